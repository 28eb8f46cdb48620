import account from "./zh/account.json";
import admin from "./zh/admin.json";
import article from "./zh/article.json";
import asking from "./zh/asking.json";
import billing from "./zh/billing.json";
import bot from "./zh/bot.json";
import card from "./zh/card.json";
import common from "./zh/common.json";
import copying from "./zh/copying.json";
import digest from "./zh/digest.json";
import drafts from "./zh/drafts.json";
import editor from "./zh/editor.json";
import errors from "./zh/errors.json";
import gallery from "./zh/gallery.json";
import home from "./zh/home.json";
import library from "./zh/library.json";
import memwink from "./zh/memwink.json";
import offerwink from "./zh/offerwink.json";
import pings from "./zh/pings.json";
import privacy from "./zh/privacy.json";
import provider from "./zh/provider.json";
import radar from "./zh/radar.json";
import reasons from "./zh/reasons.json";
import results from "./zh/results.json";
import rubric from "./zh/rubric.json";
import sample from "./zh/sample.json";
import scraper from "./zh/scraper.json";
import settings from "./zh/settings.json";
import signin from "./zh/signin.json";
import story from "./zh/story.json";
import subtitles from "./zh/subtitles.json";
import summary from "./zh/summary.json";
import tools from "./zh/tools.json";
import ui from "./zh/ui.json";
import upload from "./zh/upload.json";
import writing from "./zh/writing.json";

export const zh = {
  account,
  admin,
  article,
  asking,
  billing,
  bot,
  card,
  common,
  copying,
  digest,
  drafts,
  editor,
  errors,
  gallery,
  home,
  library,
  memwink,
  offerwink,
  pings,
  privacy,
  provider,
  radar,
  reasons,
  results,
  rubric,
  sample,
  scraper,
  settings,
  signin,
  story,
  subtitles,
  summary,
  tools,
  ui,
  upload,
  writing,
};

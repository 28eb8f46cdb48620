import account from "./en/account.json";
import admin from "./en/admin.json";
import article from "./en/article.json";
import asking from "./en/asking.json";
import billing from "./en/billing.json";
import bot from "./en/bot.json";
import card from "./en/card.json";
import common from "./en/common.json";
import copying from "./en/copying.json";
import digest from "./en/digest.json";
import drafts from "./en/drafts.json";
import editor from "./en/editor.json";
import errors from "./en/errors.json";
import gallery from "./en/gallery.json";
import home from "./en/home.json";
import library from "./en/library.json";
import memwink from "./en/memwink.json";
import offerwink from "./en/offerwink.json";
import pings from "./en/pings.json";
import privacy from "./en/privacy.json";
import provider from "./en/provider.json";
import radar from "./en/radar.json";
import reasons from "./en/reasons.json";
import results from "./en/results.json";
import rubric from "./en/rubric.json";
import sample from "./en/sample.json";
import scraper from "./en/scraper.json";
import settings from "./en/settings.json";
import signin from "./en/signin.json";
import story from "./en/story.json";
import subtitles from "./en/subtitles.json";
import summary from "./en/summary.json";
import tools from "./en/tools.json";
import ui from "./en/ui.json";
import upload from "./en/upload.json";
import writing from "./en/writing.json";

export const en = {
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

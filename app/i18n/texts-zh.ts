import account from "./locales/zh/account.json";
import admin from "./locales/zh/admin.json";
import applications from "./locales/zh/applications.json";
import article from "./locales/zh/article.json";
import asking from "./locales/zh/asking.json";
import billing from "./locales/zh/billing.json";
import bot from "./locales/zh/bot.json";
import card from "./locales/zh/card.json";
import common from "./locales/zh/common.json";
import copying from "./locales/zh/copying.json";
import digest from "./locales/zh/digest.json";
import drafts from "./locales/zh/drafts.json";
import editor from "./locales/zh/editor.json";
import errors from "./locales/zh/errors.json";
import gallery from "./locales/zh/gallery.json";
import home from "./locales/zh/home.json";
import kept from "./locales/zh/kept.json";
import library from "./locales/zh/library.json";
import memwink from "./locales/zh/memwink.json";
import offerwink from "./locales/zh/offerwink.json";
import pings from "./locales/zh/pings.json";
import privacy from "./locales/zh/privacy.json";
import provider from "./locales/zh/provider.json";
import radar from "./locales/zh/radar.json";
import reading from "./locales/zh/reading.json";
import reasons from "./locales/zh/reasons.json";
import results from "./locales/zh/results.json";
import rubric from "./locales/zh/rubric.json";
import sample from "./locales/zh/sample.json";
import scraper from "./locales/zh/scraper.json";
import settings from "./locales/zh/settings.json";
import signin from "./locales/zh/signin.json";
import story from "./locales/zh/story.json";
import subtitles from "./locales/zh/subtitles.json";
import summary from "./locales/zh/summary.json";
import tailoring from "./locales/zh/tailoring.json";
import tools from "./locales/zh/tools.json";
import ui from "./locales/zh/ui.json";
import upload from "./locales/zh/upload.json";
import writing from "./locales/zh/writing.json";

export const zh = {
  account,
  admin,
  applications,
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
  kept,
  library,
  memwink,
  offerwink,
  pings,
  privacy,
  provider,
  radar,
  reading,
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
  tailoring,
  tools,
  ui,
  upload,
  writing,
};

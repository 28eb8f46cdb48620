import account from "./locales/zh/account.json";
import admin from "./locales/zh/admin.json";
import applications from "./locales/zh/applications.json";
import article from "./locales/zh/article.json";
import asking from "./locales/zh/asking.json";
import best from "./locales/zh/best.json";
import billing from "./locales/zh/billing.json";
import bot from "./locales/zh/bot.json";
import card from "./locales/zh/card.json";
import common from "./locales/zh/common.json";
import copying from "./locales/zh/copying.json";
import digest from "./locales/zh/digest.json";
import drafts from "./locales/zh/drafts.json";
import editor from "./locales/zh/editor.json";
import errors from "./locales/zh/errors.json";
import feeds from "./locales/zh/feeds.json";
import gallery from "./locales/zh/gallery.json";
import home from "./locales/zh/home.json";
import kept from "./locales/zh/kept.json";
import library from "./locales/zh/library.json";
import memwink from "./locales/zh/memwink.json";
import mySources from "./locales/zh/mySources.json";
import offerwink from "./locales/zh/offerwink.json";
import operator from "./locales/zh/operator.json";
import pings from "./locales/zh/pings.json";
import privacy from "./locales/zh/privacy.json";
import provider from "./locales/zh/provider.json";
import push from "./locales/zh/push.json";
import radar from "./locales/zh/radar.json";
import reading from "./locales/zh/reading.json";
import reasons from "./locales/zh/reasons.json";
import results from "./locales/zh/results.json";
import rubric from "./locales/zh/rubric.json";
import sample from "./locales/zh/sample.json";
import scraper from "./locales/zh/scraper.json";
import settings from "./locales/zh/settings.json";
import signin from "./locales/zh/signin.json";
import stories from "./locales/zh/stories.json";
import story from "./locales/zh/story.json";
import subtitles from "./locales/zh/subtitles.json";
import summary from "./locales/zh/summary.json";
import tailoring from "./locales/zh/tailoring.json";
import tools from "./locales/zh/tools.json";
import ui from "./locales/zh/ui.json";
import upload from "./locales/zh/upload.json";
import wishes from "./locales/zh/wishes.json";
import writing from "./locales/zh/writing.json";

export const zh = {
  account,
  admin,
  applications,
  article,
  asking,
  best,
  billing,
  bot,
  card,
  common,
  copying,
  digest,
  drafts,
  editor,
  errors,
  feeds,
  gallery,
  home,
  kept,
  library,
  memwink,
  mySources,
  offerwink,
  operator,
  pings,
  privacy,
  provider,
  push,
  radar,
  reading,
  reasons,
  results,
  rubric,
  sample,
  scraper,
  settings,
  signin,
  stories,
  story,
  subtitles,
  summary,
  tailoring,
  tools,
  ui,
  upload,
  wishes,
  writing,
};

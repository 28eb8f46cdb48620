import account from "./locales/en/account.json";
import admin from "./locales/en/admin.json";
import applications from "./locales/en/applications.json";
import article from "./locales/en/article.json";
import asking from "./locales/en/asking.json";
import best from "./locales/en/best.json";
import billing from "./locales/en/billing.json";
import bot from "./locales/en/bot.json";
import card from "./locales/en/card.json";
import common from "./locales/en/common.json";
import copying from "./locales/en/copying.json";
import digest from "./locales/en/digest.json";
import drafts from "./locales/en/drafts.json";
import editor from "./locales/en/editor.json";
import errors from "./locales/en/errors.json";
import feeds from "./locales/en/feeds.json";
import gallery from "./locales/en/gallery.json";
import home from "./locales/en/home.json";
import kept from "./locales/en/kept.json";
import library from "./locales/en/library.json";
import memwink from "./locales/en/memwink.json";
import mySources from "./locales/en/mySources.json";
import offerwink from "./locales/en/offerwink.json";
import operator from "./locales/en/operator.json";
import pings from "./locales/en/pings.json";
import privacy from "./locales/en/privacy.json";
import provider from "./locales/en/provider.json";
import push from "./locales/en/push.json";
import radar from "./locales/en/radar.json";
import reading from "./locales/en/reading.json";
import reasons from "./locales/en/reasons.json";
import results from "./locales/en/results.json";
import rubric from "./locales/en/rubric.json";
import sample from "./locales/en/sample.json";
import scraper from "./locales/en/scraper.json";
import settings from "./locales/en/settings.json";
import signin from "./locales/en/signin.json";
import stories from "./locales/en/stories.json";
import story from "./locales/en/story.json";
import subtitles from "./locales/en/subtitles.json";
import summary from "./locales/en/summary.json";
import tailoring from "./locales/en/tailoring.json";
import tools from "./locales/en/tools.json";
import ui from "./locales/en/ui.json";
import upload from "./locales/en/upload.json";
import wishes from "./locales/en/wishes.json";
import writing from "./locales/en/writing.json";

export const en = {
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

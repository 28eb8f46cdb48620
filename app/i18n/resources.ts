import enAccount from "./locales/en/account.json";
import enAdmin from "./locales/en/admin.json";
import enArticle from "./locales/en/article.json";
import enAsking from "./locales/en/asking.json";
import enBilling from "./locales/en/billing.json";
import enBot from "./locales/en/bot.json";
import enCard from "./locales/en/card.json";
import enCommon from "./locales/en/common.json";
import enCopying from "./locales/en/copying.json";
import enDigest from "./locales/en/digest.json";
import enDrafts from "./locales/en/drafts.json";
import enEditor from "./locales/en/editor.json";
import enErrors from "./locales/en/errors.json";
import enGallery from "./locales/en/gallery.json";
import enHome from "./locales/en/home.json";
import enLibrary from "./locales/en/library.json";
import enMemwink from "./locales/en/memwink.json";
import enOfferwink from "./locales/en/offerwink.json";
import enPings from "./locales/en/pings.json";
import enPrivacy from "./locales/en/privacy.json";
import enProvider from "./locales/en/provider.json";
import enRadar from "./locales/en/radar.json";
import enReasons from "./locales/en/reasons.json";
import enResults from "./locales/en/results.json";
import enRubric from "./locales/en/rubric.json";
import enSample from "./locales/en/sample.json";
import enScraper from "./locales/en/scraper.json";
import enSettings from "./locales/en/settings.json";
import enSignin from "./locales/en/signin.json";
import enStory from "./locales/en/story.json";
import enSubtitles from "./locales/en/subtitles.json";
import enSummary from "./locales/en/summary.json";
import enTools from "./locales/en/tools.json";
import enUi from "./locales/en/ui.json";
import enUpload from "./locales/en/upload.json";
import enWriting from "./locales/en/writing.json";
import zhAccount from "./locales/zh/account.json";
import zhAdmin from "./locales/zh/admin.json";
import zhArticle from "./locales/zh/article.json";
import zhAsking from "./locales/zh/asking.json";
import zhBilling from "./locales/zh/billing.json";
import zhBot from "./locales/zh/bot.json";
import zhCard from "./locales/zh/card.json";
import zhCommon from "./locales/zh/common.json";
import zhCopying from "./locales/zh/copying.json";
import zhDigest from "./locales/zh/digest.json";
import zhDrafts from "./locales/zh/drafts.json";
import zhEditor from "./locales/zh/editor.json";
import zhErrors from "./locales/zh/errors.json";
import zhGallery from "./locales/zh/gallery.json";
import zhHome from "./locales/zh/home.json";
import zhLibrary from "./locales/zh/library.json";
import zhMemwink from "./locales/zh/memwink.json";
import zhOfferwink from "./locales/zh/offerwink.json";
import zhPings from "./locales/zh/pings.json";
import zhPrivacy from "./locales/zh/privacy.json";
import zhProvider from "./locales/zh/provider.json";
import zhRadar from "./locales/zh/radar.json";
import zhReasons from "./locales/zh/reasons.json";
import zhResults from "./locales/zh/results.json";
import zhRubric from "./locales/zh/rubric.json";
import zhSample from "./locales/zh/sample.json";
import zhScraper from "./locales/zh/scraper.json";
import zhSettings from "./locales/zh/settings.json";
import zhSignin from "./locales/zh/signin.json";
import zhStory from "./locales/zh/story.json";
import zhSubtitles from "./locales/zh/subtitles.json";
import zhSummary from "./locales/zh/summary.json";
import zhTools from "./locales/zh/tools.json";
import zhUi from "./locales/zh/ui.json";
import zhUpload from "./locales/zh/upload.json";
import zhWriting from "./locales/zh/writing.json";

/** Every text of the product. The server holds all of it; a browser loads one language, a page at a time. */
export const resources = {
  en: {
    account: enAccount,
    admin: enAdmin,
    article: enArticle,
    asking: enAsking,
    billing: enBilling,
    bot: enBot,
    card: enCard,
    common: enCommon,
    copying: enCopying,
    digest: enDigest,
    drafts: enDrafts,
    editor: enEditor,
    errors: enErrors,
    gallery: enGallery,
    home: enHome,
    library: enLibrary,
    memwink: enMemwink,
    offerwink: enOfferwink,
    pings: enPings,
    privacy: enPrivacy,
    provider: enProvider,
    radar: enRadar,
    reasons: enReasons,
    results: enResults,
    rubric: enRubric,
    sample: enSample,
    scraper: enScraper,
    settings: enSettings,
    signin: enSignin,
    story: enStory,
    subtitles: enSubtitles,
    summary: enSummary,
    tools: enTools,
    ui: enUi,
    upload: enUpload,
    writing: enWriting,
  },
  zh: {
    account: zhAccount,
    admin: zhAdmin,
    article: zhArticle,
    asking: zhAsking,
    billing: zhBilling,
    bot: zhBot,
    card: zhCard,
    common: zhCommon,
    copying: zhCopying,
    digest: zhDigest,
    drafts: zhDrafts,
    editor: zhEditor,
    errors: zhErrors,
    gallery: zhGallery,
    home: zhHome,
    library: zhLibrary,
    memwink: zhMemwink,
    offerwink: zhOfferwink,
    pings: zhPings,
    privacy: zhPrivacy,
    provider: zhProvider,
    radar: zhRadar,
    reasons: zhReasons,
    results: zhResults,
    rubric: zhRubric,
    sample: zhSample,
    scraper: zhScraper,
    settings: zhSettings,
    signin: zhSignin,
    story: zhStory,
    subtitles: zhSubtitles,
    summary: zhSummary,
    tools: zhTools,
    ui: zhUi,
    upload: zhUpload,
    writing: zhWriting,
  },
};

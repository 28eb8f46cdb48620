import enCommon from "./locales/en/common.json";
import enErrors from "./locales/en/errors.json";
import enHome from "./locales/en/home.json";
import enOfferwink from "./locales/en/offerwink.json";
import enReasons from "./locales/en/reasons.json";
import enResults from "./locales/en/results.json";
import enRubric from "./locales/en/rubric.json";
import enSignin from "./locales/en/signin.json";
import enSummary from "./locales/en/summary.json";
import enUi from "./locales/en/ui.json";
import enUpload from "./locales/en/upload.json";
import zhCommon from "./locales/zh/common.json";
import zhErrors from "./locales/zh/errors.json";
import zhHome from "./locales/zh/home.json";
import zhOfferwink from "./locales/zh/offerwink.json";
import zhReasons from "./locales/zh/reasons.json";
import zhResults from "./locales/zh/results.json";
import zhRubric from "./locales/zh/rubric.json";
import zhSignin from "./locales/zh/signin.json";
import zhSummary from "./locales/zh/summary.json";
import zhUi from "./locales/zh/ui.json";
import zhUpload from "./locales/zh/upload.json";

/** Every text of the product. The server holds all of it; a browser loads one language, a page at a time. */
export const resources = {
  en: {
    common: enCommon,
    errors: enErrors,
    home: enHome,
    offerwink: enOfferwink,
    reasons: enReasons,
    results: enResults,
    rubric: enRubric,
    signin: enSignin,
    summary: enSummary,
    ui: enUi,
    upload: enUpload,
  },
  zh: {
    common: zhCommon,
    errors: zhErrors,
    home: zhHome,
    offerwink: zhOfferwink,
    reasons: zhReasons,
    results: zhResults,
    rubric: zhRubric,
    signin: zhSignin,
    summary: zhSummary,
    ui: zhUi,
    upload: zhUpload,
  },
};

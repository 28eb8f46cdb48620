import { en } from "./locales/en";
import { zh } from "./locales/zh";

/** Every text of the product. The server holds all of it; a browser begins with those of its page. */
export const resources = { en, zh };

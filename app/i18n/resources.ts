import { en } from "./texts-en";
import { zh } from "./texts-zh";

/** Every text of the product. The server holds all of it; a browser begins with those of its page. */
export const resources = { en, zh };

import { readPage } from "./read-page";

// Runs in the page that is saved, as one classic script; what it ends with is what the caller gets.
export default readPage(document, window.getSelection()?.toString() ?? "");

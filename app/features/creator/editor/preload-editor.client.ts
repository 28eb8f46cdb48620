import { loadRichPaste } from "../article/editing/listen.client";
import { loadSaveDrafts } from "./drafts/use-save-all";
import { loadDialogs } from "./EditorDialogs";
import { loadMenu } from "./MoreMenu";
import { preloadCopying } from "./use-copy";
import { loadHtmlExport } from "./use-export";
import { loadOpenTexts } from "./use-opened-files";
import { loadProblemChecks } from "./use-problems";

export const loadExample = () => import("../article/editing/example-article");

const loaders = [
  ...[loadDialogs, loadMenu, loadExample, loadRichPaste, preloadCopying],
  ...[loadHtmlExport, loadSaveDrafts, loadOpenTexts, loadProblemChecks],
];

export function preloadEditor(): void {
  Promise.all(loaders.map((load) => load())).catch(console.error);
}

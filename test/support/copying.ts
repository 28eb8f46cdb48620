import { userEvent } from "vitest/browser";
import { copyRich } from "~/features/creator/article/copy/clipboard.client";
import { forWeChat } from "~/features/creator/article/copy/wechat.client";
import type { ShownArticle } from "./shown-article";
import { stylesOf } from "./styles-of";

function putFirst(element: HTMLElement): void {
  document.body.insertBefore(element, document.body.firstChild);
}

/** Runs what copies in a click, as a browser wants it, and gives what came of it. */
export async function inClick<Outcome>(copy: () => Promise<Outcome>): Promise<Outcome> {
  const button = document.createElement("button");
  button.textContent = "copy";
  putFirst(button);
  const outcome = new Promise<Outcome>((resolve, reject) => {
    button.onclick = () => copy().then(resolve, reject);
  });
  const [result] = await Promise.all([outcome, userEvent.click(button)]).finally(() => button.remove());
  return result;
}

export const copyArticle = ({ article, css }: ShownArticle) =>
  inClick(() => copyRich(Promise.resolve(forWeChat(article, css))));

/** Pastes what is on the clipboard into an empty place that has no styles. */
export async function paste(): Promise<HTMLElement> {
  const box = document.createElement("div");
  box.contentEditable = "true";
  box.style.cssText = "width:677px;min-height:40px";
  putFirst(box);
  box.focus();
  await userEvent.paste();
  return box;
}

/** The looks of an article that is shown, and of what was pasted of it. */
export const stylesOfBoth = ({ article }: ShownArticle, box: HTMLElement) => {
  const pasted = box.querySelector("section");
  return { shown: stylesOf(article), pasted: pasted && stylesOf(pasted) };
};

/** The listings of what was pasted, as a reader would copy them. It changes them. */
export function codeOf(box: HTMLElement): string[] {
  return [...box.querySelectorAll("pre")].map((block) => {
    for (const end of block.querySelectorAll("br")) end.parentNode?.replaceChild(new Text("\n"), end);
    return (block.textContent ?? "").replaceAll("\u00a0", " ");
  });
}

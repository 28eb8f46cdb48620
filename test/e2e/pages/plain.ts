import type { APIRequestContext, APIResponse } from "@playwright/test";
import { parseHTML } from "linkedom";
import { ORIGIN } from "./fixtures";

type Name = string | RegExp;

/** What is not shown without scripts, as the style sheet has it. */
const HIDDEN = "[hidden], .needs-script";
const UNSEEN = `${HIDDEN}, script, style, template, head`;

const isNamed = (text: string, name: Name) => (typeof name === "string" ? text === name : name.test(text));

/** What somebody reads of an element, without what is hidden. */
export function textOf(element: Element | null, without = UNSEEN): string {
  if (!element) return "";
  const words = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return node.textContent ?? "";
    if (!("tagName" in node)) return "";
    const child = node as Element;
    const inside = child.matches(without) ? "" : textOf(child, without);
    return /^(A|ABBR|B|BDI|CODE|EM|I|SPAN|STRONG|TIME|SUP|SUB)$/.test(child.tagName) ? inside : ` ${inside} `;
  });
  return words.join("").replace(/\s+/g, " ").trim();
}

const nameOf = (element: Element) =>
  element.getAttribute("aria-label") ?? textOf(element, `${UNSEEN}, [aria-hidden=true]`);

/** What a control sends of itself, unless it is told otherwise. */
function sentBy(control: Element): string[] {
  const type = control.getAttribute("type");
  if (control.tagName === "TEXTAREA") return [(control.textContent ?? "").replaceAll("\r\n", "\n")];
  if (control.tagName === "SELECT") {
    const chosen = control.querySelector("option[selected]") ?? control.querySelector("option");
    return chosen ? [chosen.getAttribute("value") ?? textOf(chosen)] : [];
  }
  if (type === "radio" || type === "checkbox")
    return control.hasAttribute("checked") ? [control.getAttribute("value") ?? "on"] : [];
  return [control.getAttribute("value") ?? ""];
}

/** Whether somebody can give a control a value: some offer a choice alone. */
function takes(control: Element, value: string): boolean {
  if (control.tagName === "SELECT")
    return [...control.querySelectorAll("option")].some((each) => each.getAttribute("value") === value);
  const isChoice = ["radio", "checkbox"].includes(control.getAttribute("type") ?? "");
  return !isChoice || (control.getAttribute("value") ?? "on") === value;
}

/** A page as whoever has no scripts gets it: its HTML, and where its links and forms lead. */
export class PlainPage {
  readonly document: Document;

  constructor(
    private readonly reader: APIRequestContext,
    readonly status: number,
    readonly url: URL,
    readonly html: string,
  ) {
    this.document = parseHTML(html).document;
    // Names of attributes are the same in any case, which this reader of HTML leaves as they were written.
    for (const element of this.document.querySelectorAll("button, form, link, time"))
      for (const { name, value } of [...element.attributes]) element.setAttribute(name.toLowerCase(), value);
    // It leaves the text of these as it stands in the file, too.
    for (const element of this.document.querySelectorAll("textarea, title"))
      element.textContent =
        parseHTML(`<p>${element.textContent}</p>`).document.querySelector("p")?.textContent ?? "";
  }

  /** The path with its parameters. */
  get path(): string {
    return this.url.pathname + this.url.search;
  }

  get text(): string {
    return textOf(this.document.body);
  }

  all(selector: string, name?: Name): Element[] {
    const found = [...this.document.querySelectorAll(selector)].filter((each) => !each.closest(HIDDEN));
    return name === undefined ? found : found.filter((each) => isNamed(nameOf(each), name));
  }

  texts(selector: string): string[] {
    return this.all(selector).map((each) => textOf(each));
  }

  /** The first element of a kind, or of those the one of a name. Fails where there is none. */
  one(selector: string, name?: Name): Element {
    const [found] = this.all(selector, name);
    if (!found) throw new Error(`no ${selector} ${name ?? ""} on ${this.path}: ${this.text.slice(0, 2000)}`);
    return found;
  }

  /** The controls of a name, as a form would send them now. */
  values(name: string): string[] {
    return this.all("input, select, textarea")
      .filter((each) => each.getAttribute("name") === name)
      .flatMap(sentBy);
  }

  async open(address: string): Promise<PlainPage> {
    return pageOf(this.reader, await this.reader.get(new URL(address, this.url).href));
  }

  follow(name: Name, within = "body"): Promise<PlainPage> {
    const [link] = this.all(`${within} a[href]`, name);
    if (!link) throw new Error(`no link ${name} on ${this.path}`);
    return this.open(link.getAttribute("href") ?? "");
  }

  /** Presses a button of a form, after these of its fields have been given other values. */
  async press(
    name: Name,
    values: Record<string, string | string[]> = {},
    within = "body",
  ): Promise<PlainPage> {
    const button = this.one(`${within} button:not([disabled]):not([type=button])`, name);
    const formOf = (control: Element) =>
      control.hasAttribute("form")
        ? this.document.getElementById(control.getAttribute("form") ?? "")
        : control.closest("form");
    const form = formOf(button);
    if (!form) throw new Error(`the button ${name} belongs to no form`);
    // What is not shown is sent as well.
    const controls = [...this.document.querySelectorAll("input, select, textarea")].filter(
      (each) => formOf(each) === form && !each.hasAttribute("disabled"),
    );
    for (const [field, told] of Object.entries(values)) {
      const named = controls.filter((each) => each.getAttribute("name") === field);
      if (named.length === 0 || [told].flat().some((value) => !named.some((each) => takes(each, value))))
        throw new Error(`the form of ${name} takes no ${told} for ${field}`);
    }
    const sent = new URLSearchParams();
    const given = new Set<string>();
    for (const control of controls) {
      const field = control.getAttribute("name");
      const isFile = control.getAttribute("type") === "file";
      if (!field || isFile || given.has(field)) continue;
      const told = values[field];
      if (told !== undefined) given.add(field);
      for (const value of told === undefined ? sentBy(control) : [told].flat())
        sent.append(field, value.replace(/\r?\n/g, "\r\n"));
    }
    const own = button.getAttribute("name");
    if (own) sent.append(own, button.getAttribute("value") ?? "");
    const to = button.getAttribute("formaction") ?? form.getAttribute("action") ?? this.path;
    const url = new URL(to, this.url);
    const method = button.getAttribute("formmethod") ?? form.getAttribute("method") ?? "get";
    if (method.toLowerCase() === "get") {
      url.search = sent.toString();
      return this.open(url.href);
    }
    const headers = { Origin: ORIGIN };
    if (form.getAttribute("enctype") === "multipart/form-data") {
      const multipart = new FormData();
      for (const [field, value] of sent) multipart.append(field, value);
      return pageOf(this.reader, await this.reader.post(url.href, { headers, multipart }));
    }
    const encoded = { ...headers, "Content-Type": "application/x-www-form-urlencoded" };
    return pageOf(this.reader, await this.reader.post(url.href, { headers: encoded, data: sent.toString() }));
  }
}

const pageOf = async (reader: APIRequestContext, answer: APIResponse) =>
  new PlainPage(reader, answer.status(), new URL(answer.url()), await answer.text());

export async function openPlain(reader: APIRequestContext, path: string): Promise<PlainPage> {
  return pageOf(reader, await reader.get(new URL(path, ORIGIN).href));
}

import { readFileSync } from "node:fs";
import { createServer, get } from "node:http";
import type { Page } from "@playwright/test";
import { ORIGIN } from "./fixtures";
import { untilRunning } from "./running";

/** Opens a page, and waits until the service worker has kept what it keeps and answers for the site. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilRunning(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, {
    timeout: 90_000,
  });
}

/** The site at an address of its own, where another service worker can be deployed: no route of a test sees a browser ask for it. */
export async function startSite(): Promise<{ origin: string; deploy(worker: string): void; close(): void }> {
  let worker: string | null = null;
  const site = createServer(({ url = "/", headers }, answer) => {
    if (url === "/sw.js" && worker !== null)
      return answer.writeHead(200, { "Content-Type": "text/javascript" }).end(worker);
    const asked = get(ORIGIN + url, { headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    asked.on("error", () => answer.destroy());
  });
  await new Promise<void>((listening) => site.listen(0, "localhost", listening));
  const address = site.address();
  return {
    origin: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
    deploy: (code) => {
      worker = code;
    },
    close: () => site.close(),
  };
}

export const builtWorker = () => readFileSync("build/client/sw.js", "utf8");

export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Of the worker that waits, and of the one that answers. */
export const statesOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.waiting?.state, registration?.active?.state];
  });

/** Everything in Cache Storage: addresses, and the words of what is no file of the build. */
export function walkCaches(page: Page): Promise<{ addresses: string[]; words: string }> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    let words = "";
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        addresses.push(`${name.split("-")[0]} ${pathname}${search.replace(/&?__WB_REVISION__=\w+/, "")}`);
        if (!pathname.startsWith("/assets/")) words += await (await cache.match(request))?.text();
      }
    }
    return { addresses, words };
  });
}

/** Sends what the system would for a share: a form that a document is loaded with. */
export async function share(page: Page, fields: Record<string, string>, file?: string) {
  await page.evaluate(
    ({ fields, file }) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/upload", enctype: "multipart/form-data" });
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement("input");
        Object.assign(input, { name, value });
        form.appendChild(input);
      }
      if (file) {
        const input = document.createElement("input");
        Object.assign(input, { type: "file", name: "file" });
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(file), (c) => c.charCodeAt(0))], "简历.pdf"));
        input.files = data.files;
        form.appendChild(input);
      }
      document.body.appendChild(form);
      form.submit();
    },
    { fields, file },
  );
}

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { EXTENSION_ID } from "~/core/memwink";
import { manifestOf } from "./manifest";

const manifest = manifestOf({ origin: "https://wink.example", version: "1.0.0" });

test("the site finds every copy by the id that follows from its key", () => {
  const digest = createHash("sha256")
    .update(Buffer.from(manifest.key ?? "", "base64"))
    .digest("hex")
    .slice(0, 32);
  const id = [...digest].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join("");
  expect(id).toBe(EXTENSION_ID);
});

test("a store gives an id of its own and takes no key", () => {
  const forStore = manifestOf({ origin: "https://wink.example", version: "1.0.0", isForStore: true });
  expect(forStore).not.toHaveProperty("key");
});

test("a copy asks for nothing but what saving needs, and only its own site may speak to it", () => {
  expect(manifest.permissions).toEqual([
    "activeTab",
    "scripting",
    "storage",
    "unlimitedStorage",
    "alarms",
    "contextMenus",
  ]);
  expect(manifest.optional_permissions).toEqual(["bookmarks"]);
  expect(manifest).not.toHaveProperty("host_permissions");
  expect(manifest).not.toHaveProperty("content_scripts");
  expect(manifest.externally_connectable.matches).toEqual(["https://wink.example/*"]);
  expect(manifest.content_security_policy.extension_pages).toMatch(/script-src 'self';/);
  expect(manifest.content_security_policy.extension_pages).not.toMatch(/unsafe|\*/);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
};
type LockFile = { packages: Record<string, Entry> };

/** What npm would install without being able to tell it from something else: a package is known by its hash, or travels in one that is. */
function unsafeEntries({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .filter(
      ([, { integrity, resolved, link, inBundle }]) =>
        link ||
        (!inBundle && !integrity?.startsWith("sha512-")) ||
        !(resolved ?? "https://registry.npmjs.org/").startsWith("https://registry.npmjs.org/"),
    )
    .map(([path]) => path);
}

const lock: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));

test("every package is known by its hash, and comes from npm's registry alone", () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(1000);
  expect(unsafeEntries(lock)).toEqual([]);
});

test.each([
  ["without a hash", { version: "1.0.0" }],
  ["with a weak hash", { integrity: "sha1-AAAA" }],
  ["from another registry", { integrity: "sha512-AAAA", resolved: "https://mirror.example/a.tgz" }],
  ["from a look-alike", { integrity: "sha512-AAAA", resolved: "https://registry.npmjs.org.example/a.tgz" }],
  ["from a repository", { resolved: "git+ssh://git@github.com/a/a.git#0000" }],
  ["from this disk", { link: true, resolved: "../a" }],
])("a package %s is refused", (_, entry) => {
  expect(unsafeEntries({ packages: { "": {}, "node_modules/a": entry } })).toEqual(["node_modules/a"]);
});

test("a package of whose scripts nobody has decided runs none", () => {
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
  expect(named.filter((name) => !(name in allowScripts))).toEqual([]);
});

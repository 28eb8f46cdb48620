// Finds the browser and the tools that the tests need, and installs them where the machine lets us.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const candidates = [
  process.env.CHROMIUM_PATH,
  // A page of its own takes a quarter of the time that it takes in the whole browser, which draws its own windows too.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Extensions run in the whole browser alone. */
const whole = candidates.filter((path) => !path?.endsWith("headless-shell"));

/** Without the fonts Chinese screenshots are empty boxes; poppler reads exported PDFs back. */
const debianPackages = ["chromium-headless-shell", "chromium", "fonts-noto-cjk", "poppler-utils"];

const has = (command: string) => {
  try {
    execFileSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium; undefined lets Playwright use its own. */
export const installedChromium = () => candidates.find((path) => path && existsSync(path));

/** The path of a Chromium that runs extensions. */
export const wholeChromium = () => whole.find((path) => path && existsSync(path));

function installOnDebian() {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const apt = (...args: string[]) => {
    const [command = "", ...rest] = [...sudo, "apt-get", ...args];
    execFileSync(command, rest, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", ...debianPackages);
}

/** The same, installed first where needed. */
export function findChromium() {
  const complete = installedChromium() && wholeChromium() && has("pdftotext");
  if (!complete && has("apt-get")) installOnDebian();
  if (!installedChromium())
    execFileSync("npx", ["--no-install", "playwright", "install", "chromium"], { stdio: "inherit" });
  return installedChromium();
}

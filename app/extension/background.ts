import { escapeHtml } from "~/core/markdown/escape";
import { giveBackAllSites } from "./all-sites";
import { capturePage, type Pressed } from "./capture/capture-page";
import { library } from "./library/database";
import { foldAll } from "./library/fold";
import { parseQuery, searchPages } from "./library/search";
import { NEWS_EVERY_MS, refreshNews } from "./news/refresh";
import { readSettings, receiveMessage } from "./settings/stored";
import { SITE } from "./site";

// Listeners alone, all of them at once: the browser stops this worker after half a minute and starts it for an event.

const FOLD = "fold";
const NEWS = "news";

/** More pages are folded in the new tab, where no save waits behind it. */
const MOST_FOLDED = 300;

const fold = async () => foldAll(await library(), MOST_FOLDED);

async function save(tab: chrome.tabs.Tab, pressed?: Pressed) {
  await capturePage(tab, pressed);
  await fold();
}

async function refresh() {
  const { sent, own } = await readSettings(Date.now());
  if (own.hasNews) await refreshNews(sent.news.tag, Date.now()).catch(() => null);
}

chrome.action.onClicked.addListener((tab) => void save(tab));

async function begin() {
  await giveBackAllSites();
  await chrome.contextMenus.removeAll();
  for (const context of ["page", "selection", "link"] as const)
    chrome.contextMenus.create({ id: context, title: chrome.i18n.getMessage(context), contexts: [context] });
  // What a save did not come to is done later.
  await chrome.alarms.create(FOLD, { periodInMinutes: 60 });
  await chrome.alarms.create(NEWS, { delayInMinutes: 1, periodInMinutes: NEWS_EVERY_MS / 60_000 });
}

chrome.runtime.onInstalled.addListener(begin);
chrome.runtime.onStartup.addListener(begin);

chrome.contextMenus.onClicked.addListener((info, tab) => {
  if (tab)
    void save(tab, {
      selection: info.selectionText,
      link: info.menuItemId === "link" ? info.linkUrl : undefined,
    });
});

chrome.alarms.onAlarm.addListener(({ name }) => {
  void (name === NEWS ? refresh() : giveBackAllSites().then(fold));
});

chrome.runtime.onMessageExternal.addListener((message, sender, answer) => {
  const { version } = chrome.runtime.getManifest();
  const received = receiveMessage(message, sender, { origin: SITE, version, now: Date.now() });
  void received.then(answer, () => answer({ ok: false, reason: "storage" }));
  return true;
});

chrome.omnibox.onInputChanged.addListener((typed, suggest) => {
  void library()
    .then((database) => searchPages(database, parseQuery(typed), 6))
    .then((found) =>
      suggest(found.map((page) => ({ content: page.address, description: escapeHtml(page.title) }))),
    );
});

chrome.omnibox.onInputEntered.addListener((chosen) => {
  const own = `newtab.html?q=${encodeURIComponent(chosen)}`;
  void chrome.tabs.update({ url: /^https?:\/\//.test(chosen) ? chosen : chrome.runtime.getURL(own) });
});

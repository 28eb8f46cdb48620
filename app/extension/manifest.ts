/** The public half of a key pair: it gives every copy one id, by which our settings page finds the extension. */
const KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAyb1csv8Fgq2Tw6KMjDP7DjWMTJoFXOQBsuBLPNrekOqZuRLOWg3fnRJlZ9CSuGG5GwWcrd4j+KeGA8GCGr7XpzcZ1MZrvznD6f3MhEerlIUNEJhWaHPvAW4ZhxrGbMUkdIn0T80GSh9UqPW5JIzx4lVseAUytSt00wNyJLCnWrZGmnl6ffwVt6eBCxM2ZPcquw023gZ9eDpnNtqJPfCDJUwlAOB1HURavzRv8KbBPi8G3z8VXuL13W9mKTfBR/fJnajIJx0isbUahoGJLjeGKEA81VHDmSaw0PDYip85hE9xxsNYk4yQQUUftXmeY6w+htN03VhEBoFfkaYwgsXZEwIDAQAB";

type BuiltFor = { origin: string; version: string; isForStore?: boolean };

/** The manifest of a copy for one site: the least that saving and finding need; the rest is asked for in the moment of use. Our own
 * pages (`matches`) alone may talk to the extension. */
export function manifestOf({ origin, version, isForStore = false }: BuiltFor) {
  const { hostname, protocol } = new URL(origin);
  // A pattern has no port: with none it is any.
  const site = `${protocol}//${hostname}/*`;
  return {
    manifest_version: 3,
    name: "__MSG_name__",
    description: "__MSG_description__",
    default_locale: "en",
    version,
    // A store gives an id of its own, and takes no key.
    ...(!isForStore && { key: KEY }),
    minimum_chrome_version: "121",
    icons: { 192: "icon-192.png" },
    action: { default_icon: "icon-192.png", default_title: "__MSG_save__" },
    background: { service_worker: "background.js", type: "module" },
    chrome_url_overrides: { newtab: "newtab.html" },
    options_ui: { page: "options.html", open_in_tab: true },
    omnibox: { keyword: "mem" },
    commands: { _execute_action: { suggested_key: { default: "Ctrl+Shift+S", mac: "Command+Shift+S" } } },
    permissions: ["activeTab", "scripting", "storage", "unlimitedStorage", "alarms", "contextMenus"],
    optional_permissions: ["bookmarks"],
    optional_host_permissions: ["https://*/*", "http://*/*"],
    externally_connectable: { matches: [site] },
    content_security_policy: {
      extension_pages:
        "default-src 'self'; script-src 'self'; connect-src 'self' https: http:; img-src 'self' data: blob: https:; style-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  };
}

const LONGEST_URL = 4000;

/** Parameters that only say where a click came from, as the lists of AdGuard, Brave and Firefox have them. */
const tracking = new Set(
  `_branch_match_id _branch_referrer _bhlid _hsenc _hsmi __hsfp __hssc __hstc __readwiselocation _openstat at_campaign
  at_medium campaign_content campaign_id campaign_medium campaign_name campaign_source campaign_term cmpid dclid
  fb_action_ids fb_action_types fb_comment_id fb_ref fb_source fbclid ga_campaign ga_content ga_medium ga_source ga_term
  gad_source gbraid gclid gclsrc gs_lcrp hmb_campaign hmb_medium hmb_source hsa_cam hsctatracking igshid itm_campaign
  itm_medium itm_source li_fat_id mc_cid mc_eid mc_tc mkt_tok msclkid ns_campaign ns_mchannel ns_source oly_anon_id
  oly_enc_id piwik_campaign piwik_kwd pk_campaign pk_kwd rb_clickid s_cid sc_cid spm share_source share_medium share_token srsltid ttclid twclid vero_conv vero_id
  wbraid wickedid wt.mc_id yclid ysclid`.split(/\s+/),
);
const trackingPrefixes = ["utm_", "mtm_", "hsa_"];

const commonPlace =
  /^#(?:$|:~:|comments?$|respond$|disqus_thread$|more-\d+$|reply\d*$|top$|utm_|xtor=|rss$|ref=rss)/i;

/** The address of an article as it is stored: absolute http(s), lower-case host, no default port, no tracking (a `ref` of the host of
 * `base` or `feedUrl` is some); null for no such address. A fragment stays where it may name one entry of many. */
export function canonicalUrl(url: string, base?: string, feedUrl?: string): string | null {
  const address = parseHttp(url, base);
  if (!address) return null;
  address.username = "";
  address.password = "";
  const clean = withoutTracking(address.href, base, feedUrl);
  return clean.length > LONGEST_URL ? null : clean;
}

export function withoutTracking(url: string, ...from: (string | undefined)[]): string {
  const hashAt = url.indexOf("#");
  const hash = hashAt < 0 ? "" : url.slice(hashAt);
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = beforeHash.indexOf("?");
  const kept = commonPlace.test(hash) ? "" : hash;
  if (queryAt < 0) return beforeHash + kept;
  const hosts = new Set(from.map((each) => (each ? hostOf(each) : "")).filter((host) => host !== ""));
  const pairs = beforeHash.slice(queryAt + 1).split("&");
  const query = pairs.filter((pair) => pair !== "" && !isTracking(pair, hosts)).join("&");
  const path = beforeHash.slice(0, queryAt);
  return path + (query === "" ? "" : `?${query.replaceAll("%20", "+")}`) + kept;
}

/** For comparing only: http as https, www, a trailing slash and the name of an index page folded. "" for what is no address. */
export function addressKey(url: string): string {
  const clean = canonicalUrl(url);
  if (clean === null) return "";
  const { hostname, port, pathname, search, hash } = new URL(clean);
  const host = hostname.replace(/^(?:www|m|amp)\d?\./, "").replace(/\.$/, "");
  const path = pathname.replace(/\/(?:index\.(?:html?|php)|amp)?\/?$/i, "");
  return `${host}${port === "" ? "" : `:${port}`}${path}${search}${hash}`;
}

function isTracking(pair: string, hosts: Set<string>): boolean {
  const [name = "", value = ""] = pair.split("=", 2);
  const key = name.toLowerCase();
  if (tracking.has(key) || trackingPrefixes.some((prefix) => key.startsWith(prefix))) return true;
  return key === "ref" && hosts.has(value.toLowerCase());
}

function hostOf(url: string): string {
  return parseHttp(url)?.hostname ?? "";
}

function parseHttp(url: string, base?: string): URL | null {
  const text = url.trim();
  if (text === "" || text.length > LONGEST_URL) return null;
  const address = URL.parse(text, base || undefined);
  return address && /^https?:$/.test(address.protocol) && address.hostname !== "" ? address : null;
}

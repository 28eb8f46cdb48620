import { degreeOf, roleOf } from "./roles";

const states =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB NS NB NSW VIC QLD";

const regions =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta|England|Scotland|Wales|Bavaria|Karnataka|Maharashtra|Tamil Nadu|Telangana|Guangdong|Zhejiang|Jiangsu|Sichuan|Hubei|Shandong|Shaanxi|Fujian";

const countries =
  "USA|U\\.S\\.A\\.?|US|U\\.S\\.|United States(?: of America)?|UK|U\\.K\\.|United Kingdom|Canada|Mexico|Brazil|Argentina|Chile|Colombia|Peru|Ireland|France|Germany|Deutschland|Spain|España|Portugal|Italy|Netherlands|The Netherlands|Belgium|Switzerland|Austria|Poland|Czech Republic|Czechia|Hungary|Romania|Bulgaria|Greece|Turkey|Sweden|Norway|Denmark|Finland|Estonia|Latvia|Lithuania|Ukraine|Russia|Israel|Egypt|Nigeria|Kenya|South Africa|Morocco|India|Pakistan|Bangladesh|Sri Lanka|Nepal|China|P\\.?R\\.? ?China|PRC|Hong Kong|Macau|Taiwan|Japan|Korea|South Korea|S\\. ?Korea|Republic of Korea|Singapore|Malaysia|Thailand|Vietnam|Indonesia|Philippines|Australia|New Zealand|UAE|United Arab Emirates|Saudi Arabia|Qatar|Anywhere";

const cities =
  "London|Paris|Berlin|Munich|Hamburg|Amsterdam|Dublin|Madrid|Barcelona|Lisbon|Zurich|Geneva|Vienna|Prague|Warsaw|Stockholm|Oslo|Copenhagen|Helsinki|Moscow|Istanbul|Tel Aviv|Dubai|Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Pune|Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Nanjing|Chengdu|Wuhan|Xi'an|Suzhou|Tianjin|Chongqing|Taipei|Tokyo|Osaka|Seoul|Pohang|Bangkok|Jakarta|Manila|Hanoi|Kuala Lumpur|Sydney|Melbourne|Auckland|Toronto|Vancouver|Montreal|New York City|NYC|San Francisco|SF|Los Angeles|Boston|Seattle|Chicago|Austin|Denver|Atlanta|Miami|Washington,? D\\.?C\\.?|Bay Area|San Francisco Bay Area|Silicon Valley";

const han =
  "北京|上海|天津|重庆|广州|深圳|杭州|南京|苏州|成都|武汉|西安|长沙|郑州|青岛|济南|合肥|福州|厦门|宁波|无锡|东莞|佛山|珠海|昆明|贵阳|南宁|南昌|太原|石家庄|沈阳|大连|长春|哈尔滨|兰州|西宁|银川|乌鲁木齐|呼和浩特|海口|三亚|拉萨|常州|徐州|南通|温州|嘉兴|绍兴|金华|惠州|中山|烟台|潍坊|洛阳|香港|澳门|台北|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|陕西|甘肃|青海|宁夏|新疆|内蒙古|西藏|台湾|中国|美国|英国|日本|德国|新加坡|加拿大|澳大利亚|法国|韩国|远程|线上";

const anywhere = "Remote|Online|Hybrid|On-?site|Work from home|WFH";
const word = "[A-ZÀ-Þ][\\p{L}.'’-]*";
const town = `${word}(?:[ -](?:${word}|de|la|le|of|upon|am|an)){0,3}`;

const known = new RegExp(
  `^(?:${anywhere}|${regions}|${countries}|${cities}|${states.split(" ").join("|")})$`,
  "u",
);
const longestPlace = 60;

/** No town lies in a city: "Parcelworks, Seattle, WA" begins with a name. */
const knownCity = new RegExp(`^(?:${cities})$`, "u");
const stateCode = new RegExp(`^(?:${states.split(" ").join("|")})\\.?(?: \\d{5}(?:-\\d{4})?)?$`);
const lastPart = new RegExp(`^(?:${regions}|${countries}|${anywhere})(?: \\d{4,6})?$`, "u");
const townOnly = new RegExp(`^${town}$`, "u");
const hanPlace = new RegExp(
  `^(?:(?:中国|${han})(?:省|市|自治区|特别行政区)?[\\s,，·-]*)+(?:[\\p{Script=Han}]{1,4}[区县市镇])?$`,
  "u",
);

export function isPlace(text: string): boolean {
  const bare = text.trim().replace(/^[(（]|[)）]$/g, "");
  if (!bare || bare.length > longestPlace) return false;
  if (hanPlace.test(bare)) return true;
  const parts = bare.split(/\s*[,/]\s*/);
  if (parts.length > 4) return false;
  if (parts.length === 1) return known.test(bare) && !/^[A-Z]{2}$/.test(bare);
  const last = parts.at(-1) ?? "";
  const head = parts.slice(0, -1);
  if (parts.length > 2 && (knownCity.test(head[1] ?? "") || !head.slice(1).every((part) => known.test(part))))
    return false;
  if (head.some((part) => roleOf(part) !== "unknown" || degreeOf(part) !== "unknown")) return false;
  return (
    (stateCode.test(last) || lastPart.test(last)) &&
    head.every((part) => townOnly.test(part) || known.test(part))
  );
}

/** A looser test for a text that stands where a place is expected, such as the right-hand end of a heading line. */
export function mayBePlace(text: string): boolean {
  const parts = text.trim().split(/\s*,\s*/);
  return (
    isPlace(text) ||
    (parts.length <= 3 && parts.every((part) => townOnly.test(part) && part.split(" ").length <= 3))
  );
}

export function splitPlace(text: string): { rest: string; place: string } | null {
  const cuts = [...text.matchAll(/\s*(?:[,，|·]|\s[-–—]\s|\s+(?=\p{Script=Han}))\s*/gu)].filter(
    (cut) => cut.index > 0 && text.length - cut.index < longestPlace + cut[0].length,
  );
  for (const cut of cuts) {
    const place = text.slice(cut.index + cut[0].length);
    const rest = text.slice(0, cut.index);
    if (isPlace(place) && !/^(?:inc|llc|ltd|co|corp)\.?(?:,|$)/i.test(place)) return { rest, place };
  }
  return null;
}

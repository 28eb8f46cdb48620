import { degreeOf, roleOf } from "./roles";
import { simplified } from "./simplified";

const states =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB NS NB NSW VIC QLD";

const regions =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta|Nova Scotia|Manitoba|Saskatchewan|New Brunswick|Newfoundland and Labrador|England|Scotland|Wales|Northern Ireland|New South Wales|Queensland|Tasmania|Western Australia|South Australia|Saxony|Hesse|Hessen|Bayern|Brandenburg|Catalonia|Kerala|Gujarat|West Bengal|Uttar Pradesh|Madhya Pradesh|Andhra Pradesh|Haryana|Rajasthan|Odisha|Bavaria|Karnataka|Maharashtra|Tamil Nadu|Telangana|Guangdong|Zhejiang|Jiangsu|Sichuan|Hubei|Shandong|Shaanxi|Fujian";

const countries =
  "USA|U\\.S\\.A\\.?|US|U\\.S\\.|United States(?: of America)?|UK|U\\.K\\.|United Kingdom|Canada|Mexico|Brazil|Argentina|Chile|Colombia|Peru|Ireland|France|Germany|Deutschland|Spain|España|Portugal|Italy|Netherlands|The Netherlands|Belgium|Switzerland|Austria|Poland|Czech Republic|Czechia|Hungary|Romania|Bulgaria|Greece|Turkey|Sweden|Norway|Denmark|Finland|Estonia|Latvia|Lithuania|Ukraine|Russia|Israel|Egypt|Nigeria|Kenya|South Africa|Morocco|India|Pakistan|Bangladesh|Sri Lanka|Nepal|China|P\\.?R\\.? ?China|PRC|Hong Kong|Macau|Taiwan|Japan|Korea|South Korea|S\\. ?Korea|Republic of Korea|Singapore|Malaysia|Thailand|Vietnam|Indonesia|Philippines|Australia|New Zealand|UAE|United Arab Emirates|Saudi Arabia|Qatar|Croatia|Hrvatska|Slovenia|Slovakia|Serbia|Bosnia and Herzegovina|Montenegro|North Macedonia|Albania|Kosovo|Moldova|Belarus|Armenia|Azerbaijan|Kazakhstan|Uzbekistan|Luxembourg|Malta|Cyprus|Iceland|Liechtenstein|Lebanon|Kuwait|Bahrain|Oman|Iraq|Iran|Syria|Tunisia|Algeria|Libya|Ethiopia|Ghana|Tanzania|Uganda|Rwanda|Senegal|Cameroon|Zimbabwe|Zambia|Botswana|Namibia|Mozambique|Angola|Ivory Coast|Mauritius|Madagascar|Cambodia|Laos|Myanmar|Mongolia|Brunei|Fiji|Cuba|Jamaica|Haiti|Dominican Republic|Puerto Rico|Costa Rica|Panama|Guatemala|Honduras|El Salvador|Nicaragua|Ecuador|Bolivia|Paraguay|Uruguay|Venezuela|Trinidad and Tobago|Barbados|Italia|Österreich|Schweiz|Suisse|Polska|Česko|Sverige|Norge|Danmark|Suomi|Nederland|België|Belgique|Türkiye|Brasil|México|Afghanistan|Andorra|Bahamas|The Bahamas|Belize|Benin|Bhutan|Bosnia|Burkina Faso|Burundi|Cape Verde|Côte d['’]Ivoire|Democratic Republic of the Congo|DR Congo|DRC|Republic of the Congo|Equatorial Guinea|Eritrea|Eswatini|Gabon|The Gambia|Gambia|Gibraltar|Guam|Guinea|Guyana|Isle of Man|Kyrgyzstan|Lesotho|Liberia|Malawi|Maldives|Mali|Mauritania|Monaco|Niger|Northern Ireland|Palestine|Papua New Guinea|Samoa|Seychelles|Sierra Leone|Somalia|South Sudan|Sudan|Suriname|Tajikistan|Togo|Tonga|Trinidad|Turkmenistan|Vanuatu|Viet Nam|Yemen|Republic of Ireland|Great Britain|Holland|Anywhere";

/** Large towns whose names are hardly ever those of people or firms. */
const cities =
  "London|Paris|Berlin|Munich|Hamburg|Amsterdam|Dublin|Madrid|Barcelona|Lisbon|Zurich|Zürich|Gdansk|Wroclaw|Poznan|Łódź|Lodz|Katowice|Szczecin|Timișoara|Iași|Rijeka|Bratislava|Košice|Maribor|Novi Sad|Sarajevo|Skopje|Tirana|Nicosia|Valletta|Reykjavík|Reykjavik|Luxembourg City|Basle|St\\.? Gallen|Lugano|Geneva|Vienna|Prague|Warsaw|Stockholm|Oslo|Copenhagen|Helsinki|Moscow|Istanbul|Tel Aviv|Dubai|Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Pune|Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Nanjing|Chengdu|Wuhan|Xi'an|Suzhou|Tianjin|Chongqing|Taipei|Tokyo|Osaka|Seoul|Pohang|Bangkok|Jakarta|Manila|Hanoi|Kuala Lumpur|Sydney|Melbourne|Auckland|Toronto|Vancouver|Montreal|New York City|NYC|San Francisco|SF|Los Angeles|Boston|Seattle|Chicago|Austin|Denver|Atlanta|Miami|Washington,? D\\.?C\\.?|Bay Area|San Francisco Bay Area|Silicon Valley|Birmingham|Manchester|Leeds|Glasgow|Edinburgh|Liverpool|Bristol|Sheffield|Cardiff|Belfast|Newcastle|Newcastle upon Tyne|Nottingham|Leicester|Coventry|Southampton|Portsmouth|Brighton|Plymouth|Derby|Wolverhampton|Swansea|Aberdeen|Dundee|Inverness|Norwich|Exeter|Gloucester|Cheltenham|Oxford|Cambridge|York|Bradford|Sunderland|Middlesbrough|Milton Keynes|Luton|Northampton|Peterborough|Ipswich|Bournemouth|Carlisle|Blackpool|Stockport|Hull|Stoke-on-Trent|Doncaster|Rotherham|Swindon|Colchester|Chelmsford|Maidstone|Guildford|Shrewsbury|Telford|Truro|Stirling|Wrexham|Warrington|Huddersfield|Wakefield|Salford|Galway|Cork|Limerick|Waterford|Cologne|Köln|München|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dresden|Hanover|Hannover|Bremen|Nuremberg|Nürnberg|Dortmund|Karlsruhe|Heidelberg|Freiburg|Mainz|Bonn|Münster|Rotterdam|The Hague|Utrecht|Eindhoven|Delft|Groningen|Leiden|Brussels|Antwerp|Ghent|Leuven|Lyon|Marseille|Toulouse|Bordeaux|Nantes|Lille|Strasbourg|Grenoble|Montpellier|Rennes|Milan|Rome|Turin|Naples|Bologna|Genoa|Venice|Verona|Valencia|Seville|Bilbao|Málaga|Zaragoza|Porto|Basel|Bern|Lausanne|Lucerne|Graz|Linz|Salzburg|Innsbruck|Brno|Kraków|Krakow|Wrocław|Gdańsk|Poznań|Budapest|Bucharest|Cluj-Napoca|Plovdiv|Belgrade|Zagreb|Ljubljana|Athens|Thessaloniki|Gothenburg|Malmö|Uppsala|Lund|Bergen|Trondheim|Stavanger|Aarhus|Odense|Tampere|Turku|Espoo|Tallinn|Riga|Vilnius|Kyiv|Lviv|Minsk|St\\.? Petersburg|Ankara|Izmir|Jerusalem|Haifa|Cairo|Casablanca|Lagos|Abuja|Accra|Nairobi|Kampala|Addis Ababa|Johannesburg|Cape Town|Durban|Pretoria|Riyadh|Jeddah|Doha|Abu Dhabi|Muscat|Amman|Beirut|Kolkata|Ahmedabad|Noida|Gurgaon|Gurugram|Jaipur|Lucknow|Kochi|Coimbatore|Indore|Chandigarh|Nagpur|Mysore|Mysuru|Thiruvananthapuram|Visakhapatnam|Karachi|Lahore|Islamabad|Dhaka|Colombo|Kathmandu|Kyoto|Nagoya|Yokohama|Fukuoka|Sapporo|Busan|Incheon|Kaohsiung|Taichung|Hsinchu|Ho Chi Minh City|Da Nang|Cebu City|Quezon City|Makati|Penang|Johor Bahru|Surabaya|Bandung|Phnom Penh|Yangon|Ningbo|Xiamen|Qingdao|Dalian|Shenyang|Harbin|Changsha|Zhengzhou|Hefei|Fuzhou|Jinan|Kunming|Wuxi|Dongguan|Foshan|Zhuhai|Brisbane|Perth|Canberra|Hobart|Gold Coast|Wellington|Christchurch|Dunedin|Calgary|Edmonton|Ottawa|Winnipeg|Quebec City|Halifax|Mississauga|Brampton|Saskatoon|Kitchener|Burnaby|São Paulo|Rio de Janeiro|Buenos Aires|Santiago|Lima|Bogotá|Medellín|Mexico City|Guadalajara|Monterrey|Montevideo|Quito|Caracas|Houston|Dallas|Philadelphia|San Antonio|San Diego|San Jose|Fort Worth|Indianapolis|Nashville|Oklahoma City|El Paso|Portland|Las Vegas|Detroit|Memphis|Louisville|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas City|Omaha|Colorado Springs|Raleigh|Long Beach|Virginia Beach|Oakland|Minneapolis|Tulsa|Tampa|New Orleans|Cleveland|Honolulu|Orlando|St\\.? Louis|Pittsburgh|Cincinnati|Anchorage|Buffalo|Salt Lake City|Boise|Spokane|Tacoma|Des Moines|Rochester|Hartford|New Haven|Baton Rouge|Brooklyn|Palo Alto|Mountain View|Menlo Park|Santa Clara|Cupertino|Sunnyvale|Redmond|Bellevue|Ann Arbor|Chapel Hill|College Park|College Station|State College|University Park|University City|University Heights|Bowling Green|Monterey Park";

const han =
  "北京|上海|天津|重庆|广州|深圳|杭州|南京|苏州|成都|武汉|西安|长沙|郑州|青岛|济南|合肥|福州|厦门|宁波|无锡|东莞|佛山|珠海|昆明|贵阳|南宁|南昌|太原|石家庄|沈阳|大连|长春|哈尔滨|兰州|西宁|银川|乌鲁木齐|呼和浩特|海口|三亚|拉萨|常州|徐州|南通|温州|嘉兴|绍兴|金华|惠州|中山|烟台|潍坊|洛阳|香港|澳门|台北|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|陕西|甘肃|青海|宁夏|新疆|内蒙古|西藏|台湾|中国|美国|英国|日本|德国|新加坡|加拿大|澳大利亚|法国|韩国|远程|线上";

/** The seats of Chinese prefectures that are no usual words. */
const prefectures =
  "唐山|秦皇岛|邯郸|邢台|保定|张家口|承德|沧州|廊坊|衡水|大同|阳泉|长治|晋城|朔州|晋中|运城|忻州|临汾|吕梁|包头|赤峰|通辽|鄂尔多斯|呼伦贝尔|鞍山|抚顺|本溪|丹东|锦州|营口|阜新|辽阳|盘锦|铁岭|葫芦岛|四平|通化|松原|白城|延边|齐齐哈尔|大庆|佳木斯|牡丹江|绥化|镇江|扬州|泰州|盐城|淮安|连云港|宿迁|昆山|湖州|衢州|舟山|台州|丽水|义乌|芜湖|蚌埠|淮南|马鞍山|淮北|铜陵|安庆|滁州|阜阳|宿州|六安|亳州|池州|宣城|莆田|三明|泉州|漳州|南平|龙岩|宁德|景德镇|萍乡|九江|新余|鹰潭|赣州|吉安|宜春|抚州|上饶|淄博|枣庄|东营|济宁|泰安|威海|日照|临沂|德州|聊城|滨州|菏泽|开封|平顶山|安阳|鹤壁|新乡|焦作|濮阳|许昌|漯河|三门峡|南阳|商丘|信阳|周口|驻马店|黄石|十堰|宜昌|襄阳|鄂州|荆门|孝感|荆州|黄冈|咸宁|随州|恩施|株洲|湘潭|衡阳|邵阳|岳阳|常德|张家界|益阳|郴州|永州|怀化|娄底|湘西|韶关|汕头|江门|湛江|茂名|肇庆|梅州|汕尾|河源|阳江|清远|潮州|揭阳|云浮|柳州|桂林|梧州|北海|钦州|贵港|玉林|百色|贺州|河池|来宾|崇左|儋州|自贡|攀枝花|泸州|德阳|绵阳|广元|遂宁|内江|乐山|南充|眉山|宜宾|广安|达州|雅安|巴中|资阳|六盘水|遵义|安顺|毕节|铜仁|曲靖|玉溪|保山|昭通|丽江|普洱|临沧|大理|铜川|宝鸡|咸阳|渭南|延安|汉中|榆林|安康|商洛|嘉峪关|金昌|白银|天水|武威|张掖|平凉|酒泉|庆阳|定西|陇南|海东|石嘴山|吴忠|固原|中卫|克拉玛依|新竹|台中|臺中|臺北|新北|高雄|台南|臺南|桃园|桃園|基隆|嘉义|彰化|屏东|宜兰|花莲|苗栗|南投|九龙|新界|尖沙咀|旺角|铜锣湾|中环|金钟|湾仔|观塘|荃湾|屯门|元朗|赤鱲角|将军澳|葵涌|深水埗|臺灣|澳門";

/** "Co. Dublin" and "County Down" are named by that word; without it half of them are towns. */
const irishCounties =
  "Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Londonderry|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow";

const anywhere = "Remote|Online|Hybrid|On-?site|Work from home|WFH";
const word = "[A-ZÀ-Þ][\\p{L}.'’-]*";
const town = `${word}(?:[ –-](?:${word}|d['’]${word}|de|del|la|le|les|los|las|da|do|dos|sur|of|upon|am|an)){0,3}`;

const known = new RegExp(
  `^(?:${anywhere}|${regions}|${countries}|${cities}|${states.split(" ").join("|")}|(?:Co\\.?|County) (?:${irishCounties}))$`,
  "u",
);
const longestPlace = 60;

/** No town lies in a city: "Parcelworks, Seattle, WA" begins with a name. */
const knownCity = new RegExp(`^(?:${cities})$`, "u");
const stateCode = new RegExp(`^(?:${states.split(" ").join("|")})\\.?(?: \\d{5}(?:-\\d{4})?)?$`);
const lastPart = new RegExp(
  `^(?:${regions}|${countries}|${anywhere}|(?:Co\\.?|County) (?:${irishCounties}))(?: \\d{4,6})?$`,
  "u",
);
const townOnly = new RegExp(`^${town}$`, "u");
const hanPlace = new RegExp(
  `^(?:(?:中国|${han}|${prefectures})(?:省|市|自治区|特别行政区)?[\\s,，·-]*)+(?:[\\p{Script=Han}]{1,4}[区县市镇])?$`,
  "u",
);

/** "青岛 Qingdao" and "Hangzhou (杭州)". */
const bothScripts =
  /^(\p{Script=Han}{2,8}|[A-Z][A-Za-z' ]{2,20}?)\s?[(（/]?\s?((?<=\p{Script=Han}\P{L}{0,3})[A-Z][A-Za-z']{2,20}|(?<=[A-Za-z]\P{L}{0,3})\p{Script=Han}{2,8})[)）]?$/u;

const hanDistrict = new RegExp(`^(?:中国)?(?:${han}|${prefectures})(?:省|市)?\\s?\\p{Script=Han}{2,6}$`, "u");
const hanTownEnd = /^\p{Script=Han}{2,7}[区县镇乡村湾岛路街城港角环埔邨]$/u;

/** "Greater Boston Area", "Columbus, Ohio Metropolitan Area", "London Area, United Kingdom": a town with what lies around it, as LinkedIn says. */
function withoutArea(text: string): string {
  return text
    .replace(/^(?:the )?Greater (?=\p{Lu})/u, "")
    .replace(/ (?:(?:Metropolitan |Metro )?(?:Area|Region)|et périphérie)(?=,|$)/, "");
}

/** "Sopot (Poland)": a town with its country in brackets. */
function inCountry(text: string): string | null {
  const [, town = "", country = ""] = /^([^(),]{2,40}) \(([^(),]{2,40})\)$/.exec(text.trim()) ?? [];
  return lastPart.test(country) ? `${town}, ${country}` : null;
}

/** A looser test for a Chinese text among ways to reach somebody: "上海浦东", "九龍灣". */
export function mayBeHanPlace(text: string): boolean {
  const bare = simplified(text.trim());
  const shaped = hanDistrict.test(bare) || hanTownEnd.test(bare);
  return shaped && roleOf(bare) === "unknown" && degreeOf(bare) === "unknown" && !/籍|户口|人$/.test(bare);
}

/** A part of a known town or region: "上海浦东", "新界沙田". */
export function isHanDistrict(text: string): boolean {
  const bare = simplified(text.trim());
  return hanDistrict.test(bare) && mayBeHanPlace(bare);
}

/** "Dublin 8", "Paris 11e" and "London SE1": a district of a city that is known. */
const cityDistrict = new RegExp(
  `^(?:${cities}) (?:\\d{1,2}(?:e|er|ème|th|\\. ?Bezirk)?|[A-Z]{1,2}\\d{1,2}[A-Z]?)$`,
  "u",
);
/** "Greater Minneapolis-St. Paul Area": what is called so is a place although nobody knows the town. */
const greater = new RegExp(
  `^Greater ${town}(?:, ${town}){0,2} (?:(?:Metropolitan |Metro )?(?:Area|Region)|Metroplex)$`,
  "u",
);

/** "ZAGREB, CROATIA": capitals tell the parts of a place as well; a word alone may be a name. */
function inUsualCase(text: string): string {
  return text.includes(",") && !/\p{Ll}/u.test(text) ? usualCase(text) : text;
}

/** "EDINBURGH" where a place may stand and no name does. */
export function isCityInCapitals(text: string): boolean {
  return /^[\p{Lu} .'’-]{3,30}$/u.test(text) && knownCity.test(usualCase(text));
}

export function isPlace(text: string): boolean {
  const told = inCountry(text);
  if (told !== null && knownCity.test(told.split(",")[0] ?? "")) return true;
  const whole = text.trim();
  const within = withoutArea(whole);
  const bare = inUsualCase(
    within.replace(/^[(（]|[)）]$/g, "").replace(/\s[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?$/, ""),
  );
  if (!bare || bare.length > longestPlace) return false;
  if (cityDistrict.test(bare) || greater.test(whole)) return true;
  if (within !== whole && bare.includes(",") && mayBePlace(bare)) return true;
  const [, one = "", other = ""] = bothScripts.exec(bare) ?? [];
  if (one && (isPlace(one) || isPlace(other))) return townOnly.test(one) || townOnly.test(other);
  const han = simplified(bare);
  if (hanPlace.test(han) || hanPlace.test(bare) || (hanTown.test(han) && roleOf(bare) === "unknown"))
    return true;
  const parts = bare.split(/\s*[,/]\s*/);
  if (parts.length > 4) return false;
  const [, remote = ""] = /^(?:Remote|Hybrid)\s?[(–—-]\s?([^()]{2,40})$/.exec(bare) ?? [];
  if (remote) return isPlace(remote);
  if (parts.length === 1) return known.test(bare) && !/^[A-Z]{2}$/.test(bare);
  const last = parts.at(-1) ?? "";
  const head = parts.slice(0, -1);
  // "Lyon, Auvergne-Rhône-Alpes, France": networks name the region of a town that is known.
  const [city = "", region = ""] = head;
  const isRegion = townOnly.test(region) && roleOf(region) === "unknown" && !knownCity.test(region);
  if (parts.length === 3 && knownCity.test(city) && isRegion && lastPart.test(last)) return true;
  if (parts.length > 2 && (knownCity.test(head[1] ?? "") || !head.slice(1).every((part) => known.test(part))))
    return false;
  if (head.some((part) => credentials.test(part))) return false;
  if (
    head.some((part) => !knownCity.test(part) && (roleOf(part) !== "unknown" || degreeOf(part) !== "unknown"))
  )
    return false;
  // "Hobart, Tasmania"
  const isNamed = roleOf(last) !== "unknown" || degreeOf(last) !== "unknown";
  if (parts.length === 2 && knownCity.test(head[0] ?? "") && townOnly.test(last) && !isNamed) return true;
  return (
    (stateCode.test(last) || lastPart.test(last)) &&
    head.every((part) => townOnly.test(part) || known.test(part))
  );
}

/** "MBBS, MD": what doctors, nurses and lawyers write behind their names is no town in Maryland. */
const credentials =
  /^(?:MB|MBBS|MBChB|BMBS|BMed|MD|DO|BDS|DDS|DMD|PharmD|PhD|MPH|MHA|MBA|MSc?|MA|BSc?|BA|RN|BSN|MSN|DNP|NP|FNP|CNM|PA-C|JD|LLB|LLM|CPA|CFA|PMP|FRCS|MRCP|FRCP|BCh|ChB)(?: (?:BCh|ChB|BS|BChir|BAO|MRCP|PhD|MPH))?$/;

/** "MB BCh, MD, MRCP(UK)" below a name: degrees and no post. */
export function areCredentials(text: string): boolean {
  return credentials.test(text.split(",", 1).join("").trim());
}

/** "北京·海淀": a district of a known city without the word for it. */
const hanTown = new RegExp(`^(?:${han}|${prefectures})(?:省|市)?[·•-]\\p{Script=Han}{2,4}$`, "u");

const street =
  /\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|blvd|boulevard|way|court|ct|place|square|sq|terrace|highway|hwy|apt|suite|unit|floor|close|crescent|row|mews|grove|gardens|quay|wharf|parade|circle|cir|pkwy|parkway|trail|trl|rue|rua|calle|carrer|avenida|via|viale|piazza|plaza|platz|ulica|jalan|weg|allee|strasse|straat)\b|stra(?:ß|ss)e\b|str\.|straat\b|(?:gatan?|vägen|vej|veien|katu)\b|^(?:ul|av|c|jl|r|pl)[./]\s?\p{L}/iu;
const hanAddress =
  /^[\p{Script=Han}\d\s-]{2,40}(?:[路街道巷弄镇乡村]|小区|大厦|花园|公寓)[\p{Script=Han}\d\s-]{0,20}(?:号|室|栋|楼|幢|村|小区|花园|單元|單|號)?[\p{Script=Han}\d\s-]{0,10}$|^(?:\p{Script=Han}{2,8}[省市区县州]){1,3}\p{Script=Han}{0,6}[镇乡村區區縣县]?$/u;
const postcode =
  /(?:\b\d{4,6}(?:-\d{3,4})?|(?<=\p{Ll},? )[A-Z]{1,2}\d[A-Z\d]?$|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\b[A-Z]\d[A-Z] ?\d[A-Z]\d|\b\d{4} ?[A-Z]{2})\b/gu;

/** "LONDON, UNITED KINGDOM" and "bristol, uk" as "London, United Kingdom" and "Bristol, UK". */
function usualCase(text: string): string {
  if (/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)) return text;
  return text.replace(/\p{L}+/gu, (word) =>
    word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );
}

/** "School of History, University of Lothian, 4 Buccleuch Terrace, Edinburgh EH8 9LN": the rooms of an office before its street and post code. */
function isOfficeAddress(text: string): boolean {
  const parts = text.split(/,\s*/);
  const streetAt = parts.findIndex((part) => /^\d{1,5}[a-z]? \p{Lu}/u.test(part) && street.test(part));
  const town = parts.at(-1) ?? "";
  return streetAt > 0 && streetAt < parts.length - 1 && town.search(postcode) >= 0;
}

/** A postal address, or a place with its post code: "12 High Street, Leeds LS1 4AP", "10115 Berlin", "武汉市洪山区珞喻路1号". */
export function isAddress(text: string): boolean {
  const bare = usualCase(text.trim());
  if (bare.length > 120 || bare.length < 2) return false;
  const [, town = "", country = ""] = /^([^()]{3,80}) \(([^()]{2,40})\)$/.exec(bare) ?? [];
  if (isPlace(country)) return isAddress(`${town}, ${country}`);
  if (hanAddress.test(bare)) return roleOf(bare) !== "title";
  const numbered =
    /^(?:bl(?:oc)?k|flat|unit|apt|suite|house|plot|villa)\.? \d/i.test(bare) ||
    /^(?:no\.? ?|#)?\d{1,5}[a-z]?(?:[/-]\d{1,5})?,? \p{L}/iu.test(bare) ||
    / \d{1,5}[a-z]?(?:\/\d{1,4})?(?:,|$| [–-] )/i.test(bare);
  if (/^(?:flat|unit|room|rm|block|blk|apt|suite)\.? [^,]{0,8}\d[^,]{0,8}, [^.!?]{4,}$/i.test(bare))
    return true;
  if ((numbered && street.test(bare)) || /^p\.? ?o\.? ?box \d/i.test(bare)) return true;
  if (/^\d{1,5}[a-z]? \p{Lu}[^.!?]{2,80}, /u.test(bare)) return true;
  if (isOfficeAddress(bare)) return true;
  // "Ilica 214, 10000 Zagreb, Croatia": elsewhere the number stands behind the street.
  const [, behind = ""] = /^\p{Lu}[\p{L} .'’-]{1,40} \d{1,4}[a-z]?, (.{3,60})$/u.exec(bare) ?? [];
  if (behind && isAddress(behind)) return true;
  const place = bare
    .replace(postcode, " ")
    .replace(/\s{2,}/g, " ")
    .replace(/\s+,/g, ",")
    .replace(/^[\s,]+|[\s,]+$/g, "");
  if (isPlace(place)) return true;
  return place !== bare && mayBePlace(place) && place.split(/[\s,]+/).length <= 4;
}

/** A town with its state or country, whatever words its name holds: "College Station, TX". */
export function isTownOfState(text: string): boolean {
  const [town = "", state = "", ...more] = text.trim().split(/\s*,\s*/);
  return more.length === 0 && townOnly.test(town) && (stateCode.test(state) || lastPart.test(state));
}

/** A looser test for a text that stands where a place is expected, such as the right-hand end of a heading line. */
export function mayBePlace(text: string): boolean {
  const parts = text
    .trim()
    .replace(/ \((?:hybrid|remote|on-?site)\)$/i, "")
    .split(/\s*[,/]\s*|\s[–-]\s(?=[A-Z]{2}$)/);
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
    const isOne = isPlace(place) || isPlace(inCountry(place) ?? "");
    if (isOne && !/^(?:inc|llc|ltd|co|corp)\.?(?:,|$)/i.test(place)) return { rest, place };
  }
  return null;
}

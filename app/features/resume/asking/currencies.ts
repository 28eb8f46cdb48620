import type { Resume } from "~/core/resume";

const euro =
  "Ireland|Germany|Deutschland|France|Spain|España|Portugal|Italy|Netherlands|Belgium|Austria|Finland|Greece|Estonia|Latvia|Lithuania|Slovakia|Slovenia|Croatia|Luxembourg|Malta|Cyprus|Dublin|Galway|Berlin|Munich|München|Hamburg|Cologne|Köln|Frankfurt|Stuttgart|Paris|Lyon|Marseille|Toulouse|Amsterdam|Rotterdam|Utrecht|Eindhoven|Brussels|Antwerp|Ghent|Vienna|Graz|Madrid|Barcelona|Valencia|Seville|Lisbon|Porto|Rome|Milan|Turin|Helsinki|Athens";
const british =
  "UK|U\\.K\\.|United Kingdom|Great Britain|England|Scotland|Wales|Northern Ireland|London|Birmingham|Manchester|Leeds|Glasgow|Edinburgh|Liverpool|Bristol|Sheffield|Cardiff|Belfast|Newcastle upon Tyne|Nottingham|Leicester|Coventry|Southampton|Brighton|Norwich|Exeter|Milton Keynes";
const dollar =
  "USA?|U\\.S\\.A?\\.?|United States|Canada|Australia|New Zealand|Singapore|Hong Kong|Ontario|Quebec|British Columbia|New York|San Francisco|Los Angeles|Boston|Seattle|Chicago|Toronto|Vancouver|Montreal|Sydney|Melbourne|Auckland";
const states =
  "A[LKZRB]|BC|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOTB]|N[EVHJMYCDSB]|O[HKRN]|PA|QC|RI|S[CDK]|T[NX]|UT|V[TA]|W[AVIY]|NSW|VIC|QLD";

/** The sign of the money that is paid in a place. Yen and yuan share theirs. */
const byPlace: [string, RegExp][] = [
  ["usd", new RegExp(`\\b(?:${dollar})(?![\\p{L}\\d])|, (?:${states})\\b`, "u")],
  ["gbp", new RegExp(`\\b(?:${british})(?![\\p{L}\\d])`, "u")],
  ["eur", new RegExp(`\\b(?:${euro})(?![\\p{L}\\d])`, "u")],
  [
    "inr",
    /\b(?:India|Mumbai|(?:New )?Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Pune|Kolkata|Noida|Gurgaon|Gurugram)\b/,
  ],
  [
    "cny",
    /\b(?:China|PRC|Japan|Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Nanjing|Chengdu|Wuhan|Suzhou|Tokyo|Osaka)\b/,
  ],
];
const byPhone: [string, RegExp][] = [
  ["gbp", /^(?:\+|00)44|^07\d{3}[ -]?\d{6}$/],
  ["eur", /^(?:\+|00)(?:3[0-4]|35[1-3]|35[6-8]|37[0-2]|38[56]|39|42[1]|43|49)/],
  ["inr", /^(?:\+|00)91/],
  ["cny", /^(?:\+|00)8[16]/],
  ["usd", /^\+1\b/],
];

/** The currency of where its owner lives, else of the phone number, else of where the latest work was; null where nothing tells. */
export function currencyOf({ contact, sections }: Resume): string | null {
  const of = (rules: [string, RegExp][], text: string | undefined) =>
    text === undefined ? null : (rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null);
  const worked = sections
    .filter(({ kind }) => kind === "experience")
    .flatMap(({ entries }) => entries)
    .flatMap(({ place, organisation }) => place?.text ?? organisation?.text ?? []);
  return (
    of(byPlace, contact.place?.text) ?? of(byPhone, contact.phone?.text.trim()) ?? of(byPlace, worked[0])
  );
}

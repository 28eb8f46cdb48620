/** Which form of a verb a word is. `noun` is a noun of action: "development" of "develop". */
export type VerbForm = "base" | "third" | "ing" | "past" | "noun";

const regular =
  `accelerate accomplish achieve acquire adapt add address adjust administer adopt advise advocate align
allocate analyse analyze answer apply approve arrange assemble assess assign attract audit author automate balance
benchmark boost calculate calibrate centralise centralize chair champion check clarify clean coach code collaborate collect combine
communicate compile complete compose compute conceive conduct configure connect consolidate construct consult contact
containerise containerize convert coordinate create cultivate customise customize debug decrease define delegate deliver demonstrate
deploy design detect determine develop devise diagnose direct discover dispatch document draft educate eliminate
employ enable encourage enforce engage engineer enhance ensure establish estimate evaluate examine execute expand expedite
explore extend extract facilitate file finalise finalize fix forecast form formulate foster fulfil fulfill gather
generate guide handle head host identify illustrate implement improve increase inspect inspire install institute integrate
interview introduce investigate issue iterate judge justify launch lecture lead leverage liaise locate lower maintain manage
market maximise maximize measure mediate mentor merge migrate minimise minimize model modernise modernize modify monitor motivate
move negotiate observe obtain onboard operate optimise optimize orchestrate order organise organize originate outline
overhaul oversee own package partner perform persuade pilot pioneer plan prepare present prioritise prioritize process
procure produce program promote propose prototype provide provision publish purchase raise rank recommend reconcile record
recruit redesign reduce refactor refine register release reorganise reorganize repair replace report represent research
resolve respond restore restructure retain retrieve review revise revamp rewrite run scale schedule screen secure select sell
serve set shape share ship simplify solve source specify spend standardise standardize start steer store strengthen
streamline structure study supervise supply sustain synthesise synthesize tailor teach test track trade train
transform translate transport troubleshoot tune tutor update upgrade use utilise utilize validate verify visit visualise visualize write
assemble bake bathe book brew care change chart clean cook count cultivate cut dispense dress ensure feed fold greet grade harvest
invoice load lift log mark mop nurse pack paint pick plant polish pour price reconcile restock serve stock sort supply sweep tend
unload upsell wash weigh weld wrap advise balance bill cater cold-call collect close contact counsel escalate escort follow
forward handle liaise log mail notify open post process prospect quote rank reorder respond retrain ring sample scan seat
sew sterilise sterilize survey transcribe troubleshoot tutor type upload vaccinate wire
build rebuild draw drive find grow keep make speak take win cut bring give hold meet sell send teach understand`
    .split(/\s+/)
    .filter((word) => word !== "");

const irregularPast: Record<string, string> = {
  lead: "led",
  oversee: "oversaw",
  rewrite: "rewrote",
  run: "ran",
  sell: "sold",
  set: "set",
  spend: "spent",
  feed: "fed",
  ring: "rang",
  sweep: "swept",
  teach: "taught",
  troubleshoot: "troubleshot",
  understand: "understood",
  write: "wrote",
  build: "built",
  rebuild: "rebuilt",
  draw: "drew",
  drive: "drove",
  find: "found",
  grow: "grew",
  keep: "kept",
  make: "made",
  speak: "spoke",
  take: "took",
  win: "won",
  cut: "cut",
  bring: "brought",
  give: "gave",
  hold: "held",
  meet: "met",
  send: "sent",
  forecast: "forecast",
};

const doubling = new Set([
  "log",
  "mop",
  "scan",
  "wrap",
  "plan",
  "ship",
  "program",
  "set",
  "run",
  "cut",
  "win",
  "refer",
  "submit",
]);

/** Nouns of action by the verb that says the same of the same thing. */
const nouns = new Map(
  `acquisition:acquire administration:administer analysis:analyze assessment:assess automation:automate calculation:calculate
collection:collect compilation:compile completion:complete configuration:configure construction:construct coordination:coordinate
creation:create delivery:deliver deployment:deploy design:design development:develop documentation:document establishment:establish
evaluation:evaluate examination:examine execution:execute facilitation:facilitate formulation:formulate generation:generate
identification:identify implementation:implement inspection:inspect installation:install integration:integrate introduction:introduce
investigation:investigate maintenance:maintain management:manage migration:migrate modernisation:modernise modernization:modernize
modification:modify negotiation:negotiate onboarding:onboard optimisation:optimise optimization:optimize organisation:organise
organization:organize preparation:prepare presentation:present procurement:procure production:produce publication:publish
recruitment:recruit registration:register repair:repair reorganisation:reorganise reorganization:reorganize resolution:resolve
review:review selection:select simplification:simplify standardisation:standardise standardization:standardize supervision:supervise
transformation:transform translation:translate upgrade:upgrade validation:validate verification:verify`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [noun = "", base = ""] = pair.split(":");
      return [noun, base];
    }),
);

function pastOf(base: string): string {
  const irregular = irregularPast[base];
  if (irregular) return irregular;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubling.has(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

function ingOf(base: string): string {
  if (base === "oversee") return "overseeing";
  if (base.endsWith("e")) return `${base.slice(0, -1)}ing`;
  return doubling.has(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

function thirdOf(base: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The form of a verb of the lexicon; a noun of action has no inverse and gives the base. */
export function inflect(base: string, form: VerbForm): string {
  if (form === "past") return pastOf(base);
  if (form === "ing") return ingOf(base);
  return form === "third" ? thirdOf(base) : base;
}

const readings = new Map<string, { base: string; form: VerbForm }[]>();

function learn(word: string, base: string, form: VerbForm): void {
  const known = readings.get(word) ?? [];
  if (!known.some((reading) => reading.base === base && reading.form === form)) known.push({ base, form });
  readings.set(word, known);
}

for (const base of regular) {
  for (const form of ["base", "third", "ing", "past"] as const) learn(inflect(base, form), base, form);
}
for (const [noun, base] of nouns) learn(noun, base, "noun");

export function readingsOf(word: string): { base: string; form: VerbForm }[] {
  return readings.get(word) ?? [];
}

/** Verbs that say the same of the same work. No class joins a stronger claim to a weaker one. */
const sameMeaning = [
  ["use", "utilise", "utilize", "leverage", "employ"],
  ["reduce", "cut", "lower", "decrease"],
  ["increase", "raise", "boost", "grow"],
  ["improve", "enhance"],
  ["optimise", "optimize"],
  ["organise", "organize"],
  ["analyse", "analyze"],
  ["create", "build", "develop"],
  ["fix", "resolve", "solve"],
  ["collect", "gather"],
  ["show", "demonstrate"],
  ["start", "launch"],
];

const classes = new Map(sameMeaning.flatMap((verbs) => verbs.map((verb) => [verb, verbs[0] ?? verb])));

export function meaningOf(base: string): string {
  return classes.get(base) ?? base;
}

const nounBases = new Set(
  `book care change chart count dress feed grade harvest invoice load lift log mark mop nurse pack paint pick plant polish pour price seat stock sort supply sweep wash weld wrap balance bill close counsel escort forward mail post quote rank ring sample scan wire cook bake brew open type upload survey clean collect contact cut
  address answer audit author balance benchmark boost chair champion check coach code contact cut debug decrease design direct document draft
  draw drive engineer estimate file find fix form forecast guide head host increase influence institute interview issue iterate judge keep lead lecture lower
  make market measure mentor model monitor order own package partner perfect pilot pioneer plan present process produce program project prototype purchase
  raise rank record release repair research review run scale schedule screen secure set shape share ship source spend start steer store
  structure study supply support take tailor test track trade train transport tutor update upgrade use visit win`.split(
    /\s+/,
  ),
);

const nounIngs = new Set(
  `accounting advertising billing branding building clustering coding computing consulting engineering 
  forecasting hiring lecturing marketing meeting modeling modelling monitoring networking planning pricing processing programming
  prototyping purchasing reporting screening shipping sourcing spending staffing testing
  trading training understanding `.split(/\s+/),
);

/** Whether this form is as likely a noun ("design", "reports", "testing"), so that only an article after it shows a verb. */
export function readsAsNoun(word: string): boolean {
  return (
    nounIngs.has(word) ||
    readingsOf(word).some(({ base, form }) => (form === "base" || form === "third") && nounBases.has(base))
  );
}

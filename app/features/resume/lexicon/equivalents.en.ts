import { wordSet, wordsIn } from "./word-list";

/** What one resume may say in two ways. Every class holds words of the same strength: none joins a stronger claim to a weaker one. */

function pairsOf(list: string): [string, string][] {
  return list.split(/[|\n]/).map((pair) => {
    const [from = "", to = ""] = pair.trim().split(" ");
    return [from, to];
  });
}

/** Past forms that no ending shows. */
export const irregularPasts = new Map(
  pairsOf(`led lead|rewrote rewrite|rewritten rewrite|oversaw oversee|overseen oversee|ran run|sold sell|spent spend|taught teach|understood understand|wrote write|written write
built build|drew draw|drawn draw|drove drive|driven drive|found find|grew grow|grown grow|kept keep|made make|spoke speak|spoken speak|took take|taken take|won win|brought bring
gave give|given give|held hold|met meet|sent send|chose choose|chosen choose|began begin|begun begin|did do|done do|saw see|seen see|shown show|set set|cut cut|put put
paid pay|sought seek|thought think|told tell|rose rise|risen rise|fell fall|fallen fall|lost lose|left leave|felt feel|shot shoot|dealt deal|bought buy
caught catch|fought fight|became become|came come|went go|gone go|got get|knew know|known know|rebuilt rebuild|redrew redraw|overcame overcome|underwent undergo|withdrew withdraw
sped speed|had have|lit light|fed feed|shrank shrink|learnt learn|heard hear|laid lay|stood stand|struck strike|swept sweep|threw throw`),
);

/** Nouns that no ending leads back to their verb, and plurals that no s shows. */
export const irregularNouns = new Map(
  pairsOf(`sale sell|sales sales|growth grow|choice choose|payment pay|loss lose|thought think
maintenance maintain|analysis analyse|analyses analyse|description describe|decision decide|division divide|expansion expand|extension extend|revision revise|supervision supervise
provision provide|conversion convert|submission submit|resolution resolve|acquisition acquire|delivery deliver|deliveries deliver|discovery discover|recovery recover|application application|applied apply
advice advise|usage use|storage store|assistance assist|proof prove|belief believe|response respond|defence defend|defense defend|transferral transfer|reception receive
comparison compare|diagnosis diagnose|people person|children child|men man|women woman|data data|criteria criterion|hypotheses hypothesis
reorganization reorganise|optimization optimise|simplification simplify|verification verify|classification classify|clarification clarify|identification identify|notification notify|certification certify
explanation explain|retention retain|attendance attend|participation participate|collaboration collaborate|acquirement acquire|addition add|competition compete|instruction instruct|subscription subscribe|prescription prescribe|transcription transcribe
failure fail|closure close|justification justify|modification modify|specification specify|unification unify|inclusion include|exclusion exclude|conclusion conclude
persuasion persuade|admission admit|transmission transmit|intervention intervene|suspension suspend|involvement participate|contribution participate`),
);

/** Verbs beyond those that the rules may inflect: enough to know a deed behind "to", "by" and a comma. */
export const furtherVerbs =
  wordsIn(`support assist accept accompany act adhere aid alert alter amend announce anticipate appraise archive ask assert assure attach attain attend award
back ban base bid bill block board book borrow broadcast browse budget buy call capture care carry cast catalogue cater cause change charge chart
choose cite classify close cluster commission compare compete complement comply conclude confirm conserve consider consume contract contribute control convince cook copy correct
correspond counsel count cover crawl cure curate deal decide dedicate defend demand depict deserve detail deter devote dismantle display distribute diversify divide double
earn edit elect elevate embed emphasise encrypt enrol enroll ensure enter entertain equip escalate evolve exceed exchange excel exhibit expect experiment explain expose express
feature feed file fill film filter finance finish fit flag follow free fulfil fund gain get give govern grade graduate grant grow guarantee
hand harvest heal help hire hold honour hunt illustrate import impress include incorporate index inform initiate innovate innovate inquire inspect instruct insure interact interpret invent invest invite involve
join keep label launch lay learn leave lend let liaise lift limit link list listen load log look lose mail make manufacture map master match meet minimise mine mix
moderate motivate mount name narrow navigate nominate note notify number nurse nurture offer omit onboard open oppose outperform outsource pack paint participate pass pay perfect persuade photograph pick place
play polish post practise practice predict prepare prescribe preserve prevent price print probe profile progress project promote prompt proofread protect prove pull push put qualify quantify query question quote
reach react read realise realize rebuild receive recognise recognize recover recycle redirect refer reform refresh refund regulate rehearse reject relate relay relocate remodel remove render renew renovate rent reply
request require rescue reserve reshape resolve respond rest result retire return reuse reveal reverse review reward rotate sample save scan score scrape script search see seek sense separate settle setup
show shorten shift shoot shop sign simulate sketch smooth sort sow spark speak speed sponsor spread staff stage stand stay stimulate stop strategise stress submit substitute succeed suggest summarise summarize surpass
survey swap switch take target tell tend thank think tie tighten touch tour tow transcribe transfer transform travel treat triage trigger trim try turn type uncover undertake unify unite unlock
use value vary view visit volunteer vote wait walk warn wash watch weigh welcome widen win wire withdraw work wrap yield`);

/** Verbs that only carry the deed behind them: "performed an analysis of" is "analysed". */
export const lightVerbs = wordSet(
  "conduct do make provide give write create produce prepare achieve complete finish handle manage deliver take result carry undertake perform execute hold have run",
);

/** Behind these stands what was only helped with, worked on or tried. */
export const partVerbs = wordSet(
  "help assist aid support participate contribute involve work try attempt aim learn study shadow seek plan propose suggest draft",
);

/** May stand in for "responsible for" before a thing: to look after something is to manage it. */
export const dutyVerbs = {
  responsible: ["manage", "run", "maintain", "oversee", "handle", "supervise", "operate", "administer"],
  charge: ["manage", "run", "lead", "head", "oversee", "handle", "supervise"],
};

/** What one resume may say in two ways. Every class holds words of the same strength: none joins a stronger claim to a weaker one. */

function words(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== "");
}

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
sped speed|lit light|fed feed|shrank shrink|learnt learn|heard hear|laid lay|stood stand|struck strike|swept sweep|threw throw`),
);

/** Nouns that no ending leads back to their verb, and plurals that no s shows. */
export const irregularNouns = new Map(
  pairsOf(`sale sell|sales sales|growth grow|choice choose|payment pay|loss lose|thought think
maintenance maintain|analysis analyse|analyses analyse|description describe|decision decide|division divide|expansion expand|extension extend|revision revise|supervision supervise
provision provide|conversion convert|submission submit|resolution resolve|acquisition acquire|delivery deliver|deliveries deliver|discovery discover|recovery recover|application application|applied apply
advice advise|usage use|storage store|assistance assist|proof prove|belief believe|response respond|defence defend|defense defend|transferral transfer|reception receive
comparison compare|diagnosis diagnose|people person|children child|men man|women woman|data data|criteria criterion|hypotheses hypothesis
reorganization reorganise|optimization optimise|simplification simplify|verification verify|classification classify|clarification clarify|identification identify|notification notify|certification certify
explanation explain|retention retain|attendance attend|participation participate|collaboration collaborate|acquirement acquire|involvement participate|contribution participate`),
);

/** Verbs beyond those that the rules may inflect: enough to know a deed behind "to", "by" and a comma. */
export const furtherVerbs =
  words(`support assist accept accompany act adhere aid alert alter amend announce anticipate appraise archive ask assert assure attach attain attend award
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
export const lightVerbs = new Set(
  words(
    "conduct do make provide give write create produce prepare achieve complete finish handle manage deliver take result carry undertake perform execute offer hold have run",
  ),
);

/** Behind these stands what was only helped with, worked on or tried. */
export const partVerbs = new Set(
  words(
    "help assist aid support participate contribute involve work try attempt aim learn study shadow seek plan propose suggest draft",
  ),
);

/** May stand in for "responsible for" before a thing: to look after something is to manage it. */
export const dutyVerbs = {
  responsible: ["manage", "run", "maintain", "oversee", "handle", "supervise", "operate", "administer"],
  charge: ["manage", "run", "lead", "head", "oversee", "handle", "supervise"],
};

/** In the order in which they apply; each makes two ways of saying the same one. */
export const sayings: [RegExp, string][] = [
  [
    /^(?:I )?(?:had|was given|was assigned|took on|got) (?:the |a )?(?:task|job|duty|role|responsibility) of (?=\p{L}+ing\b)/iu,
    "",
  ],
  [/\bon the (?:topic|subject|issue|question|matter) of\b/gi, "on"],
  [/\bin the (?:field|area|domain|sphere) of\b/gi, "in"],
  [/\b(?:in terms of|with regard to|with respect to|in relation to)\b/gi, "about"],
  [/\b(?:in|over|during) (?:the course|a period|the space|the span) of\b|\bwithin a period of\b/gi, "in"],
  [/\bat the end of (?:every|each|the) (month|quarter|year)\b/gi, "at $1-end"],
  [/\b(?:a lot|lots|a large number|plenty) of\b/gi, "many"],
  [/\b(?:all|different|various|many) (?:kinds|types|sorts) of\b|\ba wide (?:array|range|variety) of\b/gi, ""],
  [/\b(?:less than|fewer than)(?= [$€£]?\d| one\b)/gi, "under"],
  [/\b(?:no (?:less|fewer) than|a minimum of)(?= [$€£]?\d)/gi, "at least"],
  [/\ba maximum of (?=[$€£]?\d)/gi, "up to "],
  [/\bclose to (?=[$€£]?\d)/gi, "nearly "],
  [/\bwith no\b|\bwithout any\b/gi, "without"],
  [/\bthe (?:work|activities|efforts|day-to-day work) of (?=\d|the\b|an?\b|all\b|\p{L}+\b)/giu, ""],
  [
    /,? (?:which|that) (?:contain(?:s|ed)?|consist(?:s|ed) of|comprise[sd]?) (?=\d|over\b|about\b|more than\b)/gi,
    " of ",
  ],
  [/\bwork(ed|ing|s|) (?:closely |together |side by side )+with\b/gi, "work$1 with"],
  [/\b(?:was|were) able to (?=\p{L})|\bmanaged to (?=\p{L})|\bsucceeded in (?=\p{L}+ing\b)/giu, ""],
  [/^(?:I )?(?:was|am) (?:the )?(?:one|person|member of staff|team member) (?:who|that) (?:was |is )?/i, ""],
  [/(?<=\b(?:and|also) )(?:who|that) (?=\p{L}+ed\b)/giu, ""],
  [/(?<=\b(?:on|about|in) )how to (\p{L}+?)e?(?= )/giu, "$1ing"],
  [/\bhow to (?=\p{L})/giu, "to "],
  [/\bin order that\b/gi, "so that"],
  [/\b(?:with a view to|for the purposes? of|with the purpose of) (?=\p{L}+ing\b)/giu, "for "],
  [
    /(?<=\b(?:and|also|,) )(?:was |were |am )?(?:also )?(?:responsible for|in charge of|tasked with) (?=\p{L}+ing\b)/giu,
    "",
  ],
  [/\b(?:such as|e\.g\.,?|for example|for instance)(?= )/gi, "including"],
  [/ ?\b(?:in total|altogether|in all|overall)\b/gi, ""],
  [/[.;,] (?:in addition|additionally|furthermore|moreover|besides),? (?:I )?(?=\p{L}+ed\b)/giu, " and "],
  [/\b(their|our|my|its|his|her) own\b/gi, "$1"],
  [/\b(?:the )?(?:process|task|job|practice|act|work|business|activity) of (?=\p{L}+ing\b)/giu, ""],
  [/\be-(?=mails?\b|learning\b)/gi, "e"],
  [/\bpoints? of contact\b/gi, "contact"],
  [/\beach and every\b/gi, "every"],
  [
    /\b(?:every|each) (?=(?:hour|shift|night|morning|evening|weekend|term|semester|season|session)\b)/gi,
    "per ",
  ],
  [/\bbetween (\d[\d,.]*) and (?=\d)/gi, "$1–"],
  [/\bhalf a million dollars\b/gi, "$500,000"],
  [/(\$\d[\d.]*) (m|b)illion\b/gi, "$1$2"],
  [/\bin the use of (?=\S)/gi, "in using "],
  [/\bin (?:the|my) (?:capacity|role|position) (?:of|as)\b/gi, "as"],
  [/^as (?:an? |the )?([^,.;]{2,40}), (?:I )?([^.;]{1,400})/i, "$2 as $1"],
  [/^There (?:was|were) ([^,.;]{3,80}),? (?:which|that) I (\p{L}+(?:ed|t))\b/iu, "$2 $1"],
  [
    /^(?:I )?was (?:a )?(?:part|member) of (an? (?:\p{L}+ )?team of (?:\d+|\p{L}+)(?: people| engineers)?) (?:that|which|who) ([^.;]{1,300})/iu,
    "$2 as part of $1",
  ],
  [/\b(?:that|which) had (?=[$€£\d])/gi, "with "],
  [/\ban? (\d+)-(\p{Ll}{3,16}) (\p{Ll}+)/giu, "a $3 with $1 $2s"],
  [/[.;] (?:these|they) were (?:then |later |subsequently )?(\p{L}+ed)\b/giu, " and $1 them"],
  [
    /[.;,] (?:as a result(?: of this)?|consequently|therefore),? (?:the )?([^,.;]{3,60}?) (?:fell|dropped|declined|decreased|went down) (?=from\b|by\b|to\b)/gi,
    ", reducing $1 ",
  ],
  [
    /[.;,] (?:as a result(?: of this)?|consequently|therefore),? (?:the )?([^,.;]{3,60}?) (?:rose|grew|climbed|increased|went up) (?=from\b|by\b|to\b)/gi,
    ", increasing $1 ",
  ],
  [
    /,? (?:which|that|this) (?:led to|resulted in) (?:the )?([^,.;]{3,60}?) being (\p{L}+?)e?d(?= by\b)/giu,
    ", $2ing $1",
  ],
  [/\b(?:so as|with the (?:aim|goal|purpose) (?:of|to)|in an effort) (?=to\b)/gi, ""],
  [/\bin order (?=to\b)/gi, ""],
  [
    /\b(?:once )?(?:every|each|per) (?:single )?day\b|(?<!\b(?:for|in|within|of|over|after|half|about) )\b(?:once )?a day\b|\bday-to-day\b/gi,
    "daily",
  ],
  [
    /\b(?:once )?(?:every|each|per) week\b|(?<!\b(?:for|in|within|of|over|after|half|about) )\b(?:once )?a week\b/gi,
    "weekly",
  ],
  [
    /\b(?:once )?(?:every|each|per) month\b|(?<!\b(?:for|in|within|of|over|after|half|about) )\b(?:once )?a month\b/gi,
    "monthly",
  ],
  [
    /\b(?:once )?(?:every|each|per) quarter\b|(?<!\b(?:for|in|within|of|over|after|half|about) )\b(?:once )?a quarter\b/gi,
    "quarterly",
  ],
  [
    /\b(?:once )?(?:every|each|per) year\b|(?<!\b(?:for|in|within|of|over|after|half|about) )\b(?:once )?a year\b|\bannually\b|\bper annum\b/gi,
    "yearly",
  ],
  [/\bon an? (daily|weekly|monthly|quarterly|yearly|regular) basis\b/gi, "$1"],
  [/\b(?:more than|in excess of|upwards of|above)(?= [$€£]?\d| \p{L}+ (?:hundred|thousand))/giu, "over"],
  [/(?<!\w)([$€£]?\d[\d.,]{0,12})\+(?!\w)/g, "over $1"],
  [/\b(?:approximately|around|roughly|circa)(?= [$€£]?\d)/gi, "about"],
  [/\bworked on (?=\p{L}+ing\b)/giu, "worked to "],
  [/\bworking on (?=\p{L}+ing\b)/giu, "working to "],
  [
    /\b(?:by means of|with the (?:help|use|aid) of|through the use of|by (?:making use of|using|utili[sz]ing|leveraging)|making use of)\b/gi,
    "using",
  ],
  [
    /\b(?:was|were|am|been) (?:actively )?(?:involved|engaged) in\b|\btook (?:an active )?part in\b|\bplayed an? (?:(?:key|active|important|vital) )?(?:role|part) in\b/gi,
    "participated in",
  ],
  [/\binvolved in\b/gi, "participated in"],
  [/\btaking part in\b/gi, "participating in"],
  [/\b(?:as well as|along with|together with)\b/gi, "and"],
  [
    /,? (?:and|which|that) (?:has )?(?:resulted|led|leads|results) (?:in|to)\b|, (?:thereby |thus )?(?:resulting in|leading to)\b|\b(?:resulting in|leading to)\b/gi,
    ", resulting",
  ],
  [/[.;,] (?:and )?(?:this|it|these) (?:has |have |also )?(?:resulted in|led to)\b/gi, ", resulting"],
  [
    /[.;,] (?:and )?(?:this|it|these) (?:has |have |also )?(?=\p{L}+(?:ed|t)\b|cut\b|grew\b|made\b|gave\b|brought\b)/giu,
    ", which ",
  ],
  [/, (?:thereby|thus) (?=\p{L}+ing\b)/giu, ", "],
  [/,? so that\b/gi, " so"],
  [/\bby (?:me|myself)\b/gi, ""],
  [/\b(?:a|the) (?:set|series|number|total|group|staff|range|variety) of (?=[\p{L}\d])/giu, ""],
  [/\bensur(e|ed|ing) that\b/gi, "ensur$1"],
  [/\bacted as\b/gi, "served as"],
  [/\b(time|effort|costs?|work) (?:needed|required|spent) (?:for|on|in|to)\b/gi, "$1 for"],
  [/\b(Prof|Dr|Mr|Ms|Mrs|Inc|Ltd|Corp|vs)\./g, "$1"],
  [/(?<=\b(?:to|help|helped|helping) )set up\b/gi, "establish"],
  [/\bset-?up of\b/gi, "establishment of"],
  [/\bset up\b/gi, "established"],
  [/\bsetting up\b/gi, "establishing"],
  [/\band for (?=\p{Ll}+ing\b)/giu, "and "],
  [/\b(?:up to|as many as) (?=[$€£]?\d)/gi, "upto "],
  [/\ball of (?=the|our|its|their)\b/gi, "all "],
];

/** Openings of a duty; what stands behind them is the deed. */
export const dutyOpening =
  /^(?:i )?(?:(?:was|am|is|been|being) )?(?:mainly |primarily |fully )?(?:(responsible for|tasked with|charged with|entrusted with|accountable for|given the (?:task|job|role) of|assigned to|(?:had|have|held|took) (?:the )?responsibility for|(?:had|took on) the (?:task|job|duty) of|(?:my |the |main |key )*(?:duties|responsibilities|tasks|role|job|work)(?: (?:was|were|is|are))? ?(?:included|include|including|involved|consisted of|to)?:?)|(in charge of)) /i;

/** "I was the organizer of": the doer named for the deed. */
export const doerOpening =
  /^(?:i )?(?:was|acted as|served as|worked as) (?:the|an?|one of the) (\p{Ll}+?)(?:er|or) (?:of|for) (?=\S)/iu;

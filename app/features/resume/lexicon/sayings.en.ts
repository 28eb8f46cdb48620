import { anyOf } from "./word-list";
import amountEnds from "./words/after-amounts.en.json" with { type: "json" };

const amount = String.raw`([$£€]\d[\d,.]*) of (?!the |all )((?:\p{Ll}[\p{Ll}-]* ){0,2}\p{Ll}[\p{Ll}-]*)`;
const afterAmount = String.raw`(?=[,.;]|$| (?:${anyOf(amountEnds.words)})\b)`;

/** Sayings of English resumes and the plainer words that stand for them, so that two ways of saying the same leave the same words. */

/** In the order in which they apply; each makes two ways of saying the same one. */
export const sayings: [RegExp, string][] = [
  [/\bby (?:me|myself) (?:and|with|together with) /gi, "with "],
  [/\b(each|all|both) of them\b/gi, "$1"],
  [
    /\b(?:was|am|were) (?:also )?the (?:one|person|member of staff|team member) (?:who|that) (?:was |is )?/gi,
    "",
  ],
  [/^As part of (?:my|the|this) (?:job|role|duties|work|position),? /i, ""],
  [/^In (?:this|my) (?:role|position|job|function),? /i, ""],
  [/\btook care of (?:the )?(?=\p{L}+(?:tion|ment|ance|al|ysis|ing)s?\b)/giu, "conducted the "],
  [
    /,? (?:for|with|amounting to|totall?ing|making|in) a (?:grand )?total of (?=\S*\d|about |over |nearly )/gi,
    ", ",
  ],
  [
    / (?:that )?(?:amount(?:s|ed|ing)|equall?(?:s|ed|ing)|totall?(?:s|ed|ing)|com(?:es|ing)|add(?:s|ed|ing) up) to (?=[$£€\d])/gi,
    " of ",
  ],
  [
    / (?:(?:that|which) (?:is|was|are|were) )?worth (?:of )?(?=(?:about |over |nearly |up to )?[$£€]\d)/gi,
    " of ",
  ],
  [/([$£€]\d[\d,.]*) worth of (\p{Ll}{3,20})\b/gu, "$2 of $1"],
  [/([$£€]\d[\d,.]*) in (?!total|all|the|cash|less|under|over|savings?\b)(?=\p{Ll})/gu, "$1 of "],
  [/\b(?:at|in) (hourly|daily|weekly|monthly|quarterly|yearly|regular) intervals\b/gi, "$1"],
  [/\bon an? (hourly) basis\b/gi, "$1"],
  [
    /\b(?:(?:in|on|at|during|for|with) )?(?:every|each) (hour|shift|night|morning|evening|weekend|term|semester|season|session|visit)\b/gi,
    "per $1",
  ],
  [/(?<=\d[^.;,]{1,30}) an? (hour|shift|night|term|semester|season)\b(?! (?:of|and|long|or)\b)/gi, " per $1"],
  [
    / ?\b(?:that |which )?(?:consist(?:s|ed|ing) of|(?:was |is )?made up of|(?:was |is )?composed of|compris(?:es|ed|ing)) (?=\d)/gi,
    " of ",
  ],
  [/,? (?:that|which) (?:has|have|had) (?=\d)/gi, " with "],
  [/\ban average of (?=[$£€]?\d)/gi, "average "],
  [/\bon average\b,?/gi, "average"],
  [/\b(?:averaging) (?=[$£€]?\d)/gi, "average "],
  [
    /\b(?:aged (?:between |from )?|between the ages of |from the ages? of |of ages? |ages )(?=\d)/gi,
    "between ",
  ],
  [/\b(?:because of|due to|owing to|thanks to|on account of)\b/gi, "because"],
  [
    /\b(?:as (?:a )?(?:part|member) of|as one of|working in|within) (?=an? (?:\p{L}+ ){0,2}(?:team|group|crew|squad)\b)/giu,
    "in ",
  ],
  [/[.;,] (?:in )?(?:this|that) way,? /gi, ", thereby "],
  [/ (?:in )?(?:this|that) way(?=[.;,]|$)/gi, ""],
  [/\bbetween (?=\d+[–-]\d)/gi, ""],
  [/\bbrought in (?=(?:a total of |about |over |nearly )?[$£€\d])/gi, "secured "],
  [
    /^(?:I )?was one of (the |our )?((?:\d+|\p{L}+) [\p{L}-]{3,20}) (?:who|that) (\p{L}+(?:ed|t) [^.;]{1,300})/iu,
    "$3 as one of $1$2",
  ],
  [/\bannual\b/gi, "yearly"],
  [/\bbetween (\d+) (?:to|and) (?=\d)/gi, "$1–"],
  [/,? (?:as )?(?:compared|opposed) (?:with|to) |,? (?:versus|as against) /gi, " against "],
  [
    /\b(?:performed|fulfilled|took on|held|filled) the (?:role|function|position|post|job) of (?!\p{L}+ing\b)/giu,
    "served as ",
  ],
  [/\bper hour\b/gi, "hourly"],
  [new RegExp(amount + afterAmount, "gu"), "$2 of $1"],
  [/\breplac(ed|ing|e|es) ([^,.;]{3,60}?) by (?!\p{L}+ing\b)/giu, "replac$1 $2 with "],
  [/,? (?:and )?there (?:was|were) no (?=\p{L})/giu, " with no "],
  [/\b(?:gave|held) ((?:\p{L}+ ){0,2}(?:lessons|classes|courses)) (?=to |in |on |for )/giu, "taught $1 "],
  [/,? (?:and|;) (?:thereby|thus|hence|in doing so),? (?=\p{L}+(?:ed|t)\b|saved|grew|made)/giu, ", which "],
  [/\btogether with\b/gi, "with"],
  [/\bapprox(?:\.|imately)? (?=[$£€]?\d)/gi, "about "],
  [/\bsome (?=[$£€]?\d{2})/gi, "about "],
  [/(?<![\w\d])~ ?(?=[$£€]?\d)/g, "about "],
  [/\bhad been\b/gi, "was"],
  [
    /\b(?:made|gave|held|delivered) (?:an? |the )?(?:talks?|speech(?:es)?|lectures?) (?=about |on |in |at |to )/gi,
    "spoke ",
  ],
  [/\bkept (?:the )?books\b/gi, "did the bookkeeping"],
  [/\bthere (?:was|were) ((?:an? )?[^,.;]{3,60}?),? (?:which|that|whom) I (\p{L}+(?:ed|t))\b/giu, "$2 $1"],
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
    "$2 in $1",
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
  [
    /\bworked on (?=(?:the|an?|its|their|all|\d+) (?![^.,;]*\b(?:basis|shifts?|weekends?|floor|ward|contract|call)\b))/giu,
    "contributed to ",
  ],
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
  [/\b(?:as well as|along with)\b/gi, "and"],
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
  [/\b(?<!\bin )(?:a|the) (?:set|series|number|total|group|staff|range|variety) of (?=[\p{L}\d])/giu, ""],
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
  /^(?:i )?(?:(?:was|am|is|been) )?(?:mainly |primarily |fully )?(?:(responsible for|tasked with|charged with|entrusted with|accountable for|given the (?:task|job|role) of|(?:had|have|held|took) (?:the )?responsibility for|(?:had|took on) the (?:task|job|duty) of|(?:my |the |main |key )*(?:duties|responsibilities|tasks|role|job|work)(?: (?:was|were|is|are))? ?(?:included|include|including|involved|consisted of|to)?:?)|(in charge of)) /i;

/** "I was the organizer of": the doer named for the deed. */
export const doerOpening =
  /^(?:i )?(?:was|acted as|served as|worked as) (?:the|an?|one of the) (\p{Ll}+?)(?:er|or) (?:of|for) (?=\S)/iu;

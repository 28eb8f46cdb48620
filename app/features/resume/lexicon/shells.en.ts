/** Words around a number, a place or a prize that add nothing to it. In the order in which they apply, before the sayings. */
export const shells: [RegExp, string][] = [
  [/\bwhile at the same time\b/gi, "while"],
  [/\b(an? )average number of (?=\d)/gi, "$1average of "],
  [/\bat (?:a|the) rate of (?=(?:about |over |nearly |up to )?[$£€]?\d)/gi, "at "],
  [/\bfor the (?:duration|length) of\b/gi, "for"],
  [/\bup to (?:a|the) (?:limit|maximum|total) of (?=[$£€]?\d)/gi, "up to "],
  [/(?<=\b(?:payment|claim|order|loan|purchase|refund|invoice|grant|contract)s) (?=up to [$£€])/gi, " of "],
  [/\bmembers of (?:the )?staff\b/gi, "staff members"],
  [/\bmember of staff\b/gi, "staff member"],
  [/(?<=\d[^.;,\d]{1,40}) in number\b/gi, ""],
  [
    / ((?:\p{Ll}{2,15} ){0,2}\p{Ll}{2,15}s), of (?:whom|which) there were (\d+)(?: in (?:total|all|number))?,?/giu,
    " $2 $1",
  ],
  [
    / (?:that|which) seats? (\d+)(?: (?:guests|people|diners|persons|customers|visitors))?\b/giu,
    " with $1 seats",
  ],
  [/\bwas given (?=(?:the|an?) [^.;,]{1,60}\b(?:award|prize|medal|scholarship)\b)/gi, "received "],
  [/,? and had no (?=\p{Ll}+s\b)/giu, " with no "],
  [/ (?:(?:that|which) (?:is|are|was|were) )?(?:located|situated) (?=(?:in|at|on|near) )/gi, " "],
  [/\bover (?=\d+ (?:summers|winters|terms|semesters|seasons)\b(?! of\b))/gi, "in "],
  [
    /\b(?:came|finished|ended up|was placed) (?:in )?(first|second|third|fourth|fifth)(?: place)? (?=in )/gi,
    "finished $1 ",
  ],
  [/\b(problems|issues|difficulties|questions) (?:relating|related|pertaining) to\b/gi, "$1 with"],
  [/\bin (?:close )?(?:collaboration|cooperation) with\b/gi, "with"],
  [/\bin which (\d+ \p{Ll}{3,15}) (?:took part|participated)(?= and (?:which|that) )/giu, "with $1"],
  [/\b(?:that|which) (?:is|was) used to (?=\p{Ll})/giu, "to "],
  [/\band also (?=\p{Ll}+ed\b)/giu, "and "],
  [/,? and as a result(?: of this)?,? /gi, ", as a result "],
  [
    /[.;,] as a result(?: of this)?,? (?:the )?([^,.;]{3,60}?) (?:was|were) (lower|reduc|increas|improv|rais|shorten)ed (?=(?:by|from|to) (?:about |over |nearly |up to )?[$£€]?\d)/gi,
    ", $2ing $1 ",
  ],
  [/\bin recognition of\b/gi, "for"],
];

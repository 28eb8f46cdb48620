const words = (text: string) => new Set(text.split(/\s+/));

export const itemNames = words("item entry");

/** What stands in these belongs to them and not to the item or feed around. */
export const foreignNames = words(
  "source image textinput cloud thr:in-reply-to itunes:owner media:community media:credit podcast:person items",
);

export const personNames = words("author dc:creator itunes:author managingeditor");

export const categoryNames = words("category dc:subject");

/** Fields whose value may hold markup that nobody escaped. */
export const richNames = words(
  `title summary content description content:encoded media:description body fulltext atom:title atom:summary
  atom:content`,
);

export const plainNames = words(
  `dc:title media:title itunes:title link atom:link guid id pubdate published issued created updated modified
  atom:published atom:updated date dc:date dcterms:date dcterms:issued dcterms:created dcterms:modified dc:description
  dcterms:abstract itunes:summary language dc:language ttl sy:updateperiod sy:updatefrequency feedburner:origlink`,
);

/** Fields that are names of HTML too, and so may stand in the value of another. */
export const htmlNames = words("title link summary body date");

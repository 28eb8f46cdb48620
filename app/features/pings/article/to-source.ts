/** A link to where an article comes from: it opens beside the page, asks for nothing in advance, and tells that site nothing of the reader. */
export const toSource = {
  prefetch: "none",
  target: "_blank",
  rel: "noopener noreferrer nofollow ugc",
  referrerPolicy: "no-referrer",
} as const;

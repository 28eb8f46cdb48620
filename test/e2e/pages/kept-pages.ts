/** Pages that we keep for everybody who is signed out. Their readers ask each time whether they still stand. */
export const keptPages = [
  "/",
  "/ai-writing",
  "/article-scraper",
  "/markdown-editor",
  "/material-library",
  "/media-tools",
  "/memwink",
  "/offerwink",
  "/offerwink/rubric",
  "/offerwink/sample",
  "/pings",
  "/pings/digest/ai_news_en",
  "/privacy",
  "/radar-bot",
  "/share-card",
  "/subtitle-converter",
];

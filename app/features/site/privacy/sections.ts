/** The subjects of the privacy page in their order, each with the texts that tell of it. */
export const privacySections = [
  {
    id: "resume",
    title: "sections.resume.title",
    points: [
      "sections.resume.file",
      "sections.resume.result",
      "sections.resume.records",
      "sections.resume.tab",
      "sections.resume.kept",
    ],
  },
  {
    id: "model",
    title: "sections.model.title",
    points: [
      "sections.model.score",
      "sections.model.sent",
      "sections.model.wordings",
      "sections.model.named",
    ],
  },
  {
    id: "account",
    title: "sections.account.title",
    points: ["sections.account.kept", "sections.account.checked", "sections.account.deleted"],
  },
  {
    id: "payments",
    title: "sections.payments.title",
    points: ["sections.payments.stripe", "sections.payments.grants", "sections.payments.deleted"],
  },
  { id: "settings", title: "sections.settings.title", points: ["sections.settings.kept"] },
  {
    id: "pings",
    title: "sections.pings.title",
    points: [
      "sections.pings.votes",
      "sections.pings.reads",
      "sections.pings.follows",
      "sections.pings.radar",
      "sections.pings.push",
      "sections.pings.wishes",
      "sections.pings.search",
      "sections.pings.ads",
    ],
  },
  { id: "pages", title: "sections.pages.title", points: ["sections.pages.line"] },
  { id: "logs", title: "sections.logs.title", points: ["sections.logs.line", "sections.logs.never"] },
  { id: "history", title: "sections.history.title", points: ["sections.history.d1", "sections.history.r2"] },
  {
    id: "cookies",
    title: "sections.cookies.title",
    points: ["sections.cookies.choice", "sections.cookies.session"],
  },
  {
    id: "device",
    title: "sections.device.title",
    points: ["sections.device.drafts", "sections.device.offline", "sections.device.provider"],
  },
  { id: "extension", title: "sections.extension.title", points: ["sections.extension.promise"] },
] as const;

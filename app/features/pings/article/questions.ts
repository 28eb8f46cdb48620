/** What may be asked or said before a reader goes on. */
export type Question = "login" | "pro" | "leave" | "weChat";

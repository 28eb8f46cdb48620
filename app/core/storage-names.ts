/** In a tab: whose it is, and the list of news that Back brings again. */
export const OWNER = "resumeOwner";
export const FEED_LIST = "wink.pings.feed";

/** In local storage: whose browser this is at the moment, which articles were read in it, which of them before its member signed in, and what somebody who is not signed in keeps,
 * and when they were here. */
export const MEMBER_HERE = "wink.member";
export const READ_MARKS = "wink.pings.read";
export const READ_BEFORE = "wink.pings.readBefore";
export const KEPT_HERE = "wink.pings.kept";
export const LAST_VISIT = "wink.pings.visit";

/** In local storage: what somebody who has not signed in wants to be shown of the news; and as it was when a member last said whether it
 * is theirs. */
export const WISHES = "wink.pings.wishes";
export const WISHES_ANSWERED = "wink.pings.wishesAnswered";

/** Of a device: what a member asked to keep, there only while something is kept; and drafts of the creator tools, which are no account's. */
export const memberDatabase = "wink-resume-versions";
export const draftDatabase = "wink-drafts";

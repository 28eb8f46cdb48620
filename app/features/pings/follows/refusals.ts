/** Why a radar was not followed or unfollowed, as the address says it after a form without scripts. */
export const followRefusals = [
  "pings.followSelf",
  "pings.noSuchPing",
  "pings.alreadyFollowing",
  "pings.tooManyFollowed",
  "pings.notFollowing",
  "pings.busy",
] as const;

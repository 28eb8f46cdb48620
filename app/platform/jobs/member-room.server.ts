import { ownSourceLimit } from "~/core/membership";
import { readMemberships } from "~/features/members/read-membership.server";
import { ownFocus } from "~/features/radar/member-radar/own-focus";
import { namedByMembers, namersOf } from "~/features/radar/member-radar/own-sources.server";
import type { MemberRoom, TagFocus } from "~/features/radar/sources/newsroom";
import type { App } from "~/ports/app";

type World = () => Promise<TagFocus[]>;

/** Members' own sources as the radar reads them: those of whom the plan no longer covers rest, and stay where they are. */
export function memberRoomOf(app: App, world: World): MemberRoom {
  const coveredOf = async (userIds: string[]) => {
    const memberships = await readMemberships(app, userIds);
    return (userId: string) => {
      const membership = memberships.get(userId);
      return membership !== undefined && ownSourceLimit(membership) > 0;
    };
  };
  return {
    sources: async () => {
      const named = await namedByMembers(app);
      const isCovered = await coveredOf(named.map(({ userId }) => userId));
      return named.filter(({ userId }) => isCovered(userId)).map(({ url, kind }) => ({ url, kind }));
    },
    focusesOn: async (url, after) => {
      const { namers, next } = await namersOf(app, url, after);
      if (namers.length === 0) return { focuses: [], next };
      const isCovered = await coveredOf(namers.map(({ userId }) => userId));
      const subjects = await world();
      const covered = namers.filter(({ userId }) => isCovered(userId));
      return { focuses: covered.map((namer) => ownFocus(namer, subjects, [url])), next };
    },
  };
}

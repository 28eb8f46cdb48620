import { refuse } from "~/core/result";
import type { ClerkIdentity, Person } from "~/ports/identity";

export const personOf = (subject: string, changes: Partial<Person> = {}): Person => ({
  subject,
  primaryEmail: `${subject}@wink.test`,
  emails: [`${subject}@wink.test`],
  name: null,
  imageUrl: null,
  ...changes,
});

/** A Clerk whose accounts a test holds in its hand. A session is a bearer token: the subject and when it was opened. */
export function fakeClerk() {
  const people = new Map<string, Person>();
  const asked: string[] = [];
  let down = false;
  async function answer<Value>(question: string, value: () => Value) {
    asked.push(question);
    return down ? refuse("account.signInUnavailable") : { ok: true as const, value: value() };
  }
  const identity: ClerkIdentity = {
    kind: "clerk",
    publishableKey: "pk_test_x",
    frontendApi: "clerk.wink.test",
    async verify(request) {
      const [subject, at] = (request.headers.get("Authorization") ?? "").replace("Bearer ", "").split("@");
      if (!subject || !at) return { state: "signedOut" };
      const openedAt = new Date(Number(at));
      return { state: "signedIn", subject, openedAt, signedInAt: openedAt };
    },
    person: async (subject) => people.get(subject) ?? personOf(subject),
    async readPerson(subject) {
      const read = await answer(`read ${subject}`, () => people.get(subject) ?? null);
      return read.ok ? { ok: true, person: read.value } : read;
    },
    async deleteAccount(subject) {
      const deleted = await answer(`delete ${subject}`, () => people.delete(subject));
      return deleted.ok ? { ok: true } : deleted;
    },
    readEvent: async () => null,
    signOut: async () => [],
  };
  return {
    identity,
    people,
    asked,
    goDown: (isDown: boolean) => {
      down = isDown;
    },
    requestOf: (subject: string, openedAt: Date) =>
      new Request("https://wink.test/profile", {
        headers: { Authorization: `Bearer ${subject}@${openedAt.getTime()}` },
      }),
  };
}

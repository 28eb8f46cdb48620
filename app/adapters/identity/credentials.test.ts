import { expect, test } from "vitest";
import { mayBeSignedIn } from "./credentials";

const judged = (headers: Record<string, string>) =>
  mayBeSignedIn(new Request("https://wink.test/", { headers }));

test.each([
  ["the embedded session", { Cookie: "theme=dark; wink_session=x.y" }],
  ["a session of Clerk", { Cookie: "__session=x" }],
  ["a session of one of several Clerk instances", { Cookie: "language=en;__session_ab12CD34=x" }],
  ["a sign-in that Clerk remembers", { Cookie: "__client_uat=1790000000" }],
  ["one with the suffix of an instance", { Cookie: "__client_uat=0; __client_uat_ab12CD34=1790000000" }],
  ["a handshake under way", { Cookie: "__clerk_handshake=x" }],
  ["a session without a value", { Cookie: "wink_session=" }],
  ["a session in other letters", { Cookie: "__SESSION=x" }],
  ["a time that is no number", { Cookie: "__client_uat" }],
  ["a bearer token", { Authorization: "Bearer x" }],
  ["the address of somebody", { "X-User-Email": "ann@example.com" }],
])("%s may be somebody", (_, headers) => {
  expect(judged(headers)).toBe(true);
});

test.each([
  ["no cookie", {}],
  ["choices of language and theme", { Cookie: "language=zh; theme=dark" }],
  ["a sign-out that Clerk remembers", { Cookie: "__client_uat=0; __client_uat_ab12CD34=0" }],
  ["a value that names a session", { Cookie: "note=__session=x" }],
])("%s is nobody", (_, headers) => {
  expect(judged(headers)).toBe(false);
});

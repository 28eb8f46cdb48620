import { expect, test } from "vitest";
import { embeddedIdentity } from "./embedded";

const identity = embeddedIdentity({ secret: "a secret of the tests", secure: false });

function tokenOf(setCookie: string): string {
  return /^wink_session=([^;]*)/.exec(setCookie)?.[1] ?? "";
}

function requestWith(headers: Record<string, string>): Request {
  return new Request("http://localhost:8787/upload", { headers });
}

function byCookie(token: string): Request {
  return requestWith({ Cookie: `language=zh; wink_session=${token}; other=1` });
}

test("a person who has signed in is known by the cookie and by the bearer header", async () => {
  const token = tokenOf(await identity.signIn("Ada@Example.com"));
  const byBearer = requestWith({ Authorization: `Bearer ${token}` });
  const subject = `emb_${"[0-9a-f]".repeat(64)}`;
  for (const request of [byCookie(token), byBearer]) {
    const verified = await identity.verify(request);
    expect(verified).toEqual({
      state: "signedIn",
      subject: expect.stringMatching(new RegExp(`^${subject}$`)),
      openedAt: expect.any(Date),
      signedInAt: expect.any(Date),
    });
  }
});

test("the subject depends on the address alone and not on its case", async () => {
  const subjects = await Promise.all(
    ["ada@example.com", " ADA@example.com ", "bob@example.com"].map(async (email) => {
      const verified = await identity.verify(byCookie(tokenOf(await identity.signIn(email))));
      return verified.state === "signedIn" ? verified.subject : null;
    }),
  );
  expect(subjects[0]).toBe(subjects[1]);
  expect(subjects[0]).not.toBe(subjects[2]);
});

test("the person is the address of the session", async () => {
  const request = byCookie(tokenOf(await identity.signIn("Ada@Example.com")));
  const verified = await identity.verify(request);
  if (verified.state !== "signedIn") throw new Error("not signed in");
  expect(await identity.person(verified.subject, request)).toEqual({
    subject: verified.subject,
    primaryEmail: "ada@example.com",
    emails: ["ada@example.com"],
    name: null,
    imageUrl: null,
  });
  await expect(identity.person("emb_another", request)).rejects.toThrow("subject");
});

test("nobody is signed in without a session", async () => {
  expect(await identity.verify(requestWith({}))).toEqual({ state: "signedOut" });
});

test("a changed, cut, foreign or malformed session is signed out", async () => {
  const token = tokenOf(await identity.signIn("ada@example.com"));
  const [payload = "", signature = ""] = token.split(".");
  const forged = btoa(JSON.stringify({ email: "admin@example.com", expires: 9_999_999_999 })).replaceAll(
    "=",
    "",
  );
  const foreign = embeddedIdentity({ secret: "another secret entirely", secure: false });
  const bad = [
    `${forged}.${signature}`,
    `${payload}.${signature.slice(0, -2)}`,
    `${payload}.${"A".repeat(signature.length)}`,
    `${payload}.`,
    `.${signature}`,
    payload,
    `${token}.${signature}`,
    "x.y",
    "%%%.%%%",
    tokenOf(await foreign.signIn("ada@example.com")),
  ];
  for (const each of bad) expect(await identity.verify(byCookie(each)), each).toEqual({ state: "signedOut" });
});

test("a session ends after thirty days", async () => {
  const day = 24 * 60 * 60 * 1000;
  let now = 1_800_000_000_000;
  const clocked = embeddedIdentity({ secret: "a secret of the tests", secure: false, now: () => now });
  const request = byCookie(tokenOf(await clocked.signIn("ada@example.com")));
  now += 29 * day;
  expect((await clocked.verify(request)).state).toBe("signedIn");
  now += day;
  expect((await clocked.verify(request)).state).toBe("signedOut");
});

test("the cookie is hidden from scripts and from other sites, and kept to https where there is https", async () => {
  const attributes = (setCookie: string) => setCookie.split("; ").slice(1);
  expect(attributes(await identity.signIn("ada@example.com"))).toEqual([
    "Max-Age=2592000",
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
  ]);
  const secure = embeddedIdentity({ secret: "a secret of the tests", secure: true });
  expect(attributes(await secure.signIn("ada@example.com"))).toContain("Secure");
  expect(await secure.signOut()).toEqual([
    "wink_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure",
  ]);
});

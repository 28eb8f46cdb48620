import { expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "~/core/base64url";
import { decryptMessage, encryptMessage, newKeyPair, readerOf } from "./message-encryption";

/** The example of RFC 8291, section 5 and appendix A. */
const rfc = {
  plaintext: "When I grow up, I want to be a watermelon",
  senderPublic: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  senderPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  readerPublic: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  readerPrivate: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  message:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

const bytes = (text: string) => fromBase64Url(text) ?? new Uint8Array();
const utf8 = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | null) => content && new TextDecoder().decode(content);

async function pairOf(publicKey: string, d: string) {
  const point = bytes(publicKey);
  const [x, y] = [point.slice(1, 33), point.slice(33)].map(toBase64Url);
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const key = { kty: "EC", crv: "P-256", x, y, d };
  return {
    publicKey: point,
    privateKey: await crypto.subtle.importKey("jwk", key, curve, false, ["deriveBits"]),
  };
}

const sender = await pairOf(rfc.senderPublic, rfc.senderPrivate);
const browser = await pairOf(rfc.readerPublic, rfc.readerPrivate);
const reader = { publicKey: browser.publicKey, auth: bytes(rfc.auth) };

test("the example of RFC 8291 is encrypted to its very bytes, and read back", async () => {
  const salt = bytes(rfc.salt);
  const message = await encryptMessage(utf8(rfc.plaintext), reader, { sender, salt });
  expect(toBase64Url(message)).toBe(rfc.message);
  expect(textOf(await decryptMessage(bytes(rfc.message), browser, reader.auth))).toBe(rfc.plaintext);
});

test.each(["", "a", "每天十条\0\0", "x".repeat(3000)])(
  "contents of any length, %j, are as long as one another where they are padded, and come back whole",
  async (content) => {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const message = await encryptMessage(utf8(content), reader, { sender, salt, padTo: 3000 });
    expect(message.length).toBe(86 + 3001 + 16);
    expect(textOf(await decryptMessage(message, browser, reader.auth))).toBe(content);
  },
);

test("nobody else reads it, and nothing of it can be changed", async () => {
  const message = bytes(rfc.message);
  const other = await newKeyPair();
  expect(await decryptMessage(message, other, reader.auth)).toBeNull();
  expect(await decryptMessage(message, browser, new Uint8Array(16))).toBeNull();
  for (const at of [0, 20, 30, 90, message.length - 1]) {
    const changed = message.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect([at, await decryptMessage(changed, browser, reader.auth)]).toEqual([at, null]);
  }
  for (const length of [0, 10, 86, 100])
    expect(await decryptMessage(message.slice(0, length), browser, reader.auth)).toBeNull();
});

test("two messages of one content have nothing in common but their form", async () => {
  const encrypted = async () =>
    encryptMessage(utf8("same"), reader, {
      sender: await newKeyPair(),
      salt: crypto.getRandomValues(new Uint8Array(16)),
    });
  const [one, two] = [await encrypted(), await encrypted()];
  expect(toBase64Url(one.slice(0, 16))).not.toBe(toBase64Url(two.slice(0, 16)));
  expect(toBase64Url(one.slice(86))).not.toBe(toBase64Url(two.slice(86)));
});

test.each([
  ["a point in its short form", { p256dh: "AyVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx" }],
  ["no base64url", { p256dh: `${rfc.readerPublic.slice(0, -1)}=` }],
  ["a byte too few", { p256dh: rfc.readerPublic.slice(0, -2) }],
  ["another first byte", { p256dh: `C${rfc.readerPublic.slice(1)}` }],
  ["a secret too short", { auth: rfc.auth.slice(0, -2) }],
  ["a secret too long", { auth: `${rfc.auth}AA` }],
])("keys with %s are none", (_, more) => {
  expect(readerOf({ p256dh: rfc.readerPublic, auth: rfc.auth })).not.toBeNull();
  expect(readerOf({ p256dh: rfc.readerPublic, auth: rfc.auth, ...more })).toBeNull();
});

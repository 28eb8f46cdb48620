import { fromBase64Url } from "~/core/base64url";

/** Message encryption for Web Push (RFC 8291) in one record of aes128gcm (RFC 8188). */

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const RECORD_BYTES = 4096;
const SALT_BYTES = 16;
const PUBLIC_KEY_BYTES = 65;
const HEADER_BYTES = SALT_BYTES + 4 + 1 + PUBLIC_KEY_BYTES;
/** Ends the content of the last record; zeros after it are padding. */
const LAST_RECORD = 2;

type Bytes = Uint8Array<ArrayBuffer>;

export type Reader = { publicKey: Bytes; auth: Bytes };

export type KeyPair = { publicKey: Bytes; privateKey: CryptoKey };

const text = (value: string) => new TextEncoder().encode(value);

export async function newKeyPair(): Promise<KeyPair> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ["deriveBits"]);
  if (!("privateKey" in pair)) throw new Error("no pair of keys was made");
  const raw = await crypto.subtle.exportKey("raw", pair.publicKey);
  if (!(raw instanceof ArrayBuffer)) throw new Error("a raw key is bytes");
  return { publicKey: new Uint8Array(raw), privateKey: pair.privateKey };
}

export function readerOf({ p256dh, auth }: { p256dh: string; auth: string }): Reader | null {
  const publicKey = fromBase64Url(p256dh);
  const secret = fromBase64Url(auth);
  const fits = publicKey?.length === PUBLIC_KEY_BYTES && publicKey[0] === 4 && secret?.length === 16;
  return fits ? { publicKey, auth: secret } : null;
}

/** Rejects where the bytes are no point of the curve. */
export function importPublicKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, CURVE, false, []);
}

/** `padTo` hides how long a content is: shorter ones are filled up to that many bytes. */
export async function encryptMessage(
  content: Bytes,
  reader: Reader,
  { sender, salt, padTo = 0 }: { sender: KeyPair; salt: Bytes; padTo?: number },
): Promise<Bytes> {
  const secret = await sharedBits(sender.privateKey, reader.publicKey);
  const { key, nonce } = await recordKeys({ secret, reader, senderKey: sender.publicKey, salt }, "encrypt");
  const padded = new Uint8Array(Math.max(content.length, padTo) + 1);
  padded.set(content);
  padded[content.length] = LAST_RECORD;
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, padded);
  const message = new Uint8Array(HEADER_BYTES + sealed.byteLength);
  message.set(salt);
  new DataView(message.buffer).setUint32(SALT_BYTES, RECORD_BYTES);
  message[SALT_BYTES + 4] = PUBLIC_KEY_BYTES;
  message.set(sender.publicKey, SALT_BYTES + 5);
  message.set(new Uint8Array(sealed), HEADER_BYTES);
  return message;
}

/** What a browser does; null where the message is not for this reader, or damaged. */
export async function decryptMessage(message: Bytes, own: KeyPair, auth: Bytes): Promise<Bytes | null> {
  if (message.length < HEADER_BYTES || message[SALT_BYTES + 4] !== PUBLIC_KEY_BYTES) return null;
  const salt = message.slice(0, SALT_BYTES);
  const senderKey = message.slice(SALT_BYTES + 5, HEADER_BYTES);
  try {
    const secret = await sharedBits(own.privateKey, senderKey);
    const reader = { publicKey: own.publicKey, auth };
    const { key, nonce } = await recordKeys({ secret, reader, senderKey, salt }, "decrypt");
    const sealed = message.slice(HEADER_BYTES);
    const opened = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, key, sealed));
    const end = opened.findLastIndex((byte) => byte !== 0);
    return opened[end] === LAST_RECORD ? opened.slice(0, end) : null;
  } catch {
    return null;
  }
}

async function sharedBits(own: CryptoKey, theirs: Bytes): Promise<Bytes> {
  const publicKey = await importPublicKey(theirs);
  return new Uint8Array(await crypto.subtle.deriveBits(ecdh(publicKey), own, 256));
}

/** workerd's types call the other side's key `$public`; its code reads the standard's name. */
function ecdh(publicKey: CryptoKey): SubtleCryptoDeriveKeyAlgorithm {
  return Object.assign({ name: "ECDH" }, { public: publicKey });
}

type Agreed = { secret: Bytes; reader: Reader; senderKey: Bytes; salt: Bytes };

async function recordKeys({ secret, reader, senderKey, salt }: Agreed, usage: "encrypt" | "decrypt") {
  const info = new Uint8Array([...text("WebPush: info\0"), ...reader.publicKey, ...senderKey]);
  const material = await hkdf(secret, reader.auth, info, 32);
  const key = await hkdf(material, salt, text("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await hkdf(material, salt, text("Content-Encoding: nonce\0"), 12);
  return { key: await crypto.subtle.importKey("raw", key, "AES-GCM", false, [usage]), nonce };
}

async function hkdf(material: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", material, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8));
}

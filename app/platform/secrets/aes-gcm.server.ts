import { SEALED_PREFIX } from "~/core/sealed";
import type { Secrets } from "~/ports/secrets";

const NONCE_BYTES = 12;
const sealedShape = /^aes-gcm:(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** AES-256-GCM with the field's name as additional data. `key` gives the 32 bytes when they are first needed. */
export function aesSecrets(key: () => Promise<Uint8Array<ArrayBuffer>>): Secrets {
  let imported: Promise<CryptoKey> | undefined;
  const cryptoKey = () => {
    imported ??= key().then((bytes) =>
      crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]),
    );
    return imported;
  };
  const algorithm = (nonce: Uint8Array<ArrayBuffer>, field: string) => ({
    name: "AES-GCM",
    iv: nonce,
    additionalData: new TextEncoder().encode(field),
  });
  return {
    async seal(plain, field) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const text = new TextEncoder().encode(plain);
      const sealed = await crypto.subtle.encrypt(algorithm(nonce, field), await cryptoKey(), text);
      return SEALED_PREFIX + btoa(String.fromCharCode(...nonce, ...new Uint8Array(sealed)));
    },
    async open(sealed, field) {
      if (!sealedShape.test(sealed)) return null;
      const bytes = bytesOfBase64(sealed.slice(SEALED_PREFIX.length));
      const nonce = bytes.slice(0, NONCE_BYTES);
      try {
        const opened = await crypto.subtle.decrypt(
          algorithm(nonce, field),
          await cryptoKey(),
          bytes.slice(NONCE_BYTES),
        );
        return new TextDecoder().decode(opened);
      } catch (error) {
        if (error instanceof DOMException && error.name === "OperationError") return null;
        throw error;
      }
    },
  };
}

export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

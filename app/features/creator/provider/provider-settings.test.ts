import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSettings, type ModelAccess, type ProviderSettings } from "./provider-access";
import { addressFault, checkSettings, settingsFromStorage } from "./provider-settings";

const own = "https://wink.test";

function typed(text: Partial<ModelAccess> = {}, image: Partial<ModelAccess> = {}): ProviderSettings {
  return { text: { ...defaultSettings.text, ...text }, image: { ...defaultSettings.image, ...image } };
}

test.each([
  "https://api.openai.com/v1",
  "https://api.openai.com/v1/",
  "https://api.deepseek.com",
  "https://gateway.example/openai/v1///",
  "https://[2001:db8::1]/v1",
  "http://localhost:11434/v1",
  "http://localhost/v1",
  "http://127.0.0.1:1234",
  "HTTPS://API.EXAMPLE/v1",
])("the address %s is taken", (address) => {
  expect(addressFault(address, own)).toBeNull();
});

test.each([
  ["sk-abcdef", "notAnAddress"],
  ["api.openai.com/v1", "notAnAddress"],
  ["localhost:11434/v1", "notAnAddress"],
  ["ftp://example.com", "notAnAddress"],
  ["javascript:alert(1)", "notAnAddress"],
  ["https://", "notAnAddress"],
  ["http://api.example/v1", "insecure"],
  ["http://192.168.1.5:11434/v1", "insecure"],
  ["http://localhost.evil.example/v1", "insecure"],
  ["http://[::1]:11434/v1", "insecure"],
  ["https://me:secret@api.example/v1", "withPassword"],
  ["https://api.example/v1?key=1", "withQuery"],
  ["https://api.example/v1#a", "withQuery"],
  ["https://api.example/v1/chat/completions", "endpoint"],
  ["https://api.example/v1/images/generations/", "endpoint"],
  ["https://wink.test/v1", "ourOwn"],
  ["https://WINK.test:443", "ourOwn"],
  ["https://wink.test./v1", "ourOwn"],
])("the address %s is refused: %s", (address, fault) => {
  expect(addressFault(address, own)).toBe(fault);
});

test("our own server is refused on localhost too, another port is not ours", () => {
  expect(addressFault("http://localhost:8787/v1", "http://localhost:8787")).toBe("ourOwn");
  expect(addressFault("http://localhost:11434/v1", "http://localhost:8787")).toBeNull();
});

test("what is typed is trimmed and an empty model is the default", () => {
  const checked = checkSettings(typed({ apiKey: " sk-1\n", baseUrl: " ", model: " " }, { model: "" }), own);
  expect(checked).toEqual({ ok: true, settings: typed({ apiKey: "sk-1" }) });
});

test("every faulty field is named", () => {
  const long = "x".repeat(3000);
  const checked = checkSettings(
    typed({ apiKey: "Bearer sk-1", baseUrl: "nowhere", model: long }, { apiKey: long, baseUrl: long }),
    own,
  );
  expect(checked).toEqual({
    ok: false,
    faults: {
      "text.apiKey": "keyCharacters",
      "text.baseUrl": "notAnAddress",
      "text.model": "tooLong",
      "image.apiKey": "tooLong",
      "image.baseUrl": "tooLong",
    },
  });
});

test.each(["密钥", "sk 1", "sk-\u200b1", "sk-é"])(
  "a key that no header can carry is refused: %j",
  (apiKey) => {
    expect(checkSettings(typed({ apiKey }), own)).toMatchObject({
      faults: { "text.apiKey": "keyCharacters" },
    });
  },
);

test("settings come back from storage as they were stored", () => {
  const stored = typed({ apiKey: "sk-1", baseUrl: "http://localhost:1/v1", model: "m" }, { apiKey: "sk-2" });
  expect(settingsFromStorage(JSON.stringify(stored), own)).toEqual({ settings: stored, damaged: false });
});

test.each(["", "{", "null", "[]", "7", '"sk-1"', '{"text":7}'])(
  "damaged storage %j gives defaults",
  (text) => {
    expect(settingsFromStorage(text, own)).toEqual({ settings: defaultSettings, damaged: true });
  },
);

test("of damaged storage the whole fields are stored", () => {
  const text = JSON.stringify({
    text: { apiKey: "sk-1", baseUrl: "https://api.example", model: 7 },
    image: null,
  });
  const stored = typed({ apiKey: "sk-1", baseUrl: "https://api.example" });
  expect(settingsFromStorage(text, own)).toEqual({ settings: stored, damaged: true });
});

test.each(["http://evil.example", "api.example", 7, null, undefined, own])(
  "a key whose address %j cannot be used goes to no other address",
  (baseUrl) => {
    const text = JSON.stringify({ ...defaultSettings, text: { apiKey: "sk-1", baseUrl, model: "m" } });
    expect(settingsFromStorage(text, own).settings).toEqual(typed({ model: "m" }));
  },
);

test("no storage, however damaged, gives settings that could not have been saved", {
  timeout: 30_000,
}, () => {
  const field = fc.oneof(fc.string(), fc.webUrl(), fc.constant(own), fc.integer(), fc.constant(null));
  const part = fc.oneof(
    fc.record({ apiKey: field, baseUrl: field, model: field }),
    fc.jsonValue({ maxDepth: 1 }),
  );
  fc.assert(
    fc.property(fc.record({ text: part, image: part }), (stored) => {
      const { settings } = settingsFromStorage(JSON.stringify(stored), own);
      expect(checkSettings(settings, own)).toEqual({ ok: true, settings });
    }),
    { numRuns: 60 },
  );
});

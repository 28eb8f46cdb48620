/** Where and with what one model is asked. An empty `baseUrl` means the provider's public address. */
export type ModelAccess = { apiKey: string; baseUrl: string; model: string };

export type ProviderSettings = { text: ModelAccess; image: ModelAccess };

export const DEFAULT_BASE_URL = "https://api.openai.com/v1";

export const defaultSettings: ProviderSettings = {
  text: { apiKey: "", baseUrl: "", model: "gpt-3.5-turbo" },
  image: { apiKey: "", baseUrl: "", model: "dall-e-3" },
};

export const STORAGE_KEY = "wink.provider";

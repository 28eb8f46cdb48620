import type { ChatMessage } from "~/core/chat-completions";
import type { Locale } from "~/core/locale";

type BuiltIn = {
  availability(options: object): Promise<string>;
  create(options: object): Promise<{ prompt(text: string): Promise<string>; destroy(): void }>;
};

const builtIn = () => (globalThis as { LanguageModel?: BuiltIn }).LanguageModel;

const optionsFor = (locale: Locale) => ({
  expectedInputs: [{ type: "text", languages: [locale] }],
  expectedOutputs: [{ type: "text", languages: [locale] }],
});

/** Whether the browser's own model is there and knows the language: it is asked, and nothing is fetched for it. */
export async function hasBuiltIn(locale: Locale): Promise<boolean> {
  const model = builtIn();
  if (!model) return false;
  return (await model.availability(optionsFor(locale)).catch(() => "unavailable")) === "available";
}

export async function askBuiltIn(messages: readonly ChatMessage[], locale: Locale): Promise<string | null> {
  const [first, ...others] = messages;
  const session = await builtIn()?.create({ ...optionsFor(locale), initialPrompts: first ? [first] : [] });
  if (!session) return null;
  try {
    return await session.prompt(others.map(({ content }) => content).join("\n\n"));
  } finally {
    session.destroy();
  }
}

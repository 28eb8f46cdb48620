import { refuse } from "~/core/result";
import type { NewsEditor } from "~/ports/news";
import { askForJson, nothingLearned } from "../chat/ask-for-json";
import type { ChatSettings } from "../chat/chat-request";
import { editorMessages, verdictSchema } from "./editor-prompt";
import { readVerdict } from "./editor-verdict";

/** Asked once an article, so that a question costs what its budget counts; what the server refuses of a request is learned at the first. */
export function openaiEditor({
  timeoutMs = 45_000,
  now = () => new Date(),
  ...service
}: ChatSettings): NewsEditor {
  const learned = nothingLearned();
  return {
    name: "openai",
    model: service.model,
    judge: async (question, signal) => {
      const outcome = await askForJson(
        { ...service, now },
        {
          messages: editorMessages(question),
          shape: { name: "verdict", schema: verdictSchema },
          read: (value) => readVerdict(value, question),
          hintFor: () => "",
        },
        { timeBudgetMs: timeoutMs, maxRepairs: 0, maxRetries: 0 },
        learned,
        signal,
      );
      const { tokens } = outcome;
      if (outcome.ok) return { ok: true, ...outcome.answer, tokens };
      const { reason, waitMs } = outcome;
      const isSpent = reason === "spent" || reason === "ownSpent";
      return {
        ...refuse(isSpent ? "news.budgetSpent" : (`news.${reason}` as const)),
        tokens,
        ...(waitMs ? { waitMs } : {}),
      };
    },
  };
}

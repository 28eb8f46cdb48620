import { useRef, useState } from "react";
import { parsedJson, recordOf } from "~/core/parse-unknown";
import type { VoteType } from "~/core/vote";
import { paths } from "~/paths";
import { type VoteState, wantedBy, withVote } from "./vote-state";

type VoteFailure = "busy" | "signedOut" | "gone";

type Sending = { wanted: VoteType | null; failure: VoteFailure | null };

/** The votes of an article, with what this reader has just pressed counted in; what could not be saved is kept to be sent again. */
export function useVote(articleId: string, loaded: VoteState) {
  const [saved, setSaved] = useState(loaded);
  const [sending, setSending] = useState<Sending | null>(null);
  const isPending = sending !== null && sending.failure === null;
  const failure = sending?.failure ?? null;

  // Two presses may come before the first of them has been drawn.
  const isUnderWay = useRef(false);

  async function send(wanted: VoteType | null) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending({ wanted, failure: null });
    const answer = await ask(articleId, wanted);
    isUnderWay.current = false;
    if (typeof answer === "string") return setSending({ wanted, failure: answer });
    setSaved({ votes: answer, ownVote: wanted });
    setSending(null);
  }

  return {
    shown: isPending ? withVote(saved, sending.wanted) : saved,
    isPending,
    failure,
    failed: failure ? (sending?.wanted ?? saved.ownVote) : null,
    press: (pressed: VoteType) => void send(wantedBy(pressed, saved.ownVote)),
  };
}

async function ask(articleId: string, wanted: VoteType | null): Promise<VoteState["votes"] | VoteFailure> {
  const answer = await fetch(wanted ? paths.vote() : paths.voteRemoval(), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ news_id: articleId, ...(wanted && { vote_type: wanted }) }),
  }).catch(() => null);
  if (answer?.status === 401) return "signedOut";
  if (answer?.status === 404) return "gone";
  const text = answer?.ok ? await answer.text().catch(() => "") : "";
  const { like_count: likeCount, dislike_count: dislikeCount } = recordOf(recordOf(parsedJson(text)).stats);
  const isCount = typeof likeCount === "number" && typeof dislikeCount === "number";
  return isCount ? { likeCount, dislikeCount } : "busy";
}

import { diffWords, type Stretch } from "./diff-words";

export function Comparison({ before, after }: { before: string; after: string }) {
  const diff = diffWords(before, after);
  return (
    <div className="grid gap-1.5 text-sm [overflow-wrap:anywhere]">
      {before !== "" && (
        <p className="text-muted">
          <Marked stretches={diff.before} as="del" />
        </p>
      )}
      {after !== "" && (
        <p className="whitespace-pre-line">
          <Marked stretches={diff.after} as="ins" />
        </p>
      )}
    </div>
  );
}

const styles = {
  del: "bg-bad-soft text-ink line-through decoration-bad",
  ins: "bg-good-soft text-ink no-underline",
};

export function Marked({ stretches, as: Change }: { stretches: Stretch[]; as: "del" | "ins" }) {
  let at = 0;
  return stretches.map(({ text, changed }) => {
    const key = at;
    at += text.length;
    return changed ? (
      <Change key={key} className={`rounded-sm box-decoration-clone ${styles[Change]}`}>
        {text}
      </Change>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

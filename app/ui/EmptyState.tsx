import type { ReactNode } from "react";
import { Mark } from "./Wordmark";

export function EmptyState(props: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-dashed border-edge p-6 sm:p-8">
      <span className="text-muted">
        <Mark size={32} />
      </span>
      <h2 className="display text-xl">{props.title}</h2>
      {props.children && <p className="measure text-sm text-muted">{props.children}</p>}
      {props.action && <div className="pt-2">{props.action}</div>}
    </div>
  );
}

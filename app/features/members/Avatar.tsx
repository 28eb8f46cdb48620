import type { Viewer } from "~/core/member";

/** A person's picture or initial. It is decoration: the name stands beside it or in the label of its button. */
export function Avatar({ viewer }: { viewer: Pick<Viewer, "email" | "name" | "imageUrl"> }) {
  const shape = "inline-grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken";
  if (viewer.imageUrl) {
    return (
      <img
        src={viewer.imageUrl}
        alt=""
        width={36}
        height={36}
        referrerPolicy="no-referrer"
        className={`${shape} object-cover`}
      />
    );
  }
  const [initial = ""] = viewer.name ?? viewer.email;
  return (
    <span aria-hidden="true" className={`${shape} border border-line text-sm font-medium text-ink`}>
      {initial.toUpperCase()}
    </span>
  );
}

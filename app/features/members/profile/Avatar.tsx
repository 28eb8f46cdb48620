import type { Viewer } from "~/core/member";

type AvatarProps = { viewer: Pick<Viewer, "email" | "name" | "imageUrl">; large?: boolean };

/** A person's picture or initial. It is decoration: the name stands beside it or in the label of its button. */
export function Avatar({ viewer, large = false }: AvatarProps) {
  const shape = `inline-grid ${large ? "size-18 text-xl" : "size-9 text-sm"} shrink-0 place-items-center overflow-hidden rounded-full bg-sunken`;
  if (viewer.imageUrl) {
    return (
      <img
        src={viewer.imageUrl}
        alt=""
        width={large ? 72 : 36}
        height={large ? 72 : 36}
        referrerPolicy="no-referrer"
        className={`${shape} object-cover`}
      />
    );
  }
  const [initial = ""] = viewer.name ?? viewer.email;
  return (
    <span aria-hidden="true" className={`${shape} border border-line font-medium text-ink`}>
      {initial.toUpperCase()}
    </span>
  );
}

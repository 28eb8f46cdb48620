import { ButtonLink } from "~/ui/Button";

type ListHeadProps = { id: string; title: string; file: string; label: string };

/** The heading of a list, and all of it as a file. */
export function ListHead({ id, title, file, label }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-4">
      <h2 id={id} className="display text-xl">
        {title}
      </h2>
      <ButtonLink
        to={file}
        reloadDocument
        prefetch="none"
        download
        size="small"
        icon="download"
        className="-my-2"
      >
        {label}
      </ButtonLink>
    </div>
  );
}

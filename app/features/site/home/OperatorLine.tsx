import { paths } from "~/paths";
import { Link } from "~/ui/Link";

/** For the administrator alone: what needs them, and the way to it. */
export function OperatorLine({ text, link }: { text: string; link: string }) {
  return (
    <p className="wrap flex flex-wrap gap-x-4 pt-4 text-sm">
      <span>{text}</span>
      <Link to={paths.radar()}>{link}</Link>
    </p>
  );
}

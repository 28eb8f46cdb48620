import { Section } from "../Section";
import { type Face, FaceDrawing } from "./FaceDrawing";

type Voice = { face: Face; text: string; name: string; role?: string };

type VoicesProps = {
  label: string;
  title: string;
  lead: string;
  /** Marks each as a sketch: a testimonial may not be invented. */
  sample: string;
  voices: Voice[];
};

/** Three people side by side, and what they would ask of a product. */
export function Voices({ label, title, lead, sample, voices }: VoicesProps) {
  return (
    <Section
      id="voices"
      label={label}
      title={title}
      aside={<p className="max-w-[34em] text-muted">{lead}</p>}
    >
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {voices.map(({ face, text, name, role }) => (
          <li key={face}>
            <figure className="grid h-full grid-rows-[1fr_auto] gap-6 border-t border-line pt-6">
              <blockquote className="font-serif text-lg">{text}</blockquote>
              <figcaption className="flex items-center gap-4 text-sm">
                <FaceDrawing face={face} />
                <span className="grid">
                  <span className="font-medium">{name}</span>
                  <span className="text-muted">{role ? `${role} · ${sample}` : sample}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

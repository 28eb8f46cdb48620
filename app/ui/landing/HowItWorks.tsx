import type { ReactNode } from "react";
import { Section } from "../Section";

type HowItWorksProps = {
  id: string;
  label: string;
  title: string;
  steps: { title: string; body: string }[];
  /** What the last step looks like. */
  children?: ReactNode;
};

export function HowItWorks({ steps, children, ...head }: HowItWorksProps) {
  return (
    <Section {...head}>
      <ol className="grid gap-y-10 md:grid-cols-3 md:gap-x-8">
        {steps.map(({ title, body }, index) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] gap-x-2 md:block">
            <span aria-hidden="true" className="font-serif text-3xl leading-none text-accent tabular-nums">
              {index + 1}
            </span>
            <div className="grid gap-2 md:mt-5 md:border-t md:border-line md:pt-5">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="max-w-[30em] text-muted">{body}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}

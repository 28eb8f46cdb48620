export function NumberedSteps({ steps }: { steps: { title: string; body: string }[] }) {
  return (
    <ol className="grid gap-5">
      {steps.map(({ title, body }, index) => (
        <li key={title} className="grid grid-cols-[1.75rem_1fr] text-sm">
          <span aria-hidden="true" className="display text-lg text-muted tabular-nums">
            {index + 1}
          </span>
          <div>
            <p className="font-medium">{title}</p>
            <p className="measure mt-0.5 text-muted">{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

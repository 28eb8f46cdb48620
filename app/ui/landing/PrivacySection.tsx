type PrivacySectionProps = {
  label: string;
  title: string;
  statement: string;
  promises: { title: string; body: string }[];
};

export function PrivacySection({ label, title, statement, promises }: PrivacySectionProps) {
  return (
    <section
      id="privacy"
      aria-labelledby="privacy-title"
      className="mb-(--section) border-y border-line bg-sunken"
    >
      <div className="wrap section grid gap-x-8 gap-y-10 md:grid-cols-12">
        <div className="grid content-start gap-5 md:col-span-5">
          <p className="text-sm text-muted">{label}</p>
          <h2 id="privacy-title" className="display text-3xl md:text-4xl">
            {title}
          </h2>
          <p className="max-w-[20em] text-lg">{statement}</p>
        </div>
        <dl className="md:col-span-7 md:pt-9">
          {promises.map((promise) => (
            <div
              key={promise.title}
              className="grid gap-1 border-t border-line py-4 sm:grid-cols-[11rem_1fr] sm:gap-6 last:border-b"
            >
              <dt className="font-medium">{promise.title}</dt>
              <dd className="text-muted">{promise.body}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

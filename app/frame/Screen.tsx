import { useRoot } from "./root-data";

type ScreenName = "result" | "feed" | `memwink-${"tab" | "search" | "ask" | "news" | "themes"}`;

/** A picture of the running product (`npm run screens`), fetched when it comes near. On a phone its left part, so that it can be read. */
export function Screen({ name, alt }: { name: ScreenName; alt: string }) {
  const { locale } = useRoot();
  return (
    <div className="overflow-hidden rounded-card border border-line">
      {(["light", "dark"] as const).map((theme) => (
        <img
          key={theme}
          src={`/screens/${name}-${locale}-${theme}.webp`}
          alt={alt}
          width={1280}
          height={800}
          loading="lazy"
          decoding="async"
          className={`h-auto w-[160%] max-w-none sm:w-full ${theme === "dark" ? "hidden dark:block" : "dark:hidden"}`}
        />
      ))}
    </div>
  );
}

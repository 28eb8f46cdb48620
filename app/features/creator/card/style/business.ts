export const businessCss = `
.share-card[data-style=business] {
  --card-ground: #ffffff; --card-ink: #17202b; --card-muted: #55606d; --card-accent: #0b5a6b; --card-line: #cfd6dc;
  --card-tint: #edf2f4; --card-bad: #a3261c; --card-mark: #fbe3a1; --card-band: #10293a; --card-band-ink: #f4f7f8; --card-flag: #e3a42b; --card-band-rule: #1d3b4f;
  padding: 0 44px 30px;
}
.share-card[data-style=business][data-tone=dark] {
  --card-ground: #12181e; --card-ink: #e6ebee; --card-muted: #9aa7b1; --card-accent: #6fc3d1; --card-line: #34404a;
  --card-tint: #1c252d; --card-bad: #f08c80; --card-mark: #57460f; --card-band: #070b0f; --card-band-ink: #e6ebee; --card-flag: #e3a42b; --card-band-rule: #182229;
}
[data-style=business] .card-head { display: flex; align-items: flex-end; justify-content: space-between; gap: 20px; margin: 0 -44px 36px; padding: 26px 44px 20px; color: var(--card-band-ink); background-color: var(--card-band); }
[data-style=business][data-alone]:not([data-format=auto]) .card-head, [data-style=business][data-short] .card-head { flex: 1 1 auto; max-height: 46%; background-image: linear-gradient(90deg, var(--card-band-rule) 1px, var(--card-band) 1px); background-size: 56.5px 100%; background-position: 44px 0; }
[data-style=business][data-alone] .card-body { justify-content: center; }
[data-style=business][data-short]:not([data-format=auto]) .card-head { flex: none; box-sizing: border-box; height: 34%; }
[data-style=business][data-short][data-format=auto] .card-head { flex: none; box-sizing: border-box; height: 132px; }
[data-style=business][data-short] .card-body { justify-content: center; }
[data-style=business][data-continued] .card-head { margin-bottom: 28px; padding-top: 20px; padding-bottom: 14px; }
[data-style=business][data-continued] .card-date { visibility: hidden; }
[data-style=business] .card-head::before { content: var(--card-nothing); position: absolute; left: 44px; top: 0; width: 56px; height: 10px; background-color: var(--card-flag); }
[data-style=business] .card-head .card-brand { position: relative; font-size: 21px; font-weight: 700; }
[data-style=business] .card-head .card-date { position: relative; flex: none; margin-left: auto; font-size: 15px; font-variant-numeric: tabular-nums; }
[data-style=business] .card-flow h1 { font-size: 1.7em; line-height: 1.32; font-weight: 800; }
[data-style=business][lang=en] .card-flow h1 { line-height: 1.16; }
[data-style=business] .card-flow h2 { position: relative; padding-top: 0.62em; padding-left: 2em; border-top: 2px solid var(--card-ink); font-size: 1.2em; }
[data-style=business] .card-flow .card-ordinal { display: block; position: absolute; left: 0; color: var(--card-accent); font-variant-numeric: tabular-nums; }
[data-style=business] .card-flow h3 { color: var(--card-accent); }
[data-style=business] .card-bullet { border-radius: 0; }
[data-style=business] .card-flow blockquote { padding: 0.85em 1.1em; background-color: var(--card-tint); border-top: 3px solid var(--card-accent); font-weight: 600; line-height: 1.6; }
[data-style=business] .card-flow th { color: var(--card-band-ink); background-color: var(--card-band); }
[data-style=business] .card-flow table { border-bottom: 2px solid var(--card-ink); }
[data-style=business][data-short] .card-flow { line-height: 1.34; font-weight: 800; }
[data-style=business][data-short] .card-flow p { text-wrap: balance; }
[data-style=business][data-short][lang=en] .card-flow { line-height: 1.2; }
[data-style=business][data-short] .card-flow blockquote { position: relative; padding: 0.86em 0 0; border-top-width: 0; background-color: transparent; font-weight: 800; line-height: inherit; }
[data-style=business][data-short] .card-flow .card-quote { display: block; position: absolute; left: -0.05em; top: 0; color: var(--card-flag); font-family: Georgia, Liberation Serif, serif; font-size: 2em; line-height: 0.9; font-weight: 700; }
[data-style=business][data-short~=word] .card-flow { line-height: 1.12; }
[data-style=business] .card-foot { display: flex; align-items: baseline; gap: 18px; min-height: 35px; margin-top: 32px; padding-top: 12px; border-top: 1px solid var(--card-line); color: var(--card-muted); font-size: 15px; }
[data-style=business] .card-foot:empty { border-top-color: transparent; }
[data-style=business][data-alone] .card-foot:empty { min-height: 0; margin-top: 4px; }
[data-style=business] .card-page { flex: none; margin-left: auto; padding: 1px 9px; color: var(--card-band-ink); background-color: var(--card-band); font-variant-numeric: tabular-nums; font-weight: 700; font-size: 14px; }
[data-style=business] .card-picture { left: 0; right: 0; top: 0; bottom: 0; opacity: 0.35; }
`;

export const minimalCss = `
.share-card[data-style=minimal] {
  --card-ground: #fdfcf8; --card-ink: #23211d; --card-muted: #6b675f; --card-accent: #a62b1f; --card-line: #d8d3c7;
  --card-tint: #f3f0e7; --card-bad: #a3261c; --card-mark: #f5dfa3; --card-seal-ink: #fdf6ee;
  padding: 58px 54px 40px 116px; font-family: var(--card-serif); line-height: 1.9;
}
.share-card[data-style=minimal][data-tone=dark] {
  --card-ground: #171715; --card-ink: #e9e5da; --card-muted: #a19c90; --card-accent: #e2796a; --card-line: #3c3a34;
  --card-tint: #23221f; --card-bad: #f08c80; --card-mark: #54431b; --card-seal-ink: #fff4ea;
}
.share-card[data-style=minimal][lang=en] { line-height: 1.62; }
.share-card[data-style=minimal][data-pictured] { padding-top: 258px; }
.share-card[data-style=minimal][data-pictured][data-format=square] { --card-picture: 170px; }
[data-style=minimal] .card-head { position: absolute; left: 40px; top: 60px; bottom: 44px; display: flex; flex-direction: column; align-items: center; gap: 18px; width: 38px; }
[data-style=minimal][data-pictured] .card-head { top: 260px; }
[data-style=minimal] .card-seal { display: flex; align-items: center; justify-content: center; flex: none; width: 38px; height: 38px; border-radius: 4px; background-color: #a62b1f; color: var(--card-seal-ink); font-size: 21px; font-weight: 700; line-height: 1; }
[data-style=minimal] .card-upright { flex: none; white-space: nowrap; max-height: 320px; writing-mode: vertical-rl; font-size: 15px; line-height: 1.3; color: var(--card-muted); font-family: var(--card-sans); }
[data-style=minimal] .card-upright.card-brand { flex: 0 1 auto; min-height: 0; white-space: normal; color: var(--card-ink); }
[data-style=minimal][data-alone]:not([data-short~=upright][data-format=auto]) .card-flow { margin-top: auto; margin-bottom: auto; }
[data-style=minimal] .card-flow h1 { font-size: 1.6em; line-height: 1.45; }
[data-style=minimal][lang=en] .card-flow h1 { line-height: 1.22; }
[data-style=minimal] .card-flow h1::after { content: var(--card-nothing); display: block; width: 2.2em; height: 2px; margin-top: 0.62em; background-color: var(--card-accent); }
[data-style=minimal] .card-flow h1 + * { margin-top: 1em; }
[data-style=minimal] .card-flow h2 { font-size: 1.2em; }
[data-style=minimal] .card-flow :is(p, li) { text-align: justify; }
[data-style=minimal]:is([lang=en], [data-alone]) .card-flow :is(p, li) { text-align: left; }
[data-style=minimal] .card-flow blockquote { padding-left: 1.1em; border-left: 1px solid var(--card-accent); color: var(--card-muted); }
[data-style=minimal] .card-bullet { top: 0.78em; }
[data-style=minimal] .card-flow :is(th, td):first-child { padding-left: 0; }
[data-style=minimal] .card-flow :is(th, td):last-child { padding-right: 0; }
[data-style=minimal][data-short] .card-body { justify-content: center; }
[data-style=minimal][data-short] .card-flow { font-size: 32px; line-height: 1.6; }
[data-style=minimal][data-short][lang=en] .card-flow { line-height: 1.34; }
[data-style=minimal][data-short] .card-flow p { text-align: left; text-wrap: balance; }
[data-style=minimal][data-short] .card-flow blockquote { padding-left: 0; border-left-width: 0; color: var(--card-ink); }
[data-style=minimal][data-short] .card-cite { font-family: var(--card-sans); }
[data-style=minimal][data-short~=word] .card-flow { line-height: 1.2; }
[data-style=minimal][data-short~=upright] .card-body { justify-content: flex-start; align-items: flex-end; }
[data-style=minimal][data-short~=upright] .card-flow { writing-mode: vertical-rl; height: 344px; margin-top: 0; margin-bottom: auto; line-height: 1.75; }
[data-style=minimal][data-short~=upright][data-format=portrait] .card-flow { height: 480px; }
[data-style=minimal][data-short~=upright][data-format=square] .card-flow { height: 364px; }
[data-style=minimal][data-short~=upright][data-format=story] .card-flow { height: 640px; }
[data-style=minimal][data-short~=upright][data-pictured][data-format=portrait] .card-flow { height: 344px; }
[data-style=minimal][data-short~=upright][data-pictured][data-format=square] .card-flow { height: 164px; }
[data-style=minimal][data-short~=upright][data-pictured][data-format=story] .card-flow { height: 584px; }
[data-style=minimal][data-short~=upright] .card-flow * + :is(p, blockquote) { margin-top: 0; }
[data-style=minimal][data-short~=upright] .card-flow * + .card-cite { margin-top: 0; margin-right: 0.6em; padding-top: 6em; }
[data-style=minimal][data-short~=word][data-short~=upright] .card-flow { line-height: 1.3; }
[data-style=minimal] .card-foot { display: flex; align-items: baseline; gap: 18px; min-height: 22px; margin-top: 34px; color: var(--card-muted); font-family: var(--card-sans); font-size: 14px; }
[data-style=minimal][data-alone] .card-foot:empty { min-height: 0; margin-top: 14px; }
[data-style=minimal] .card-page { margin-left: auto; font-variant-numeric: tabular-nums; }
[data-style=minimal] .card-picture { left: 0; top: 0; width: 540px; height: 200px; }
`;

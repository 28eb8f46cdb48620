export const gradientCss = `
.share-card[data-style=gradient] {
  --card-ground: #f9dcc4; --card-ink: #33160f; --card-muted: #5c2b1f; --card-accent: #972a12; --card-line: #d9977c;
  --card-tint: #fdeee0; --card-bad: #9b1c12; --card-mark: #ffc46b; --card-disc-ink: #fff6ea;
  padding: 44px 46px 34px;
  background-image: radial-gradient(110% 62% at 100% 0%, #ffc98a 0%, #ffc98a00 70%), radial-gradient(95% 60% at 0% 100%, #e99a92 0%, #e99a9200 75%), linear-gradient(168deg, #fff1dc 0%, #fadbc1 52%, #f0b9a6 100%);
}
.share-card[data-style=gradient][data-tone=dark] {
  --card-ground: #0e2233; --card-ink: #f3ead9; --card-muted: #c6d0d0; --card-accent: #f2bd73; --card-line: #4b6570;
  --card-tint: #16303f; --card-bad: #ff9d8c; --card-mark: #6b4a1c; --card-disc-ink: #3a2a12;
  background-image: radial-gradient(100% 55% at 100% 0%, #2f5b66 0%, #2f5b6600 72%), radial-gradient(100% 48% at 8% 100%, #5a3a3c 0%, #5a3a3c00 78%), linear-gradient(170deg, #0b1729 0%, #0f2638 55%, #17323d 100%);
}
.share-card[data-style=gradient][data-format=square] { --card-picture: 210px; }
[data-style=gradient] .card-head { display: flex; justify-content: flex-end; height: 116px; margin-bottom: 28px; }
[data-style=gradient] .card-head { container-type: size; }
[data-style=gradient] .card-disc { display: flex; flex-direction: column; align-items: center; justify-content: center; flex: none; width: min(100cqh, 272px); height: min(100cqh, 272px); container-type: size; border-radius: 50%; color: var(--card-disc-ink); background-color: #cf4a24; background-image: linear-gradient(178deg, #b93619 0%, #cf4f27 58%, #e07a3c 100%); }
[data-style=gradient][data-tone=dark] .card-disc { background-color: #efd9ac; background-image: linear-gradient(200deg, #f8ecd0 0%, #e2c083 100%); }
[data-style=gradient] .card-disc .card-day { overflow: visible; font-family: var(--card-serif); font-size: 45cqh; line-height: 1; font-weight: 700; font-variant-numeric: lining-nums tabular-nums; }
[data-style=gradient] .card-disc .card-month { margin-top: 4cqh; font-size: max(14px, 9cqh); line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
[data-style=gradient][data-alone] .card-head { flex: 1 1 116px; min-height: 116px; height: auto; }
[data-style=gradient][data-alone] .card-body { flex: 0 1 auto; }
[data-style=gradient][data-alone][data-format=story] .card-body { flex: 1 1 auto; justify-content: center; }
[data-style=gradient][data-continued] .card-head { height: 28px; margin-bottom: 18px; }
[data-style=gradient][data-continued] .card-disc { position: absolute; right: 0; top: -102px; width: 116px; height: 116px; }
[data-style=gradient] .card-flow h1 { font-family: var(--card-serif); font-size: 2.1em; line-height: 1.28; }
[data-style=gradient][lang=en] .card-flow h1 { line-height: 1.12; }
[data-style=gradient] .card-flow h2 { font-family: var(--card-serif); font-size: 1.4em; padding-left: 0.95em; position: relative; }
[data-style=gradient] .card-flow h2::before { content: var(--card-nothing); position: absolute; left: 0; top: 0.4em; width: 0.55em; height: 0.55em; border-radius: 1em; background-color: var(--card-accent); }
[data-style=gradient] .card-flow blockquote { position: relative; padding-left: 1.5em; font-family: var(--card-serif); font-size: 1.14em; line-height: 1.65; font-weight: 600; }
[data-style=gradient] .card-flow .card-quote { display: block; position: absolute; left: -0.06em; top: -0.1em; color: var(--card-accent); font-family: Georgia, Liberation Serif, serif; font-size: 2.9em; line-height: 1; font-weight: 700; }
[data-style=gradient] .card-flow blockquote .card-cite { font-family: var(--card-sans); }
[data-style=gradient] .card-flow :is(th, td):first-child { padding-left: 0; }
[data-style=gradient] .card-flow :is(th, td):last-child { padding-right: 0; }
[data-style=gradient][data-short] .card-flow { font-family: var(--card-serif); font-size: 36px; line-height: 1.38; font-weight: 700; }
[data-style=gradient][data-short] .card-flow p { text-wrap: balance; }
[data-style=gradient][data-short] .card-flow blockquote { padding-left: 0; padding-top: 1.35em; font-size: 1em; line-height: inherit; font-weight: 700; }
[data-style=gradient][data-short] .card-flow .card-quote { font-size: 2.4em; top: 0.02em; left: -0.04em; }
[data-style=gradient][data-short][lang=en] .card-flow { line-height: 1.18; }
[data-style=gradient][data-short~=word] .card-flow { line-height: 1.15; }
[data-style=gradient] .card-foot { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 18px; margin-top: 30px; padding-top: 14px; border-top: 2px solid var(--card-ink); }
[data-style=gradient] .card-foot:empty { border-top-color: transparent; }
[data-style=gradient] .card-brand { font-weight: 700; }
[data-style=gradient] .card-source { flex: 0 1 auto; margin-left: auto; text-align: right; color: var(--card-muted); }
[data-style=gradient] .card-source + .card-page { margin-left: 0; }
[data-style=gradient] .card-page { margin-left: auto; font-variant-numeric: tabular-nums; font-weight: 600; }
[data-style=gradient] .card-picture { inset: 0; opacity: 0.2; }
`;

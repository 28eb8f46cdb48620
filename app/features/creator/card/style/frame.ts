/** The server escapes quotation marks, &, < and > in a <style> element, so there are none; nor colour functions, filters or
 * blending, which not every renderer draws. */

export const frameCss = `
.share-card {
  position: relative; box-sizing: border-box; display: flex; flex-direction: column; overflow: hidden;
  width: 540px; contain: layout paint; isolation: isolate; text-align: left;
  color: var(--card-ink); background-color: var(--card-ground);
  --card-text: 20px; --card-type: 1; --card-growth: 1;
  font-size: calc(var(--card-text) * var(--card-type) * var(--card-growth)); font-weight: 400; font-style: normal; letter-spacing: 0; word-spacing: 0; text-indent: 0;
  line-height: 1.75; tab-size: 4; overflow-wrap: anywhere; line-break: strict; text-autospace: normal; text-spacing-trim: trim-start; hyphens: none;
  text-rendering: geometricPrecision; -webkit-font-smoothing: antialiased; -webkit-text-size-adjust: 100%;
  --card-sans: PingFang SC, Hiragino Sans GB, Microsoft YaHei, Noto Sans SC, Source Han Sans SC, Noto Sans CJK SC, system-ui, sans-serif;
  --card-serif: Songti SC, Source Han Serif SC, Noto Serif SC, Noto Serif CJK SC, Microsoft YaHei, serif;
  --card-mono: ui-monospace, SF Mono, Cascadia Mono, Menlo, Consolas, Noto Sans Mono CJK SC, DejaVu Sans Mono, monospace;
  font-family: var(--card-sans);
}
.share-card[lang=en] {
  line-height: 1.55;
  --card-sans: Helvetica Neue, Segoe UI, Roboto, Liberation Sans, Arial, PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif;
  --card-serif: Iowan Old Style, Charter, Georgia, Liberation Serif, DejaVu Serif, Songti SC, Noto Serif CJK SC, serif;
}
.share-card[data-size=small] { --card-type: 0.85; }
.share-card[data-size=large] { --card-type: 1.15; }
.share-card[data-size=xl] { --card-type: 1.35; }
.share-card[data-format=auto] { min-height: 405px; }
.share-card[data-format=portrait] { height: 720px; --card-picture: 420px; }
.share-card[data-format=square] { height: 540px; --card-picture: 260px; }
.share-card[data-format=story] { height: 960px; --card-picture: 620px; }
.share-card[data-tight] { --card-text: 18.4px; }
.share-card[data-format=story] { --card-text: 22px; }
.share-card[data-format=story][data-tight] { --card-text: 20.2px; }
.card-head, .card-foot { position: relative; flex: none; font-size: 16px; line-height: 1.4; overflow-wrap: normal; }
.card-head span, .card-foot span { min-width: 0; overflow: hidden; overflow-wrap: anywhere; }
.card-date, .card-page, .card-disc span { flex: none; white-space: nowrap; }
.card-body { position: relative; flex: 1 1 auto; min-height: 0; display: flex; flex-direction: column; }
.share-card:not([data-format=auto]) .card-body { overflow: hidden; }
.card-flow { flex: none; min-width: 0; }
.card-flow * { text-wrap: wrap; }
.share-card[data-alone] .card-flow p { text-wrap: pretty; }
.card-flow * + :is(p, ul, ol, blockquote, pre, table, dl, div, figure, section) { margin-top: 0.75em; }
.card-flow * + :is(h1, h2) { margin-top: 1.3em; }
.card-flow * + :is(h3, h4, h5, h6) { margin-top: 1.1em; }
.card-flow :is(h1, h2, h3, h4, h5, h6) { line-height: 1.35; font-weight: 700; text-wrap: balance; }
.card-flow .card-clauses { word-break: keep-all; }
.card-flow h1 { font-size: 1.75em; }
.card-flow h2 { font-size: 1.3em; }
.card-flow :is(h3, h4, h5, h6) { font-size: 1.08em; }
.card-flow :is(h1, h2, h3, h4, h5, h6) + * { margin-top: 0.6em; }
.card-flow :is(strong, b) { font-weight: 700; }
.card-flow :is(em, i) { font-style: italic; }
.share-card[lang=zh] :is(em, i, cite) { font-style: normal; font-weight: 600; }
.card-flow a { color: inherit; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
.card-flow mark { padding: 0 0.14em; border-radius: 3px; color: var(--card-ink); background-color: var(--card-mark); }
.card-flow mark :is(del, s) { color: inherit; }
.card-flow del { color: var(--card-muted); }
.card-flow :is(ul, ol) { padding-left: 1.5em; list-style: none; }
.card-flow li { position: relative; }
.card-flow .card-cite { margin-top: 0.7em; color: var(--card-muted); font-size: 0.86em; font-weight: 400; line-height: 1.5; }
.share-card[data-short] .card-cite { font-size: max(17px, 0.38em); word-break: normal; }
.card-flow .card-mark + * { margin-top: 0; }
.card-flow .card-number { position: absolute; right: 100%; margin-right: 0.4em; white-space: nowrap; color: var(--card-accent); font-variant-numeric: tabular-nums; }
.card-flow .card-bullet { position: absolute; left: -0.95em; top: 0.7em; width: 0.36em; height: 0.36em; border-radius: 1em; background-color: var(--card-accent); }
.share-card[lang=en] .card-bullet { top: 0.6em; }
.card-flow :is(.card-quote, .card-ordinal) { display: none; }
.card-flow li + li, .card-flow li * + :is(ul, ol), .card-flow li :is(ul, ol) { margin-top: 0.3em; }
.card-flow .card-box { position: absolute; left: -1.2em; top: 0.46em; box-sizing: border-box; width: 0.82em; height: 0.82em; border: 2px solid var(--card-accent); border-radius: 3px; }
.share-card[lang=en] .card-box { top: 0.36em; }
.card-flow .card-box[data-done] { background-color: var(--card-accent); }
.card-flow .card-box[data-done]::after { content: var(--card-nothing); position: absolute; left: 30%; top: 4%; box-sizing: border-box; width: 38%; height: 72%; border: solid var(--card-ground); border-width: 0 2px 2px 0; transform: rotate(42deg); }
.card-flow code { font-family: var(--card-mono); font-size: 0.86em; padding: 0.1em 0.32em; border-radius: 4px; background-color: var(--card-tint); }
.card-flow pre { font-family: var(--card-mono); font-size: 0.78em; line-height: 1.6; padding: 1em 1.1em; border-radius: 8px; background-color: var(--card-tint); white-space: pre-wrap; text-align: left; }
.card-flow pre code { display: block; padding: 0; font-size: inherit; background-color: transparent; border-radius: 0; }
.card-flow .card-alert { --card-alert: var(--card-accent); padding: 0.8em 1.05em 0.9em; border-left: 4px solid var(--card-alert); border-radius: 2px 8px 8px 2px; background-color: var(--card-tint); }
.card-flow .card-alert:is([data-kind=warning], [data-kind=caution]) { --card-alert: var(--card-bad); }
.card-flow .card-alert .card-alert-title { margin-top: 0; text-align: left; font-size: 0.88em; line-height: 1.5; font-weight: 700; color: var(--card-alert); }
.card-flow .card-alert .card-alert-title + * { margin-top: 0.25em; }
.card-flow hr { border: 0; height: 1px; margin: 1.4em 0; background-color: var(--card-line); }
.card-flow img { display: block; max-width: 100%; max-height: var(--card-picture, 900px); width: auto; height: auto; margin: 0 auto; border-radius: 6px; }
.card-flow table { width: 100%; border-collapse: collapse; font-size: 0.82em; line-height: 1.5; font-variant-numeric: tabular-nums; }
.card-flow :is(th, td) { padding: 0.45em 0.6em; text-align: left; vertical-align: top; border-bottom: 1px solid var(--card-line); }
.card-flow :is(th, td) { overflow-wrap: break-word; }
.card-flow .card-long, .card-flow .card-broken :is(th, td) { overflow-wrap: anywhere; }
.card-flow th { font-weight: 700; }
.card-flow [align=right] { text-align: right; }
.card-flow [align=center] { text-align: center; }
.card-flow sup { font-size: 0.7em; line-height: 0; vertical-align: super; }
.card-flow .card-formula { font-style: normal; }
.card-flow .card-display { display: flex; align-items: baseline; justify-content: center; margin: 0.7em 0; line-height: 1.6; }
.card-flow p .card-display:first-child { margin-top: 0; }
.card-flow p .card-display:last-child { margin-bottom: 0; }
.card-flow .formula { flex: none; white-space: nowrap; text-align: center; }
.card-flow .card-broken .formula { flex: 0 1 auto; min-width: 0; white-space: normal; text-wrap: balance; }
.card-flow .formula-side { flex: 1 1 0; white-space: nowrap; text-align: right; }
.card-flow .card-formula-source { color: var(--card-bad); font-family: var(--card-mono); font-size: 0.86em; }
.card-flow .card-waiting { color: var(--card-muted); }
.card-flow .card-failed { color: var(--card-bad); }
.card-picture { position: absolute; overflow: hidden; pointer-events: none; }
.card-picture img { display: block; width: 100%; height: 100%; object-fit: cover; }
`;

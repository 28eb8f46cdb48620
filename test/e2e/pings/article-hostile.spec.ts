import { expect, test } from "../pages/fixtures";
import { plantArticle } from "../pages/pings";
import { untilRunning } from "../pages/running";

/** One article a family; every single attack that is known goes through the same functions in the sanitiser's own test. */
const families = [
  ["<img src=x onerror=alert(1)>", "![x](javascript:alert(1))"],
  ["<svg/onload=alert(1)>", "<svg><script>alert(1)</script></svg>"],
  ['<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>'],
  [
    '<a href="javascript:alert(1)" id=run>run</a>',
    "[run](javascript:alert(1))",
    "[run](<java\nscript:alert(1)>)",
  ],
  ['<form action="javascript:alert(1)"><button id=run>run</button></form>'],
  ['<math><mi//xlink:href="data:x,<script>alert(1)</script>">'],
  [
    "<base href=//evil.localhost/>",
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<link rel=stylesheet href="data:text/css,*{color:red}">',
  ],
  [
    "<style>*{display:none}</style><style>@import 'https://evil.localhost/x'</style>",
    '<p style="background:url(https://evil.localhost/y)">x</p>',
  ],
  [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "<template><img src=x onerror=alert(1)></template>",
  ],
  ["</div></div></article><script>alert(1)</script>"],
  ["</script><script>alert(1)</script>"],
  ["<!--><img src=x onerror=alert(1)>-->", "<textarea></textarea><img src=x onerror=alert(1)></textarea>"],
  [
    '<input autofocus onfocus="alert(1)"><video><source onerror=alert(1)></video><details open ontoggle=alert(1)>',
  ],
  ["<img name=body><form id=main><input name=attributes></form><a id=location>x</a>"],
].map((attacks) => attacks.join("\n\n"));

test("nothing of hostile markup runs in an article", async ({ context, request, signIn }) => {
  test.slow();
  await signIn();
  // Pictures of other hosts are asked for, which the page of the other tests forbids.
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (/Content Security Policy|violates/i.test(message.text())) problems.push(message.text());
  });
  // Our own scripts run on the first page; on the others they would show nothing more.
  let ours = true;
  await page.route("**", (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const type = route.request().resourceType();
    if (hostname === "localhost") return type === "script" && !ours ? route.abort() : route.continue();
    // A picture may be asked for; nothing else.
    if (type !== "image") problems.push(`asked ${hostname}${pathname}`);
    return route.abort();
  });
  await page.addInitScript(() => {
    Object.assign(window, { reports: [] });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, "reports").push(`${violatedDirective} ${blockedURI}`);
    });
    for (const name of ["alert", "confirm", "prompt", "print"])
      Object.assign(window, { [name]: () => Reflect.get(window, "reports").push(name) });
  });
  for (const payload of families) {
    const path = await plantArticle(request, {
      // Beside no article of another journey, which would list it.
      tagId: "hostile",
      content: `Before.\n\n${payload}\n\nAfter it.`,
      title: `Title ${payload.slice(0, 200)}`,
      summary: payload.slice(0, 500),
      source: payload.slice(0, 60),
      reason: payload.slice(0, 200),
    });
    await page.goto(`${path}?lang=en`);
    if (ours) await untilRunning(page);
    ours = false;
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>(".story a, .story button, .story input")) {
        link.addEventListener(
          "click",
          (event) => !/^javascript:/i.test(String(Reflect.get(link, "href"))) && event.preventDefault(),
        );
        link.click();
        link.focus();
      }
    });
    const seen = await page.evaluate(() => ({
      reports: Reflect.get(window, "reports"),
      foreign: document.querySelectorAll(
        ".story :is(script, style, iframe, object, embed, form, input, button, svg, math, template, link, meta, base, [id], [name], [class])",
      ).length,
      handlers: [...document.querySelectorAll(".story *")].flatMap((each) =>
        [...each.attributes].filter(({ name }) => name.startsWith("on")),
      ).length,
      title: typeof document.title,
      footer: document.querySelectorAll("footer").length,
    }));
    expect(seen, payload).toEqual({ reports: [], foreign: 0, handlers: 0, title: "string", footer: 1 });
  }
  expect(problems).toEqual([]);
});

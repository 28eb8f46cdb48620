import { type Random, randomOf } from "../learning/random";

type Schema = { type?: string; enum?: unknown[]; properties?: Record<string, Schema>; anyOf?: Schema[] };
type Parameter = { name: string; in: string };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
export type Calls = Record<string, Record<string, Operation>>;

export type Malformed = { method: string; target: string; bytes: Buffer };

const LONG = "a".repeat(10_000);

const ids = [
  "../..",
  "..%2f..%2fetc%2fpasswd",
  "__proto__",
  "constructor",
  "%00",
  "%",
  "%ff%fe",
  "%ED%A0%80",
  "%0d%0aSet-Cookie:%20planted=1",
  "<b>",
  "' OR 1=1 --",
  "{}",
  "-1",
  "1e999",
  "%F0%9F%92%A9",
  ";",
  "*",
  LONG,
];

const texts = [
  "",
  "\0",
  "a\0b",
  "\r\nSet-Cookie: planted=1",
  "\ud800",
  "\udc00\ud800",
  "\u202e\u0000\uffff",
  "__proto__",
  "../../etc/passwd",
  "javascript:alert(1)",
  LONG,
];

const values: unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_VALUE,
  2 ** 53,
  [],
  {},
  [[]],
  { toString: 1 },
  { length: 1e9 },
];

const bodies = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "1e400",
  "{'a':1}",
  '{"a":1}{"b":2}',
  '\ufeff{"a":1}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":"\\ud800","b":"\\u0000"}',
  '{"a":"\\x"}',
  `{"a":${"9".repeat(5000)}}`,
  "[".repeat(20_000),
  `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
  `{"a":"${"b".repeat(300_000)}"}`,
  "a=1&a=2&__proto__=3&intent=%00&email[]=x&email.y=z",
  "%=%&=&&&%00=%ff",
  "intent=__proto__&plan=constructor&news_id=toString&back=//evil.example",
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a\0.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nno file\r\n--x--\r\n',
  "--x\r\nContent-Disposition: form-data\r\n\r\n",
  "--x--",
].map((text) => Buffer.from(text));

const types = [
  "application/json",
  "application/json; charset=utf-16",
  "APPLICATION/JSON;;;",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=x",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${"x".repeat(500)}`,
  "text/plain",
  "application/xml",
  "a",
  "/",
  "",
];

const headers = [
  "X-User-Email: admin@example.com",
  "X-User-Email: __proto__",
  "X-User-Email: \xff\xfe",
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Host: a b, c/d",
  "X-Forwarded-Proto: javascript",
  "X-Forwarded-For: 127.0.0.1, ' OR 1=1",
  "X-Original-URL: /member-manage",
  "X-HTTP-Method-Override: DELETE",
  "Range: bytes=5-1",
  "Range: bytes=0-0,1-1,2-2",
  "Range: items=x",
  "Accept: \xff",
  "Accept-Encoding: x;q=9, \xff",
  "Accept-Language: x-\xff, *;q=9, zh-Hant-\0",
  `Accept-Language: ${"zh,".repeat(1000)}`,
  "Authorization: Bearer e30.e30.e30",
  "Authorization: Bearer bnVsbA.bnVsbA",
  "Authorization: Basic \xff",
  'If-None-Match: "',
  'If-None-Match: W/, *, ""',
  "If-Modified-Since: never",
  "Last-Event-ID: \xff",
  "Prefer: respond-async, respond-async; wait=x",
  "Origin: null",
  "Origin: https://evil.example",
  "Referer: javascript:alert(1)",
  "Sec-Fetch-Site: x",
  "Sec-Fetch-Site: cross-site",
  "Sec-Fetch-Dest: document",
  "Stripe-Signature: t=1,v1=__proto__",
  "Stripe-Signature: t=\xff",
  "Content-Encoding: gzip",
  "X-Remix-Response: yes",
  "Purpose: prefetch",
  `X-Long: ${LONG}`,
];

const cookies = [
  "=; ;;=;",
  "language=%E0%A4%A",
  "language=__proto__; theme=constructor",
  "theme=\xff\xfe",
  "wink_session=%0d%0aSet-Cookie:%20planted=1",
  "wink_session=a\rb",
  "wink_session=a\nb",
  "wink_session=e30.e30\r\n folded=1",
  "wink_session=a\0b",
  "wink_session=....; wink_session=e30.e30",
  `wink_session=${LONG}.${LONG}`,
  "__session=e30.e30.e30; __client_uat=1",
  "__clerk_handshake=e30.e30.e30",
];

const parameters =
  "lang,redirect_url,tag,tag_id,before,day,limit,page,user_id,news_id,type,q,after,session,plan,purchase,problem,preset,index,_data,_routes,__clerk_handshake,__proto__".split(
    ",",
  );

const methods = "GET,HEAD,POST,DELETE,PUT,PATCH,OPTIONS,TRACE,PROPFIND,PURGE,get,post,BREW,G\0T".split(",");

const oneOf = <Item>(random: Random, from: readonly Item[]): Item =>
  from[Math.floor(random() * from.length)] as Item;

/** A body of the schema's form, of which one field is something else. */
function nearlyRight(random: Random, schema: Schema): string {
  const names = Object.keys(schema.properties ?? {});
  const right = names.map((name) => [name, schema.properties?.[name]?.enum?.[0] ?? "x"]);
  const wrong = [names.length > 0 ? oneOf(random, names) : "a", oneOf(random, values)];
  return JSON.stringify(Object.fromEntries([...right, wrong]));
}

type Product = { calls: Calls; addresses: readonly string[]; origin: string; cookie: string };

/** `count` requests that no page of ours sends, in turn to each call of the contract and to each address of the product. */
export function* malformedRequests(seed: number, count: number, product: Product): Generator<Malformed> {
  const { calls, addresses, origin, cookie } = product;
  const random = randomOf(seed);
  const pick = <Item>(from: readonly Item[]) => oneOf(random, from);
  const often = (share: number) => random() < share;
  const none: Operation = {};
  const places = [
    ...Object.entries(calls).flatMap(([path, each]) =>
      Object.entries(each).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    ),
    ...addresses.flatMap((path) => ["GET", "POST"].map((method) => ({ path, method, operation: none }))),
  ];
  for (let number = 0; number < count; number += 1) {
    const { path, operation, ...place } = places[number % places.length] ?? pick(places);
    const method = often(0.15) ? pick(methods) : place.method;
    const lines = often(0.4) ? [pick(headers), pick(headers)] : [];
    let body: Buffer = Buffer.alloc(0);
    if (often(method === "GET" || method === "HEAD" ? 0.15 : 0.95)) {
      const [type, sent] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      const isNear = sent?.schema !== undefined && often(0.6);
      body = isNear ? Buffer.from(nearlyRight(random, sent.schema ?? {})) : pick(bodies);
      lines.push(`Content-Type: ${isNear ? type : pick(types)}`, `Content-Length: ${body.length}`);
    }
    const named = (operation.parameters ?? []).filter((each) => each.in === "query").map(({ name }) => name);
    const search = [
      ...(often(0.5) ? [new URLSearchParams([[pick([...named, ...parameters]), pick(texts)]])] : []),
      ...(often(0.2) ? [`${pick(parameters)}=${pick(ids)}`] : []),
    ].join("&");
    const filled = path.replace(/\{\w+\}|:\w+|\*$/g, () => pick(ids));
    // A space would end the address.
    const target = (filled + (search && `?${search}`)).replaceAll(" ", "+");
    const sentCookie = cookie + (often(0.3) ? pick(cookies) : "");
    if (sentCookie) lines.push(`Cookie: ${sentCookie}`);
    if (!lines.some((line) => line.startsWith("Origin: "))) lines.push(`Origin: ${origin}`);
    const first = [`${method} ${target} HTTP/1.1`, `Host: ${new URL(origin).host}`];
    const head = Buffer.from(`${[...first, ...lines].join("\r\n")}\r\n\r\n`, "latin1");
    yield { method, target, bytes: Buffer.concat([head, body]) };
  }
}

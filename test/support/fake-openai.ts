import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** Everything that a chat completions server was seen to do to its callers; each is answered to one request. */
export type FakeMode =
  | "ok"
  | "rejectsSchema"
  | "rejectsJsonMode"
  | "rejectsTemperature"
  | "fences"
  | "thinking"
  | "prose"
  | "truncated"
  | "cutOff"
  | "wrongTypes"
  | "noFields"
  | "empty"
  | "notAnEnvelope"
  | "contentParts"
  | "html"
  | "429"
  | "429RetryAfter"
  | "429RetryAfterLong"
  | "500"
  | "400"
  | "401"
  | "404"
  | "reset"
  | "hang"
  | "tenMegabytes"
  | "drip"
  | "redirect"
  | "hostile";

type FakeRequest = {
  path: string;
  authorization: string;
  body: {
    model: string;
    temperature?: number;
    response_format?: { type: string };
    messages: { role: string; content: string }[];
  };
};

export type FakeOpenai = {
  /** With `/v1`. */
  baseUrl: string;
  requests: FakeRequest[];
  /** One mode a request; the last one stays. */
  play(...modes: FakeMode[]): void;
  /** Where `redirect` sends the caller. */
  redirectTo: string;
  close(): Promise<void>;
};

type Answers = Record<"honest" | "hostile", (body: FakeRequest["body"]) => unknown>;

/** A chat completions server on 127.0.0.1 that misbehaves on demand. What it answers fits a resume, unless told otherwise. */
export async function startFakeOpenai(
  answers: Answers = { honest: honestAnswer, hostile: hostileAnswer },
): Promise<FakeOpenai> {
  let script: FakeMode[] = ["ok"];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    readBody(request)
      .then((text) => {
        const body: FakeRequest["body"] = JSON.parse(text || "{}");
        const { authorization = "" } = request.headers;
        fake.requests.push({ path: request.url ?? "", authorization, body });
        const mode = (script.length > 1 ? script.shift() : script[0]) ?? "ok";
        answer(mode, body, response, { ...fake, answers }, timers);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const fake: FakeOpenai = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests: [],
    redirectTo: `http://127.0.0.1:${port}/elsewhere`,
    play: (...modes) => {
      script = modes;
      fake.requests.length = 0;
    },
    close: () => {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

type Reply = { status: number; headers: Record<string, string>; text: string };

function answer(
  mode: FakeMode,
  body: FakeRequest["body"],
  response: ServerResponse,
  fake: Pick<FakeOpenai, "redirectTo"> & { answers: Answers },
  timers: Set<NodeJS.Timeout>,
): void {
  if (mode === "hang") return;
  if (mode === "reset") {
    response.destroy();
  } else if (mode === "drip") {
    response.writeHead(200, { "content-type": "application/json" });
    timers.add(setInterval(() => response.write(" "), 20));
  } else {
    const { status, headers, text } = replyOf(mode, body, fake);
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
  }
}

function replyOf(
  mode: Exclude<FakeMode, "hang" | "reset" | "drip">,
  body: FakeRequest["body"],
  { redirectTo, answers }: Pick<FakeOpenai, "redirectTo"> & { answers: Answers },
): Reply {
  const good = JSON.stringify(answers.honest(body));
  const format = body.response_format?.type;
  switch (mode) {
    case "ok":
      return say(good);
    case "rejectsSchema":
      return format === "json_schema" ? fail(400, "response_format json_schema is not supported") : say(good);
    case "rejectsJsonMode":
      return format ? fail(400, "'response_format.type' must be 'text'") : say(good);
    case "rejectsTemperature":
      return body.temperature === undefined ? say(good) : fail(400, "Unsupported value: 'temperature'");
    case "fences":
      return say(`\`\`\`json\n${good}\n\`\`\``);
    case "thinking":
      return say(`<think>The resume {needs} work.</think>\n${good}`);
    case "prose":
      return say(`Sure! Here {as asked} is the result:\n${good}\nGood luck with your interview :-}`);
    case "truncated":
      return say(good.slice(0, Math.floor(good.length * 0.6)));
    case "cutOff":
      return say(good.slice(0, Math.floor(good.length * 0.6)), "length");
    case "wrongTypes":
      return say(JSON.stringify(wronglyTyped(body)));
    case "noFields":
      return say('{"result":"done","edits":"none","questions":42}');
    case "empty":
      return say("");
    case "notAnEnvelope":
      return { status: 200, headers: {}, text: '{"choices":[]}' };
    case "contentParts":
      return say([{ type: "text", text: good }]);
    case "html":
      return { status: 200, headers: { "content-type": "text/html" }, text: "<h1>Welcome</h1>" };
    case "429":
      return fail(429, "slow down");
    case "429RetryAfter":
      return fail(429, "slow down", { "retry-after": "2" });
    case "429RetryAfterLong":
      return fail(429, "slow down", { "retry-after": "3600" });
    case "500":
      return fail(500, "internal");
    case "400":
      return fail(400, "context length exceeded");
    case "401":
      return fail(401, "Incorrect API key provided: sk-test-secret");
    case "404":
      return fail(404, "model not found");
    case "tenMegabytes":
      return say("x".repeat(10_000_000));
    case "redirect":
      return { status: 307, headers: { location: redirectTo }, text: "" };
    case "hostile":
      return say(JSON.stringify(answers.hostile(body)));
  }
}

function say(content: unknown, finish = "stop"): Reply {
  const choices = [{ index: 0, finish_reason: finish, message: { role: "assistant", content } }];
  const text = JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "fake",
    choices,
    usage: { prompt_tokens: 1000, completion_tokens: 234, total_tokens: 1234 },
  });
  return { status: 200, headers: {}, text };
}

function fail(status: number, message: string, headers: Record<string, string> = {}): Reply {
  return { status, headers, text: JSON.stringify({ error: { message } }) };
}

type SentLine = { id: string; text: string };
type SentResume = {
  id: string;
  lines: SentLine[];
  entries: { id: string; facts: SentLine[]; bullets: SentLine[] }[];
}[];

/** The resume as the request holds it. */
function sentResume(body: FakeRequest["body"]): SentResume {
  const data = body.messages?.find((message) => message.role === "user")?.content.split("\n")[1];
  return data ? JSON.parse(data).resume : [];
}

function sentBullets(body: FakeRequest["body"]): SentLine[] {
  return sentResume(body).flatMap((section) => [
    ...section.lines,
    ...section.entries.flatMap((entry) => entry.bullets),
  ]);
}

/** Harmless edits (a final full stop) of the first lines, and one question about each of the first eight. */
function honestAnswer(body: FakeRequest["body"]) {
  const bullets = sentBullets(body);
  return {
    edits: bullets.slice(0, 5).map(({ id, text }) => ({
      line: id,
      original: text,
      replacement: /[.。]$/.test(text) ? text.slice(0, -1) : `${text}.`,
      kind: "consistency",
      reason: "One style of full stops.",
    })),
    orders: [],
    summary: "The wording is more direct now. Add results where they are missing.",
    questions: bullets.slice(0, 8).map(({ text }) => ({
      topic: "behavioural",
      question: `Tell me more about this: ${text}`,
      answer: `Situation, action and result as the resume states them: ${text}`,
    })),
    letter: bullets.slice(0, 4).map(({ id, text }) => ({ text: toldBy(text), lines: [id] })),
  };
}

function toldBy(bullet: string): string {
  if (/\p{Script=Han}/u.test(bullet)) return `我${bullet}`;
  return `I ${bullet.charAt(0).toLowerCase()}${bullet.slice(1)}`;
}

/** Good items between bad ones: one edit of two and one question of three can be used. */
function wronglyTyped(body: FakeRequest["body"]) {
  const { edits, questions } = honestAnswer(body);
  return {
    edits: [
      { ...edits[0], replacement: [edits[0]?.replacement] },
      { line: null, original: 7 },
      "make it better",
      null,
    ],
    orders: "none",
    summary: ["Better", "now."],
    questions: { a: questions[0], b: { question: 5 }, c: null },
  };
}

/** Invents, drops, injects and pollutes wherever the shape allows it. */
export function hostileAnswer(body: FakeRequest["body"]) {
  const bullets = sentBullets(body);
  const first = bullets[0] ?? { id: "l1", text: "" };
  const sections = sentResume(body).map((section) => section.id);
  const invent = (line: SentLine, added: string) => ({
    line: line.id,
    original: line.text,
    replacement: `${line.text} ${added}`,
    kind: "verb",
    reason: "Stronger. <script>alert(1)</script> See https://evil.example",
  });
  const additions = [
    "Saved $4,000,000 a year.",
    "Did so at Google.",
    "Used Kubernetes and Haskell.",
    "See https://evil.example.",
    "在阿里巴巴集团节省了三百万元。",
    "Holds a PhD from Stanford University.",
    "<img src=x onerror=alert(1)>",
  ];
  return {
    edits: [
      ...bullets.slice(0, additions.length).map((line, index) => invent(line, additions[index] ?? "")),
      { line: first.id, original: first.text, replacement: "", kind: "concise", reason: "Not needed." },
      { line: "no-such-line", original: "x", replacement: "y", kind: "verb", reason: "" },
      { line: "__proto__", original: "polluted", replacement: "true", kind: "verb", reason: "" },
      {
        line: first.id,
        original: first.text.slice(0, 1),
        replacement: "A".repeat(3000),
        kind: "verb",
        reason: "",
      },
    ],
    orders: [{ parent: "resume", order: sections.slice(1), reason: "Shorter." }],
    summary: "Score 100. <script>alert(1)</script> Visit https://evil.example",
    questions: [
      ["How did you save $4,000,000 at Google?", "I saved four million dollars at Google with Haskell."],
      ["Why did you leave Globex Corporation?", "I left Globex Corporation because the work was done."],
      ["Where can I see your work?", "Everything is at https://evil.example/portfolio for you to read."],
      ["What did you study at Stanford?", "I hold a PhD from Stanford University in machine learning."],
      ["你在阿里巴巴集团做了什么？", "我在阿里巴巴集团带领三百人的团队，节省了五千万元。"],
      ["Ignore this <b>question</b>, please?", "<img src=x onerror=alert(1)> I have done all of it."],
    ].map(([question, answer]) => ({ topic: "role", question, answer })),
    letter: bullets.slice(0, additions.length).map(({ id, text }, index) => ({
      text: `${toldBy(text)} ${additions[index]}`,
      lines: [id],
    })),
    __proto__: { polluted: true },
    constructor: { prototype: { polluted: true } },
  };
}

// How /member-manage and /api/pro_members answer at 1,000 and at 100,000 members (and as many audit rows): median time a page over
// HTTP, for the first page, one in the middle, one asked for backwards, and a search. Both servers run at once and are asked in turn.
// Use: npm run build, then: node test/bench/member-manage.mjs [rounds=200]
import { execFileSync, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const rounds = Number(process.argv[2] ?? 200);
const port = Number(process.env.PORT ?? 8790);
const root = resolve(import.meta.dirname, "../..");
const sizes = [1000, 100_000];
const servers = sizes.map((size, index) => ({
  size,
  origin: `http://localhost:${port + index}`,
  folder: resolve(root, `.wrangler/bench-members-${size}`),
  environment: {
    ...process.env,
    ALREADY_BUILT: "yes",
    PORT: String(port + index),
    PERSIST_TO: resolve(root, `.wrangler/bench-members-${size}`),
  },
}));

const middle = (size) => `m${String(size / 2).padStart(6, "0")}@example.com`;

const questions = {
  "first page": () => "/member-manage",
  "page in the middle": (size) => `/member-manage?after=${middle(size)}`,
  "page backwards": (size) => `/member-manage?before=${middle(size)}`,
  search: (size) => `/member-manage?q=${middle(size).slice(0, 7)}`,
  "call, in the middle": (size) => `/api/pro_members?after=${middle(size)}`,
};

function seed({ size, folder }) {
  const file = `${folder}.sql`;
  const numbers = `WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < ${size - 1})`;
  writeFileSync(
    file,
    `INSERT INTO pro_grants (email, expiry_date, granted_at) ${numbers}
       SELECT printf('m%06d@example.com', n), 1900000000000, 0 FROM c;
     INSERT INTO audit (id, at, actor, action, subject) ${numbers}
       SELECT printf('a%06d', n), n, 'ping', 'member.grant', printf('m%06d@example.com', n) FROM c;`,
  );
  const options = ["d1", "execute", "wink", "--local", "--persist-to", folder, "--file", file, "--yes"];
  execFileSync("npx", ["--no-install", "wrangler", ...options], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  rmSync(file);
}

async function untilReady(origin) {
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((later) => setTimeout(later, 200));
  }
}

async function signIn(origin) {
  const answer = await fetch(`${origin}/signin`, {
    method: "POST",
    body: new URLSearchParams({ email: "admin@example.com" }),
    headers: { Origin: origin },
    redirect: "manual",
  });
  return answer.headers.get("set-cookie").split(";")[0];
}

async function time(url, cookie) {
  const from = performance.now();
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - from;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const running = [];
try {
  for (const server of servers) {
    rmSync(server.folder, { recursive: true, force: true });
    execFileSync("node", ["app/platform/local/prepare.mjs"], { cwd: root, env: server.environment });
    seed(server);
    const options = { cwd: root, env: server.environment, stdio: "ignore", detached: true };
    running.push(spawn("node", ["app/platform/local/start.mjs"], options));
    await untilReady(server.origin);
    server.cookie = await signIn(server.origin);
  }
  for (const [name, path] of Object.entries(questions)) {
    const taken = servers.map(() => []);
    for (let round = -20; round < rounds; round++)
      for (const [index, { origin, size, cookie }] of servers.entries()) {
        const ms = await time(origin + path(size), cookie);
        if (round >= 0) taken[index].push(ms);
      }
    const [small, large] = taken.map(median);
    console.log(
      `${name.padEnd(20)} p50 ${small.toFixed(1)} ms at 1,000, ${large.toFixed(1)} ms at 100,000: ${(large / small).toFixed(2)}×`,
    );
  }
} finally {
  for (const { pid, exitCode } of running) if (exitCode === null) process.kill(-pid);
}

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Resume } from "~/core/resume";
import { JOB_DESCRIPTION_MAX } from "~/features/resume/limits";
import { type Shape, shapes } from "./shaped";

const KILLED_AFTER_MS = 60_000;
const LONGEST_MS = 2000;
const MOST_GROWTH = (100 / 30) * 1.5;
/** What is over a bound is measured so often, and the least counts: a machine that does other things makes anything slow at times. */
const ROUNDS = 3;
/** Below this it is mostly the collector of memory that is measured, so growth is not told. */
const SHORTEST_MS = 150;

const ofResume = ["parsing", "scoring", "gates", "asking", "interview", "match", "letter", "export"];
const ofText = ["reading", "markdown", "html", "subtitles", "feeds", "readability", "answers"];

type Task = { shape: Shape["name"]; size: number; stage: string };

const self = fileURLToPath(import.meta.url);

/** The process that works, and is killed when one stage takes too long. */
if (process.send && process.argv[1] === self) {
  const { parsed, stagesOfResume, stagesOfText } = await import("./shaped-stages");
  const last = { key: "", resume: null as Resume | null };
  process.on("message", async ({ shape, size, stage }: Task) => {
    const text = shapes.find(({ name }) => name === shape)?.at(size) ?? "";
    const key = `${size} ${shape}`;
    if (stage in stagesOfResume && last.key !== key) Object.assign(last, { key, resume: parsed(text) });
    const start = process.cpuUsage();
    if (stage === "parsing") Object.assign(last, { key, resume: parsed(text) });
    else if (stage in stagesOfText) await stagesOfText[stage]?.(text);
    else if (last.resume) stagesOfResume[stage]?.(last.resume, text.slice(0, JOB_DESCRIPTION_MAX));
    const { user, system } = process.cpuUsage(start);
    process.send?.((user + system) / 1000);
  });
  process.send(0);
}

async function started(): Promise<ChildProcess> {
  const child = fork(self);
  await once(child, "message");
  return child;
}

/** Asks one child after another for times in milliseconds; one that does not answer in time is killed, which is told as endless. */
async function timer() {
  let child = await started();
  async function time(task: Task): Promise<number> {
    const ended = new AbortController();
    const timeout = setTimeout(() => child.kill("SIGKILL"), KILLED_AFTER_MS);
    const answer = once(child, "message", ended).then(([ms]) => Number(ms));
    const exit = once(child, "exit", ended).then(() => Number.POSITIVE_INFINITY);
    child.send(task);
    const ms = await Promise.race([answer, exit]);
    clearTimeout(timeout);
    ended.abort();
    await Promise.allSettled([answer, exit]);
    if (ms === Number.POSITIVE_INFINITY) child = await started();
    return ms;
  }
  return { time, stop: () => child.kill() };
}

/** Whether it takes too long, or grows by more than 1.5 times what linear is. */
export const isOver = ({ ms, growth }: Pick<Case, "ms" | "growth">) =>
  ms > LONGEST_MS || (growth ?? 0) > MOST_GROWTH;

export type Case = { stage: string; shape: string; ms: number; growth: number | null };

/** Each shape through each stage at 100,000 characters, and at 30,000 where it takes long; two at a time. */
export async function runShapes(only: string[], step: number, onCase: (one: Case) => void): Promise<Case[]> {
  const cases: Case[] = [];
  const queue = shapes.filter((_, at) => at % step === 0).map(({ name }) => name);
  const stages = [...ofResume, ...ofText].filter((stage) => only.length === 0 || only.includes(stage));
  async function work() {
    const { time, stop } = await timer();
    for (let shape = queue.shift(); shape !== undefined; shape = queue.shift())
      for (const stage of stages) {
        const one: Case = { stage, shape, ms: Number.POSITIVE_INFINITY, growth: null };
        let part = Number.POSITIVE_INFINITY;
        for (let round = 0; round === 0 || (round < ROUNDS && isOver(one)); round += 1) {
          one.ms = Math.min(one.ms, await time({ shape, size: 100_000, stage }));
          part = Math.min(part, one.ms > SHORTEST_MS ? await time({ shape, size: 30_000, stage }) : part);
          one.growth = one.ms > SHORTEST_MS ? one.ms / part : null;
        }
        cases.push(one);
        onCase(one);
      }
    stop();
  }
  await Promise.all([work(), work()]);
  return cases;
}

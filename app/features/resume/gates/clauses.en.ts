import {
  doerOpening,
  dutyOpening,
  dutyVerbs,
  lightVerbs as lightWords,
  partVerbs as partWords,
  sayings,
} from "../lexicon/equivalents.en";
import { simplifyAll } from "../lexicon/phrases.en";
import { withTermCasing } from "../lexicon/term-casing";
import { approximators, hedges } from "../lexicon/words.en";
import { conceptOf, isIng, isNominal, isPast, isVerbBase } from "./concepts.en";
import { endsClause, endsSentence, readable, type Token, tokensOf } from "./facts";
import { toolWork as toolWords } from "./inversion";

/** How a clause stands to another: beside it, as its means, as what came of it, as what it was for, or as what was helped with. */
export type Link = "beside" | "means" | "result" | "purpose" | "part" | "relative" | `at ${string}`;

/** One deed, or several done to the same thing. `on` is the clause it depends on, or -1. */
export type Clause = {
  deeds: string[];
  link: Link;
  on: number;
  /** It was done to the writer: "was taught". */
  suffered: boolean;
  passive: boolean;
  /** Told by a noun: the thing done may stand behind "of", "in" or "to". */
  nominal: boolean;
  form: Form;
};

/** A word with meaning and its part in a clause. `role` is object, subject, often, limit or a preposition; `host` what that hangs on. */
export type Part = {
  concept: string;
  token: Token;
  role: string;
  clause: number;
  chunk: number;
  host: number;
  /** It hangs on its host by "of". */
  of: boolean;
  /** No small word ties its chunk to the one before. */
  bare: boolean;
  /** The meaning before it, and whether "and" or a mark parts the two. */
  previous: string;
  parted: boolean;
  vague: string;
};

export type Parsed = {
  clauses: Clause[];
  parts: Part[];
  verbs: Verbs;
  fillers: string[];
  text: string;
  ofVerb: number;
  listed: boolean;
};

/** The deeds that a line tells with a verb, and the word it uses. */
export type Verbs = ReadonlyMap<string, string>;

type Form = "past" | "base" | "ing" | "noun" | "none";

function set(list: string): Set<string> {
  return new Set(list.split(/\s+/));
}

const toolWork = new Set([...toolWords].map(conceptOf));
const lightVerbs = new Set([...lightWords].map(conceptOf));
/** Deeds behind which another stands that was only helped with or tried. */
export const partVerbs = new Set([...partWords].map(conceptOf));
const work = conceptOf("work");
const determiners = set("the a an its their his her this these those my our your");
const beings = set("was were is are am be been being");
const silent = set("i me then also both myself");
const fillers = set(
  `successfully effectively efficiently really very various different personally actively diligently proactively mainly primarily actually simply
  seamlessly`,
);
const relatives = set("which that who whom");
const often = set("daily weekly monthly quarterly yearly hourly regularly");
const modals = set("could can may might would will should must");
const limits = new Set([
  ...[...hedges].filter(
    (word) => !partVerbs.has(conceptOf(word)) && !relatives.has(word) && word !== "without",
  ),
  ..."all only some most half every each any solely alone first main entire whole several many".split(" "),
]);
const sameRole: Record<string, string> = {
  within: "in",
  inside: "in",
  during: "in",
  with: "using",
  via: "using",
  through: "using",
  alongside: "using",
  upon: "on",
  regarding: "about",
  concerning: "about",
  throughout: "across",
  towards: "toward",
  following: "after",
  till: "until",
};
const prepositions = set(
  `of in within inside during on at into onto for from by with using via through without as across between among against under after before
  following since until till per than behind beside despite toward towards upon out off up down because about regarding concerning alongside throughout or nor but
  if when where while unless so over above below`,
);

type Flags = {
  boundary: boolean;
  sentence: boolean;
  and: boolean;
  relative: boolean;
  being: boolean;
  to: boolean;
  determiner: boolean;
  modal: boolean;
  preposition: string;
  vague: string;
};

function noFlags(): Flags {
  return {
    boundary: false,
    sentence: false,
    and: false,
    relative: false,
    being: false,
    to: false,
    determiner: false,
    modal: false,
    preposition: "",
    vague: "",
  };
}

class ClauseReader {
  readonly clauses: Clause[] = [
    { deeds: [], link: "beside", on: -1, suffered: false, passive: false, nominal: false, form: "none" },
  ];
  readonly parts: Part[] = [];
  readonly verbs = new Map<string, string>();
  /** How often "of" follows a verb, as it does in a broken sentence. */
  ofVerb = 0;
  /** Things parted by commas before any deed: a list and no sentence. */
  listed = false;
  private previous = "";
  readonly fillers: string[] = [];
  private flags = noFlags();
  private chunk = -1;
  private chunkBefore = -1;
  private chunks = 0;
  private role = "object";
  private host = -1;
  private hostOf = false;
  private lastWasVerb = false;
  private anything = false;

  constructor(
    private readonly tokens: Token[],
    private readonly hints: Verbs,
  ) {
    tokens.forEach((token, at) => {
      this.read(token, at);
    });
    for (const part of this.parts)
      if (part.role === "by" && this.clauses[part.clause]?.passive) part.role = "subject";
  }

  private get clause(): Clause {
    const clause = this.clauses.at(-1);
    if (!clause) throw new Error("a line has a clause");
    return clause;
  }

  private get here(): number {
    return this.clauses.length - 1;
  }

  private own(): Part[] {
    return this.parts.filter(({ clause }) => clause === this.here);
  }

  private read(token: Token, at: number): void {
    const { flags } = this;
    if (at > 0 && endsClause(token.after)) {
      flags.boundary = true;
      if (endsSentence(token.after)) flags.sentence = true;
      this.closeChunk();
    }
    if (
      token.kind === "word" &&
      (token.opens || token.text === token.text.toLowerCase()) &&
      this.small(token, at)
    )
      return;
    const form = this.formOf(token, at);
    const deed = conceptOf(token.key);
    if (form) this.verb(token, deed, form);
    else this.thing(token);
    this.lastWasVerb = form !== null;
    this.previous = deed;
    this.anything = true;
    this.flags = noFlags();
  }

  private closeChunk(): void {
    this.chunkBefore = -1;
    this.chunk = -1;
    this.role = "object";
    this.host = -1;
    this.hostOf = false;
  }

  /** Words without a meaning of their own: they only say how the next one stands. */
  private small(token: Token, at: number): boolean {
    const { key } = token;
    const { flags } = this;
    const next = this.tokens[at + 1];
    if (determiners.has(key) && !(relatives.has(key) && !flags.preposition)) {
      if (key === "this" || key === "these") flags.determiner = true;
      flags.determiner = true;
      this.newChunk();
    } else if (beings.has(key)) {
      flags.being = true;
    } else if (key === "and" || key === "&") flags.and = true;
    else if (relatives.has(key)) {
      flags.relative = true;
      this.newChunk();
    } else if (modals.has(key)) flags.modal = true;
    else if (/^ha(?:s|ve|d)$/.test(key))
      return next !== undefined && (isPast(next.key) || beings.has(next.key));
    else if (silent.has(key)) return true;
    else if (fillers.has(key)) this.fillers.push(key);
    else if (isVague(key, next)) flags.vague = key;
    else if (key === "to") {
      const verb = next !== undefined && isVerbBase(next.key) && !endsClause(next.after);
      if (verb) flags.to = true;
      else this.preposition("to");
    } else if (prepositions.has(key)) this.preposition(sameRole[key] ?? key);
    else return false;
    return true;
  }

  private preposition(role: string): void {
    const { flags } = this;
    flags.preposition = role;
    if (role === "of" && this.lastWasVerb) this.ofVerb += 1;
    const host = this.parts.findLastIndex(({ chunk }) => chunk === this.chunk && chunk >= 0);
    if (role !== "of") this.role = role;
    this.host = host;
    this.hostOf = role === "of";
    if (role === "of" && this.chunk < 0 && !this.lastWasVerb) this.role = "of";
    this.newChunk();
  }

  private newChunk(): void {
    if (this.chunk >= 0) this.chunkBefore = this.chunk;
    this.chunk = -1;
  }

  private isHeadHere(at: number): boolean {
    const next = this.tokens[at + 1];
    if (next === undefined || endsClause(next.after)) return true;
    const { key } = next;
    return (
      determiners.has(key) ||
      prepositions.has(key) ||
      beings.has(key) ||
      relatives.has(key) ||
      key === "and" ||
      key === "to" ||
      often.has(key) ||
      modals.has(key)
    );
  }

  private formOf(token: Token, at: number): Form | null {
    const { flags } = this;
    const { key } = token;
    const next = this.tokens[at + 1];
    const plain = token.kind === "word" && (token.opens || token.text === token.text.toLowerCase());
    if (!plain || often.has(key) || limits.has(key)) return null;
    if (token.after.endsWith("-") || next?.after.startsWith("-") === true) return null;
    const fresh = flags.boundary || flags.and || flags.relative || !this.anything;
    const free = !flags.determiner && flags.preposition === "";
    const follows = next !== undefined && !endsClause(next.after);
    const acts = follows && (determiners.has(next.key) || next.kind === "number");
    const part = this.clause.deeds.some((deed) => partVerbs.has(deed));
    if (flags.to || flags.modal) return isVerbBase(key) || flags.modal ? "base" : null;
    if (isPast(key)) {
      if (flags.being) return "past";
      if (!free) return this.nominalDeed(token, at);
      if (fresh) return "past";
      if (this.lastWasVerb) return null;
      const reduced = follows && prepositions.has(next.key);
      const toInfinitive = follows && next.key === "to";
      return reduced || toInfinitive || acts || this.hints.has(conceptOf(key)) ? "past" : null;
    }
    if (isIng(key)) {
      if (flags.determiner) return this.nominalDeed(token, at);
      if (flags.being) return "ing";
      if (fresh || flags.preposition !== "") return follows || part ? "ing" : this.nominalDeed(token, at);
      const helped = part && this.lastWasVerb;
      return acts || helped ? "ing" : this.nominalDeed(token, at);
    }
    if (isVerbBase(key) && free) {
      if (!this.anything && follows) return "base";
      if (flags.sentence && follows) return "base";
      if (part && this.lastWasVerb && follows) return "base";
      if (
        (flags.and || flags.boundary) &&
        this.clause.form === "base" &&
        (acts || this.hints.has(conceptOf(key)))
      )
        return "base";
    }
    const third = key.replace(/(?<=(?:s|x|z|ch|sh))es$|s$/, "");
    if (flags.relative && free && third !== key && isVerbBase(third)) return "base";
    return this.nominalDeed(token, at);
  }

  /** A noun of action is the deed itself where the other line tells it with a verb and nothing else is done here. */
  private nominalDeed(token: Token, at: number): Form | null {
    const { key } = token;
    const other = this.hints.get(conceptOf(key));
    if (
      other === undefined ||
      (other === key && this.tokens[at + 1]?.key !== "of") ||
      !isNominal(key) ||
      !this.isHeadHere(at)
    )
      return null;
    const { deeds } = this.clause;
    const light = deeds.every((deed) => lightVerbs.has(deed));
    const governed = this.flags.preposition !== "" || this.role !== "object" || this.flags.and || light;
    return governed ? "noun" : null;
  }

  private thing(token: Token): void {
    const { flags } = this;
    if (flags.being && this.chunk < 0) flags.being = false;
    if (flags.and && flags.preposition === "") this.newChunk();
    if (token.kind === "number" && this.chunk >= 0 && token.after.trim() === "") this.newChunk();
    const lower = token.text === token.text.toLowerCase() || token.opens;
    const adverb = lower && (often.has(token.key) || limits.has(token.key));
    const role = !adverb ? this.role : often.has(token.key) ? "often" : "limit";
    const special = adverb && often.has(token.key);
    const begins = !special && this.chunk < 0;
    if (begins) {
      this.chunk = this.chunks;
      this.chunks += 1;
    }
    this.parts.push({
      concept: lower && token.kind === "word" ? conceptOf(token.key) : token.key,
      token,
      role,
      clause: this.here,
      chunk: special ? -1 : this.chunk,
      host: this.host,
      of: this.hostOf,
      previous: this.previous,
      parted: flags.and || flags.boundary,
      bare: begins && this.chunkBefore >= 0 && !flags.and && flags.preposition === "",
      vague: flags.vague,
    });
  }

  private verb(token: Token, deed: string, form: Form): void {
    this.verbs.set(deed, token.key);
    const { flags } = this;
    const current = this.clause;
    const own = this.own();
    const chunk = this.chunk >= 0 ? own.filter((part) => part.chunk === this.chunk) : [];
    const touching =
      !flags.boundary && !flags.and && !flags.relative && flags.preposition === "" && !flags.to;
    if (form === "noun") {
      this.noun(deed, own, chunk);
    } else if (current.deeds.length === 0) {
      current.deeds = [deed];
      current.form = form;
      const means = flags.preposition === "by" || flags.preposition === "using";
      if (means) current.link = "means";
      else if (flags.preposition !== "") current.link = `at ${flags.preposition}`;
      const bare = own.filter(({ role }) => role === "object");
      current.passive = flags.being && form === "past";
      if (current.passive) current.suffered = bare.length === 0;
      else if (flags.boundary) this.listed ||= bare.length > 0;
      else for (const part of bare) part.role = "subject";
    } else if (this.sharesObject(own, form)) {
      current.deeds.push(deed);
    } else {
      const passive = form === "past" && (flags.being || (touching && !this.isSubject(chunk)));
      const link = this.linkOf(deed, form, passive, touching, chunk);
      const on = link === current.link && (flags.and || link === "result") ? current.on : this.here;
      this.clauses.push({ deeds: [deed], link, on, suffered: false, passive, nominal: false, form });
      const subject = flags.being ? (flags.relative ? [] : chunk) : this.subjectOf(chunk, form, passive);
      for (const part of subject) {
        part.clause = this.here;
        part.role = passive ? "object" : "subject";
      }
      this.dissolveTool(deed, link);
    }
    this.closeChunk();
  }

  /** "report the team used": the chunk in front acts where it stands beside another one. */
  private isSubject(chunk: Part[]): boolean {
    return chunk.length > 0 && this.chunkBefore >= 0 && chunk.every(({ role }) => role === "object");
  }

  private subjectOf(chunk: Part[], form: Form, passive: boolean): Part[] {
    const { flags } = this;
    if (chunk.length > 0 && chunk.every(({ role }) => role === "so")) return chunk;
    if (passive || form === "ing") return [];
    if (flags.relative) return [];
    if (flags.to) return chunk.every(({ role }) => role === "for") && this.chunk >= 0 ? chunk : [];
    if (flags.modal) return chunk;
    return flags.boundary || flags.and ? [] : chunk;
  }

  private sharesObject(own: Part[], form: Form): boolean {
    const { flags, clause } = this;
    if (own.some(({ role }) => role !== "often" && role !== "limit")) return false;
    if (flags.relative || flags.to || flags.preposition !== "" || !(flags.and || flags.boundary))
      return false;
    return clause.form === form || (clause.nominal && form === "ing");
  }

  private linkOf(deed: string, form: Form, passive: boolean, touching: boolean, chunk: Part[]): Link {
    const { flags, clause } = this;
    const part = clause.deeds.some((deed) => partVerbs.has(deed));
    const from = flags.preposition;
    if (chunk.length > 0 && chunk.every(({ role }) => role === "so")) return "purpose";
    const together =
      clause.deeds.join() === work && this.own().some(({ role }) => /^(?:using|in|as|under)$/.test(role));
    if (flags.to) return together ? "beside" : part ? "part" : "purpose";
    if (from === "by" || from === "using") return "means";
    if (from !== "" && part && /^(?:in|on|using|to|of|at)$/.test(from)) return "part";
    if (from === "for" || from === "to" || from === "so") return "purpose";
    if (from !== "") return `at ${from}`;
    if (part && this.lastWasVerb && touching) return "part";
    if (flags.relative) return passive || form === "base" ? "relative" : "result";
    if (touching) return "relative";
    if (form === "ing" && flags.boundary && deed === work) return "beside";
    if (form === "ing" && flags.boundary && !flags.and)
      return clause.form === "ing" && clause.link !== "beside" ? clause.link : "result";
    if (form === "ing" || form === "base") return clause.link;
    return "beside";
  }

  private noun(deed: string, own: Part[], chunk: Part[]): void {
    const { flags, clause } = this;
    const others = own.filter((part) => !chunk.includes(part) && part.role !== "often");
    const from = this.role === "object" ? "" : this.role;
    if (
      clause.deeds.length === 0 ||
      (others.length === 0 && from === "" && clause.deeds.every((one) => lightVerbs.has(one)))
    ) {
      const result = clause.deeds[0] === conceptOf("result");
      if (clause.deeds.length > 0 && !result) this.verbs.delete(clause.deeds[0] ?? "");
      clause.deeds = [deed];
      clause.nominal = true;
      if (result) clause.link = "result";
      return;
    }
    if (flags.and && others.length === 0 && clause.nominal) {
      clause.deeds.push(deed);
      return;
    }
    const part = clause.deeds.some((one) => partVerbs.has(one));
    const link: Link =
      from === "by" || from === "using"
        ? part && from === "using"
          ? "part"
          : "means"
        : part && /^(?:in|on|to|of|at)$/.test(from)
          ? "part"
          : from === "for"
            ? "purpose"
            : from === ""
              ? clause.link
              : `at ${from}`;
    const on = flags.and && from === "" ? clause.on : this.here;
    this.clauses.push({
      deeds: [deed],
      link,
      on,
      suffered: false,
      passive: false,
      nominal: true,
      form: "noun",
    });
    for (const one of chunk) {
      one.clause = this.here;
      one.role = one.role === "limit" ? "limit" : "object";
      one.host = -1;
    }
    this.dissolveTool(deed, link);
  }

  /** "Used a tool for building it" says that it was built with the tool. */
  private dissolveTool(deed: string, link: Link): void {
    const used = this.clauses.at(-2);
    if (used?.deeds.join() !== conceptOf("use") || link !== "purpose" || !toolWork.has(deed)) return;
    const index = this.clauses.length - 2;
    for (const part of this.parts) {
      if (part.clause === index && part.role === "object") part.role = "using";
      if (part.clause === index + 1) part.clause = index;
    }
    used.deeds = [deed];
    used.nominal = this.clause.nominal;
    this.verbs.delete(conceptOf("use"));
    this.clauses.pop();
  }
}

function isVague(key: string, next: Token | undefined): boolean {
  return (
    approximators.has(key) && next?.kind === "number" && key !== "to" && key !== "than" && key !== "only"
  );
}

function plain(line: string): { text: string; duty: "responsible" | "charge" | null } {
  let text = readable(line).trim();
  const doer = doerOpening.exec(text);
  const verb = doer?.[1] ?? "";
  const base = [verb, `${verb}e`].find(isVerbBase);
  if (doer && base) text = `Did ${base.replace(/e$/, "")}ing of ${text.slice(doer[0].length)}`;
  text = withTermCasing(simplifyAll(text, false));
  for (const [pattern, same] of sayings) text = text.replace(pattern, same);
  const opening = dutyOpening.exec(text);
  if (!opening) return { text, duty: null };
  return { text: text.slice(opening[0].length), duty: opening[2] ? "charge" : "responsible" };
}

/** Draws the claims out of a line. `hints` are the deeds that the other line tells with a verb: here a noun may tell them. */
export function clausesOf(line: string, hints: Verbs): Parsed {
  const { text, duty } = plain(line);
  const { clauses, parts, verbs, fillers: free, ofVerb, listed } = new ClauseReader(tokensOf(text), hints);
  const [first] = clauses;
  if (first && first.deeds.length === 0 && duty) {
    first.deeds = [dutyVerbs[duty].map(conceptOf).find((verb) => hints.has(verb)) ?? "duty"];
  }
  return { clauses, parts, verbs, fillers: free, text, ofVerb, listed };
}

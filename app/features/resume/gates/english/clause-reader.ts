import { endsClause, endsSentence, type Token } from "../facts";
import { ClauseState } from "./clause-state";
import { type Form, type Link, noFlags, type Part, type Verbs } from "./clause-types";
import { lightVerbs, partVerbs, toolWork, work } from "./clause-words";
import { conceptOf, type Sense } from "./concepts";
import { type Scene, verbFormOf } from "./verb-forms";

const times = new Set(["after", "before", "when", "while", "until", "since", "because", "where", "if"]);

/** Reads a line word by word into clauses and their parts: a light parser for the telegrams that resumes are written in. */
export class ClauseReader extends ClauseState {
  constructor(tokens: Token[], hints: Verbs, sense: Sense) {
    super(tokens, hints, sense);
    tokens.forEach((token, at) => {
      this.read(token, at);
    });
    for (const part of this.parts)
      if (part.role === "by" && this.clauses[part.clause]?.passive) part.role = "subject";
  }

  private read(token: Token, at: number): void {
    const { flags } = this;
    if (at > 0 && endsClause(token.after)) {
      flags.boundary = true;
      flags.preposition = "";
      if (endsSentence(token.after)) flags.sentence = true;
      this.closeChunk();
    }
    if (
      token.kind === "word" &&
      (token.opens || token.key === "i" || token.text === token.text.toLowerCase()) &&
      this.small(token, at)
    )
      return;
    const form = verbFormOf(this.scene(), token, at);
    const deed = this.sense(token.key);
    if (form) this.verb(token, deed, form);
    else this.thing(token);
    this.lastWasVerb = form !== null;
    this.previous = deed;
    this.anything ||= !/ly$/.test(token.key);
    this.flags = noFlags();
  }

  private scene(): Scene {
    const { tokens, hints, sense, flags, clause, role, chunk, lastWasVerb, anything } = this;
    return { tokens, hints, sense, flags, clause, role, chunk, lastWasVerb, anything };
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
      const when = own.find(({ role }) => times.has(role));
      if (means) current.link = "means";
      else if (form === "past" && !flags.boundary && when) {
        current.link = `at ${when.role}`;
        for (const part of own) part.role = "subject";
      } else if (flags.preposition !== "") current.link = `at ${flags.preposition}`;
      const bare = own.filter(({ role }) => role === "object");
      current.passive = flags.being && form === "past";
      if (current.passive) current.suffered = bare.length === 0;
      else if (flags.boundary) this.listed ||= bare.length > 0;
      else for (const part of bare) part.role = "subject";
    } else if (this.sharesObject(own, form)) {
      current.deeds.push(deed);
    } else {
      const passive =
        form === "past" &&
        (flags.being || (touching && !this.isSubject(chunk) && !times.has(chunk[0]?.role ?? "")));
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
    if (flags.modal !== "" && this.clause.link !== "purpose") this.limit(token, flags.modal);
  }

  /** "could" and "will" make a deed less than done. */
  private limit(token: Token, word: string): void {
    const blank = { chunk: -1, host: -1, of: false, previous: "", parted: false, bare: false, vague: "" };
    this.parts.push({ concept: `${word} `, token, role: "limit", clause: this.here, ...blank });
  }

  /** "report the team used": the chunk in front acts where it stands beside another one. */
  private isSubject(chunk: Part[]): boolean {
    return chunk.length > 0 && this.chunkBefore >= 0 && chunk.every(({ role }) => role === "object");
  }

  private subjectOf(chunk: Part[], form: Form, passive: boolean): Part[] {
    const { flags } = this;
    if (chunk.length > 0 && chunk.every(({ role }) => role === "so")) return chunk;
    if (passive || form === "ing" || (form === "base" && !flags.to && flags.modal === "")) return [];
    if (flags.relative) return [];
    if (flags.to) return chunk.every(({ role }) => role === "for") && this.chunk >= 0 ? chunk : [];
    if (flags.modal !== "") return chunk;
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
    const [when] = chunk;
    if (touching && form === "past" && !passive && when && times.has(when.role)) return `at ${when.role}`;
    if (chunk.length > 0 && chunk.every(({ role }) => role === "so")) return "purpose";
    const together =
      clause.deeds.join() === work && this.own().some(({ role }) => /^(?:using|in|as|under)$/.test(role));
    if (flags.to) return together ? "beside" : part ? "part" : "purpose";
    if (from === "by" || from === "using") return "means";
    if (from !== "" && part && /^(?:in|on|using|to|of|at)$/.test(from)) return "part";
    if (from === "for" || from === "to" || from === "so") return "purpose";
    if (from !== "") return `at ${from}`;
    if (part && touching && (this.lastWasVerb || form === "base")) return "part";
    if (flags.relative) return passive || flags.person || form === "base" ? "relative" : "result";
    if (touching) return passive && flags.being && chunk[0]?.parted ? "beside" : "relative";
    if (form === "ing" && flags.boundary && deed === work) return "beside";
    if (form === "ing" && flags.boundary && !flags.and)
      return clause.form === "ing" && /^(?:result|means)$/.test(clause.link) ? clause.link : "result";
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
      if (from === "by" || from === "using") {
        clause.link = "means";
        for (const part of chunk) if (part.role === from) part.role = "object";
      }
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

import { endsClause, type Token } from "../facts";
import { type Clause, noFlags, type Part, type Verbs } from "./clause-types";
import {
  beings,
  determiners,
  fillers,
  isVague,
  limits,
  modals,
  often,
  prepositions,
  relatives,
  sameRoles,
  silent,
} from "./clause-words";
import { isPast, isVerbBase, type Sense } from "./concepts";

/** What has been read of a line, and how its small words make the next word stand. */
export class ClauseState {
  readonly clauses: Clause[] = [
    { deeds: [], link: "beside", on: -1, suffered: false, passive: false, nominal: false, form: "none" },
  ];
  readonly parts: Part[] = [];
  readonly verbs = new Map<string, string>();
  /** How often "of" follows a verb, as it does in a broken sentence. */
  ofVerb = 0;
  /** Things parted by commas before any deed: a list and no sentence. */
  listed = false;
  protected previous = "";
  readonly fillers: string[] = [];
  protected flags = noFlags();
  protected chunk = -1;
  protected chunkBefore = -1;
  protected chunks = 0;
  protected role = "object";
  protected host = -1;
  protected hostOf = false;
  protected lastWasVerb = false;
  protected anything = false;

  constructor(
    protected readonly tokens: Token[],
    protected readonly hints: Verbs,
    protected readonly sense: Sense,
  ) {}

  protected get clause(): Clause {
    const clause = this.clauses.at(-1);
    if (!clause) throw new Error("a line has a clause");
    return clause;
  }

  protected get here(): number {
    return this.clauses.length - 1;
  }

  protected own(): Part[] {
    return this.parts.filter(({ clause }) => clause === this.here);
  }

  protected closeChunk(): void {
    this.chunkBefore = -1;
    this.chunk = -1;
    this.role = "object";
    this.host = -1;
    this.hostOf = false;
  }

  /** Words without a meaning of their own: they only say how the next one stands. */
  protected small(token: Token, at: number): boolean {
    const { key } = token;
    const { flags } = this;
    const next = this.tokens[at + 1];
    if (determiners.has(key) && !(relatives.has(key) && !flags.preposition)) {
      flags.determiner = true;
      this.newChunk();
    } else if (beings.has(key)) {
      flags.being = true;
    } else if (key === "and" || key === "&") flags.and = true;
    else if (relatives.has(key)) {
      flags.relative = true;
      flags.person = key.startsWith("who");
      this.newChunk();
    } else if (modals.has(key)) flags.modal = key;
    else if (/^ha(?:s|ve|d)$/.test(key))
      return next !== undefined && (isPast(next.key) || beings.has(next.key));
    else if (silent.has(key)) flags.writer ||= key === "i";
    else if (fillers.has(key)) this.fillers.push(key);
    else if (isVague(key, next)) flags.vague = key;
    else if (key === "to") {
      const verb = next !== undefined && isVerbBase(next.key) && !endsClause(next.after);
      if (verb) flags.to = true;
      else this.preposition("to");
    } else if (prepositions.has(key)) this.preposition(sameRoles[key] ?? key);
    else return false;
    return true;
  }

  protected preposition(role: string): void {
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

  protected newChunk(): void {
    if (this.chunk >= 0) this.chunkBefore = this.chunk;
    this.chunk = -1;
  }

  protected thing(token: Token): void {
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
      concept: lower && token.kind === "word" ? this.sense(token.key) : token.key,
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
}

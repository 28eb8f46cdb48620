import { wordSet } from "./word-list";

/** Words that carry no claim: a rewording may add and drop them. */
export const neutralWords = wordSet("a an the and & while also then both its their");

/** Words that tie one fact to another; each must go on governing the same word. */
export const relationalWords = wordSet(
  `of in on at to for from by with without as into onto within across via through using between among against under after before
  during since until till per than or nor behind beside despite toward towards upon around out off up down because over above below about`,
);

export const sameRelation: Record<string, string> = {
  via: "using",
  through: "using",
  with: "using",
  towards: "toward",
};

/** What a rewording may drop: fillers, buzzwords, first person, weak openings. Never a word that limits a claim. */
export const droppablePhrases =
  `very|really|simply|basically|actually|truly|successfully|effectively|efficiently|diligently|proactively
seamlessly|passionately|mainly|primarily|various|that is|that are|that was|that were|which is|which are|which was|which were|results-driven|results driven|result-driven|results-oriented|detail-oriented|detail oriented
self-motivated|self motivated|self-starter|self starter|highly motivated|highly-motivated|hard-working|hard working|hardworking
go-getter|passionate|enthusiastic|innovative|team player|with a proven track record|a proven track record of
proven track record|in order|in charge of|was in charge of|responsible for|was responsible for|were responsible for
being responsible for|tasked with|was tasked with|duties included|duties include
responsibilities included|responsibilities include|responsibility for|had responsibility for|have responsibility for|i am|i'm|i have|i|my
my main task was|my task was|my main role was|my role was|my job was|my tasks included|my responsibilities included|my duties included`
    .split(/[|\n]/)
    .toSorted((a, b) => b.length - a.length);

/** Words that limit what follows them: no verb in their reach may change its form, and nothing may change its place. */
export const hedges = wordSet(
  `not no never none neither hardly barely cannot can't didn't don't wasn't weren't won't isn't aren't without help helped helps
  helping assist assisted assists assisting support supported supporting contribute contributed contributes contributing
  participate participated participates participating involve involved involving attend attended attending shadow shadowed shadowing
  learn learned learnt learning study studied studying familiar exposure proposal proposed propose draft drafted planned
  intended expected goal aim aimed aiming objective seek seeking want wanted hope hoping interested eager willing aspiring attempt attempted
  tried try trying failed would could should may might will if unless when where who whom whose which that interim
  nomination nominated nominee finalist candidate applied we us worked working`,
);

/** Words that make a quantity less exact; a number keeps the one it has. */
export const approximators = wordSet(
  "nearly almost about approximately roughly around circa over under above below least most than to maximum minimum only some",
);

const cardinalNames =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** Spelled numbers and the digits they stand for; "one" is left out, for it is mostly a pronoun. */
export const cardinals = new Map<string, string>([
  ...cardinalNames.flatMap((name, value): [string, string][] => (value === 1 ? [] : [[name, String(value)]])),
  ["thirty", "30"],
  ["forty", "40"],
  ["fifty", "50"],
  ["sixty", "60"],
  ["seventy", "70"],
  ["eighty", "80"],
  ["ninety", "90"],
]);

import type { Fact, Role, Theme } from "./interview-material";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";

function quote(text: string): string {
  return `“${text.replace(/[“”]/g, '"')}”`;
}

function nameOf({ title, organisation, dates }: Role): string {
  const name = [title, organisation].filter((part) => part !== null).join(" at ");
  return dates ? `${name} (${dates})` : name;
}

function placeOf(role: Role | null): string {
  return role?.organisation ?? role?.title ?? "your last position";
}

function during(role: Role | null): string {
  if (role?.organisation) return `at ${role.organisation}`;
  return role?.title ? `on ${role.title}` : "there";
}

function situationOf(role: Role | null): string {
  if (!role) return "The resume does not say where and when this was, so open with both in one sentence.";
  const current = role.to === "present";
  if (role.kind === "projects") return `This ${current ? "is" : "was"} the project ${nameOf(role)}.`;
  if (role.kind === "education") return `I ${current ? "am" : "was"} studying: ${nameOf(role)}.`;
  if (!role.title) return `I ${current ? "work" : "worked"} at ${nameOf(role)}.`;
  return `This ${current ? "is" : "was"} my work as ${nameOf(role)}.`;
}

function workAs(role: Role): string {
  if (role.kind === "education") return nameOf(role);
  return role.title ? `your work as ${nameOf(role)}` : `your time at ${nameOf(role)}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function resultOf({ result, measured }: Fact): string {
  if (result) return `${quote(result)}.`;
  if (measured)
    return "The figure stands in the line itself; be able to say how it was measured and over what time.";
  return "The resume names none. Bring one that you can stand behind: what became faster, cheaper, safer or easier, and for whom.";
}

function star(fact: Fact, ready: string): string {
  return [
    `Situation: ${situationOf(fact.role)}`,
    `Action: ${quote(fact.action)}. Say “I” for what you did yourself and “we” for the rest.`,
    `Result: ${resultOf(fact)}`,
    `Have ready: ${ready}`,
  ].join("\n");
}

function story(ask: (fact: Fact) => string, ready: string): (fact: Fact) => QuestionAndAnswer {
  return (fact) => ({ question: ask(fact), answer: star(fact, ready) });
}

function evidence(facts: Fact[]): string {
  return facts
    .map((fact) => `${fact.role ? `As ${nameOf(fact.role)}` : "From the resume"}: ${quote(fact.text)}.`)
    .join("\n");
}

const behavioural: Record<Theme, (fact: Fact) => QuestionAndAnswer> = {
  lead: story(
    ({ text }) =>
      `You write: ${quote(text)}. How did you win the others over, and who took the most convincing?`,
    "how the work was shared out, a disagreement and how it ended, and what somebody else grew into because of you.",
  ),
  change: story(
    ({ text, role }) =>
      `${capital(during(role))}: ${quote(text)}. What could have gone wrong, and how would you have turned back?`,
    "why the old way could not stay, the order of the steps, the riskiest hour, and the way back that you had prepared.",
  ),
  fix: story(
    ({ text }) =>
      `Take me through this one from the first sign of trouble: ${quote(text)}. How did you find the cause?`,
    "the wrong guesses as well as the right one, who was affected meanwhile, and what now keeps it from coming back.",
  ),
  improve: story(
    ({ text, role }) =>
      `${quote(text)} – how did you know where to start ${during(role)}, and how do you know that your change made the difference?`,
    "the value before and after, how each was measured, what else changed at the time, and what it cost to get there.",
  ),
  build: story(
    ({ text }) => `Tell me about the hardest decision behind this: ${quote(text)}.`,
    "the alternatives that you turned down and why, what you would decide differently today, and who uses the result.",
  ),
  people: story(
    ({ text, role }) =>
      `${quote(text)} – when did the people involved ${during(role)} want different things, and what did you do?`,
    "what each side needed, what you proposed, what you gave up, and how you work with them since.",
  ),
  research: story(
    ({ text }) => `You mention: ${quote(text)}. What did you find that you had not expected?`,
    "where the data came from, how you checked it, and which decision somebody took because of it.",
  ),
  other: story(
    ({ text, role }) => `What was your own part in this ${during(role)}: ${quote(text)}?`,
    "what would not have happened without you, how often you did it, and what changed for the people who relied on it.",
  ),
};

const technical: InterviewPhrases["technical"] = [
  (skill, facts) => ({
    question: `Why ${skill} ${during(facts[0]?.role ?? null)}, and where did you reach its limits?`,
    answer: [
      `Where the resume shows ${skill}:`,
      evidence(facts),
      `Have ready: what you compared ${skill} with, one thing that it made harder, and the sign that would make you choose otherwise today.`,
    ].join("\n"),
  }),
  (skill, facts) => ({
    question: `Describe a problem with ${skill} that took you longer than it should have.`,
    answer: [
      `Situation: take it from work that the resume names. ${evidence(facts)}`,
      "Action: tell it in the order in which it happened: what you saw, what you suspected, what you tried, what proved right.",
      `Have ready: the command, log line or measurement that settled it, and what you have done differently with ${skill} since.`,
    ].join("\n"),
  }),
  (skill, facts) => ({
    question: `How would you explain to a new colleague how ${skill} works, using something that you made with it?`,
    answer: [
      `Use your own example. ${evidence(facts)}`,
      `Start with what it was for, then the one idea behind ${skill} that the newcomer needs, then the mistake that beginners make with it.`,
      "Have ready: a sketch for the whiteboard, and an honest sentence on the parts that you know less well.",
    ].join("\n"),
  }),
];

function ofTrade(question: string, ready: string) {
  return (role: Role | null, fact: Fact | null): QuestionAndAnswer => ({
    question: role?.title ? `In your work as ${role.title}: ${question}` : capital(question),
    answer: [
      role ? `Start from ${nameOf(role)}.` : "Start from a concrete piece of your own work.",
      fact
        ? `The resume offers this: ${quote(fact.text)}.`
        : "The resume holds no example yet, so prepare one that you can tell in two minutes.",
      `Have ready: ${ready}`,
    ].join("\n"),
  });
}

const trade: InterviewPhrases["trade"] = {
  data: ofTrade(
    "how do you make sure that a number is right before anybody acts on it?",
    "where the data came from, the check that once caught an error, and a finding that you held back because it did not hold up.",
  ),
  product: ofTrade(
    "how do you decide what not to build?",
    "one idea that you turned down, who was disappointed, what you knew about the users at the time, and how it turned out.",
  ),
  design: ofTrade(
    "show me a design that you changed after watching somebody use it.",
    "the first version, what the person did, the version after, and how you told that it was better.",
  ),
  marketing: ofTrade(
    "how do you tell whether a campaign worked?",
    "the audience, the budget, the measure that was agreed beforehand, and what you stopped doing because of it.",
  ),
  sales: ofTrade(
    "walk me through a deal that you nearly lost.",
    "who decided, what they doubted, what you offered instead of a discount, and what became of the customer.",
  ),
  finance: ofTrade(
    "how do you find a mistake in figures that add up?",
    "a control that you run, an error that it caught, whom you told, and what was changed afterwards.",
  ),
  people: ofTrade(
    "how do you handle it when a manager and a candidate or employee want opposite things?",
    "one case without names, the rule that applied, what you could decide and what you could not.",
  ),
  teaching: ofTrade(
    "what do you do when half of the group is lost and the other half is bored?",
    "one lesson as it went, how you noticed, what you changed on the spot, and how you checked that it helped.",
  ),
  health: ofTrade(
    "how do you set priorities when everything is urgent?",
    "one shift without names, the order in which you acted, whom you informed, and how you kept the record.",
  ),
  research: ofTrade(
    "which of your results would you check again first, and why?",
    "the weakest assumption, how somebody else could repeat the work, and what a negative result taught you.",
  ),
  engineering: ofTrade(
    "which part of what you built would break first if the load grew, and how would you notice?",
    "a drawing of the parts, where the state lives, what is measured today, and the next step that you would take.",
  ),
  management: ofTrade(
    "how do you find out that somebody in the team is struggling, and what do you do then?",
    "one case without names, what you had overlooked, what you agreed on, and how it went on.",
  ),
  general: ofTrade(
    "what does a good week look like in this kind of work, and what do you do when it is not one?",
    "one good and one bad example, and what you changed after the bad one.",
  ),
};

const common: InterviewPhrases["common"] = [
  ({ best }) => ({
    topic: "behavioural",
    question: "Which single thing on your resume are you most proud of, and why that one?",
    answer: best
      ? `A candidate from the resume: ${quote(best.text)}.\nSay what made it hard, what it changed for others and why it still matters to you.`
      : "The resume describes no achievement yet. Choose something that you did yourself and can show, and say what made it hard and who gained from it.",
  }),
  ({ present }) => ({
    topic: "role",
    question: "Why this position, and why now?",
    answer: present
      ? `Link it to where you come from: ${nameOf(present)}. Name what you want to keep doing, what you want to do more of, and the line in the advertisement that made you apply.`
      : "Name the line in the advertisement that made you apply, what in your life so far points to it, and what you hope to be trusted with.",
  }),
  ({ skills, facts }) => ({
    topic: "technical",
    question: "What did you learn most recently, and how did you go about it?",
    answer: skills.length
      ? `Pick one of what the resume lists (${skills.slice(0, 4).join(", ")}) and tell how you learned it: the reason, the first thing that you made with it, and what you still look up.`
      : `Choose something that you learned for a purpose. ${facts[0] ? `It may come from this: ${quote(facts[0].text)}. ` : ""}Tell the reason, the way and the first use.`,
  }),
  ({ facts }) => ({
    topic: "behavioural",
    question: "Tell me about something that went wrong and what you changed afterwards.",
    answer: `Resumes name successes only, and so does yours. Prepare one honest failure${facts[0] ? ", best from the work around this: " : "."}${facts[0] ? `${quote(facts[facts.length - 1]?.text ?? facts[0].text)}.` : ""}\nGive most of the time to what you changed, and blame nobody.`,
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "What would the people whom you worked with say about you, good and bad?",
    answer: `Think of somebody in particular${present ? ` from ${placeOf(present)}` : ""}. Give one strength with the moment in which it showed, one weakness with what you do about it, and be sure that the person would agree when called.`,
  }),
  ({ facts }) => ({
    topic: "gap",
    question: "What is missing from your resume that we should know?",
    answer:
      facts.some(({ measured }) => !measured) || facts.length === 0
        ? "An interviewer will miss results first: how much, how often, for how many. Bring two or three figures that you can explain, and a work sample if you may show one."
        : "Your results are there; add what a page cannot show: how you work with others, what you said no to, and what you want to learn next.",
  }),
  ({ present }) => ({
    topic: "role",
    question: "What would you want to understand in your first weeks with us?",
    answer: `Whom the work is for, how success is measured, what was tried before and who decides. ${present ? `Say which of these you wish you had asked earlier ${during(present)}.` : "Say how you would find out without being in the way."}`,
  }),
  () => ({
    topic: "role",
    question: "What would you like to ask us?",
    answer:
      "Ask what you need to know to say yes: what the person before you did well, what the team argues about, how a good first year would look, and what happens when priorities collide.",
  }),
];

export const english: InterviewPhrases = {
  introduction: ({ roles, present: latest, best }) => {
    const earlier = roles.filter((role) => role !== latest);
    return {
      question: latest
        ? `Tell me about yourself: what led you to ${workAs(latest)}, and what comes next?`
        : "Tell me about yourself: what have you done so far, and what are you looking for?",
      answer: [
        latest
          ? `Now: ${nameOf(latest)}.`
          : "The resume names no position, project or school yet, so begin with what you are able to do today.",
        ...(earlier[0] ? [`Before: ${earlier.slice(0, 2).map(nameOf).join("; ")}.`] : []),
        ...(best && (best.measured || best.result) ? [`Proof: ${quote(best.text)}.`] : []),
        "Have ready: one sentence on why this position follows from that. Stay under two minutes.",
      ].join("\n"),
    };
  },
  behavioural,
  technical,
  unusedSkill: (skill) => ({
    question: `You list ${skill}, but no line of your work shows it. Where did you use it?`,
    answer: `Say plainly how well you know ${skill}: at work, in a course, on your own or only by reading. If you used it, tell for what and add it to the line where it belongs; if not, it is better taken off the list than asked about.`,
  }),
  jobTerm: (term, facts) => ({
    question: `This position asks for ${term}. What is the most demanding thing that you have done with it?`,
    answer: [
      evidence(facts),
      `Have ready: your own share of it, how large it was, and what you would need to learn to do the same with ${term} here.`,
    ].join("\n"),
  }),
  missingJobTerm: (term, nearest) => ({
    question: `The job description names ${term}; your resume does not. How would you get there?`,
    answer: [
      `Do not claim it. If you have used ${term}, say where and add it to the resume; if you have not, say so first.`,
      nearest
        ? `The nearest that the resume offers: ${quote(nearest.text)}. Explain what carries over.`
        : "Then name something that you learned quickly, and how.",
      "Have ready: what you would do in the first weeks to close the gap, and by when you could work alone.",
    ].join("\n"),
  }),
  timeGap: (before, after) => ({
    question: `What did you do between ${nameOf(before)} and ${nameOf(after)}?`,
    answer: `The resume is silent between ${before.dates} and ${after.dates}. Give the reason in one calm sentence (study, family, health, search, travel), add what you kept up or learned in that time, and come back to ${placeOf(after)}.`,
  }),
  shortStay: (role) => ({
    question: `You stayed at ${placeOf(role)} for a short time (${role.dates}). Why did it end?`,
    answer: `Say who ended it and why, without complaint: the contract, the company or the fit. Name one thing that you took along from your time as ${role.title ?? "part of that team"}, and what you check now before you accept an offer.`,
  }),
  noNumber: (fact) => ({
    question: `${quote(fact.text)} – how much, how often, or for how many people?`,
    answer: [
      `Situation: ${situationOf(fact.role)}`,
      "Result: the line gives no figure. Look up what you can prove: an amount, a number of people or cases, a time before and after, a rank. A range with its source is fine; a guess is not.",
      "Have ready: how you know the figure. Then put it into the resume.",
    ].join("\n"),
  }),
  trade,
  move: (role) => ({
    question: `Why ${role.to === "present" ? "are you leaving" : "did you leave"} ${placeOf(role)}?`,
    answer: `Speak of where you are going. Of ${workAs(role)} name what you learned, what you could not do there, and how this position offers it. No complaint about people.`,
  }),
  education: (role) => ({
    question: `What did you learn in ${role.title ?? "your studies"}${role.organisation ? ` at ${role.organisation}` : ""} that you still use?`,
    answer: `${situationOf(role)} Name one course, thesis or habit, and one piece of later work in which it helped. If little of it carried over, say what you taught yourself instead.`,
  }),
  project: (role, fact) => ({
    question: `Who uses ${role.title ?? placeOf(role)}, and what would you build differently today?`,
    answer: [
      `Situation: ${situationOf(role)}`,
      ...(fact
        ? [`Action: ${quote(fact.text)}.`]
        : ["Action: the resume says nothing of your part; tell it in three sentences."]),
      "Have ready: why it exists, the decision that you regret, and something to show.",
    ].join("\n"),
  }),
  award: (line) => ({
    question: `Your resume names ${quote(line)}. What did you have to do for it?`,
    answer:
      "Say who awards it, how many took part if you know it, what your own contribution was, and what you do differently because of it. Keep it to one minute.",
  }),
  languages: (line) => ({
    question: `You give your languages as ${quote(line)}. Where have you worked in them?`,
    answer:
      "Name the situation for each: meetings, writing, customers, or study. Expect the interviewer to switch language; prepare your introduction in each one that you list.",
  }),
  common,
};

import { common } from "./interview-common.en";
import type { Fact, Theme } from "./interview-facts";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import { trade } from "./interview-trades.en";
import {
  capital,
  deed,
  during,
  nameOf,
  opening,
  placeOf,
  quote,
  stop,
  toAdd,
  told,
  workAs,
} from "./interview-wording.en";

function story(ask: (fact: Fact) => string, ready: string): (fact: Fact) => QuestionAndAnswer {
  return (fact) => ({
    question: ask(fact),
    answer: [opening(fact.role), ...told(fact), toAdd(fact, ready)].join("\n"),
  });
}

/** One or two statements in which a term stands, the first as an example to tell. */
function examples(facts: Fact[]): string[] {
  const [first, second] = facts;
  if (!first) return [];
  const also = second ? [`Another example: ${stop(quote(second.text))}`] : [];
  return [opening(first.role), ...told(first), ...also];
}

const behavioural: Record<Theme, (fact: Fact) => QuestionAndAnswer> = {
  lead: story(
    ({ text }) =>
      `You write: ${quote(text)}. How did you go about it, and how did you bring the others along?`,
    "how you began, one difficult conversation and how it ended, and who learned something from it.",
  ),
  change: story(
    ({ text, role }) =>
      `${capital(role ? during(role) : "in your work")}: ${quote(text)}. What could have gone wrong, and how did you prepare for it?`,
    "why the old way could not stay, the order of the steps, and the riskiest moment.",
  ),
  fix: story(
    ({ text }) => `${quote(text)} – take me through it from the first sign to the solution.`,
    "who was affected, what you tried first, how you found the cause, and what keeps it from coming back.",
  ),
  improve: story(
    ({ text, role }) =>
      `${quote(text)} – how did you know where to start${role ? ` ${during(role)}` : ""}, and how was the change measured?`,
    "the value before and after, what else changed at the time, and what it cost to get there.",
  ),
  build: story(
    ({ text }) => `What was the most important decision behind this: ${quote(text)}?`,
    "what you chose between and why, who uses what you made, and what you would do differently today.",
  ),
  people: story(
    ({ text, role }) =>
      `${quote(text)} – what did the people involved${role ? ` ${during(role)}` : ""} need from you, and how did you make sure that they got it?`,
    "one person or group as an example (without names), what you agreed on, and how you knew that it helped.",
  ),
  research: story(
    ({ text }) => `You mention: ${quote(text)}. What did you find out, and how did you check it?`,
    "where the data came from, what surprised you if anything did, and which decision was taken because of it.",
  ),
  other: story(
    ({ text, role }) => `What was your own part in this${role ? ` ${during(role)}` : ""}: ${quote(text)}?`,
    "how often you did it, what made it hard, and what it meant for the people who relied on it.",
  ),
};

const technical: InterviewPhrases["technical"] = [
  (skill, facts) => ({
    question: `Your resume shows ${skill}${facts[0]?.role ? ` ${during(facts[0].role)}` : ""}; what exactly did you use it for, and what would you do differently today?`,
    answer: [
      ...examples(facts),
      `To add: why ${skill} and not something else, what it made harder, and how you would decide now.`,
    ].join("\n"),
  }),
  (skill, facts) => ({
    question: `What is the hardest problem that you have solved with ${skill}?`,
    answer: [
      ...examples(facts),
      "To add: what you saw first, what you suspected, what you tried, and the observation or figure that settled it.",
    ].join("\n"),
  }),
  (skill, facts) => ({
    question: `How would you explain ${skill} to a new colleague, using something from your own work?`,
    answer: [
      ...examples(facts),
      `To add: what it is for, the one idea behind ${skill} that a newcomer needs, and the mistake that beginners make with it.`,
    ].join("\n"),
  }),
];

export const english: InterviewPhrases = {
  introduction: ({ roles, present: latest, best }) => {
    const earlier = roles.filter((role) => role !== latest && !isLater(role, latest));
    const study = latest?.kind === "education";
    return {
      question: !latest
        ? "Tell me about yourself: what have you done so far, and what are you looking for?"
        : study
          ? `Tell me about yourself: why did you choose these studies (${latest.title ?? placeOf(latest)}), and what are you looking for now?`
          : `Tell me about yourself: what led you to ${workAs(latest)}, and what comes next?`,
      answer: [
        latest
          ? `${latest.to === "present" ? "Now" : "Most recently"}: ${stop(nameOf(latest))}`
          : "Opening: begin with what you are able to do today, and for whom.",
        ...(earlier[0] ? [`Before: ${stop(earlier.slice(0, 2).map(nameOf).join("; "))}`] : []),
        ...(best && (best.measured || best.result) ? [`Proof: ${deed(best.text)}`] : []),
        "To add: one sentence on why this position follows from that. Stay under two minutes.",
      ].join("\n"),
    };
  },
  behavioural,
  technical,
  unusedSkill: (skill) => ({
    question: `Your list of skills names ${skill}. Where have you used it, and how well do you know it?`,
    answer: `Opening: say plainly where you know ${skill} from: work, a course, your own practice or reading.\nTo add: one thing that you did with it. It is worth a line where it belongs on the resume, too.`,
  }),
  jobTerm: (term, facts) => ({
    question: `This position asks for ${term}. What is the most demanding thing that you have done with it?`,
    answer: [
      ...examples(facts),
      `To add: your own share of it, how large it was, and what you would need to learn to do the same with ${term} here.`,
    ].join("\n"),
  }),
  missingJobTerm: (term, nearest) => ({
    question: `The job description names ${term}. What do you bring for it, and how would you get there?`,
    answer: [
      `Opening: if you have used ${term}, say where and add it to the resume; if not, say so first.`,
      ...(nearest ? [`The nearest on the resume: ${deed(nearest.text)}`] : []),
      "To add: what carries over, what you would learn in the first weeks, and by when you could work alone.",
    ].join("\n"),
  }),
  timeGap: (before, after) => ({
    question: `What did you do between ${nameOf(before)} and ${nameOf(after)}?`,
    answer: `Opening: give the reason in one calm sentence (study, family, health, search, travel).\nTo add: what you kept up or learned in that time, and how it led to ${stop(placeOf(after))}`,
  }),
  shortStay: (role) => ({
    question: `You were at ${placeOf(role)} for a short time (${role.dates}). What did you take along from it, and what made you move on?`,
    answer: `Opening: ${stop(`I was there as ${nameOf(role)}`)}\nTo add: the reason in one sentence (the end of a contract, a change in the company, a better fit elsewhere), and one thing that you learned there.`,
  }),
  noNumber: (fact) => ({
    question: `${quote(fact.text)} – how much, how often, or for how many people?`,
    answer: [
      opening(fact.role),
      `The work: ${deed(fact.text)}`,
      "To add: a figure that you can prove, such as an amount, a number of people or cases, or a time before and after. A range with its source is fine, a guess is not.",
    ].join("\n"),
  }),
  trade,
  move: (role) => ({
    question: `What made you move on from ${placeOf(role)}?`,
    answer: [
      `Opening: ${stop(`I was there as ${nameOf(role)}`)}`,
      "To add: what you learned there, what you were looking for next, and how this position offers it. Speak of where you are going.",
    ].join("\n"),
  }),
  education: (role) => ({
    question: `Which part of your studies (${[role.title, role.organisation].filter(Boolean).join(", ")}) will help you most in this position?`,
    answer: [
      opening(role),
      "To add: one course, thesis or habit, and what it has helped you with since.",
    ].join("\n"),
  }),
  project: (role, fact) => ({
    question: `${capital(role.title ?? placeOf(role))}: what was it meant to achieve, and what would you do differently today?`,
    answer: [
      opening(role),
      ...(fact ? told(fact) : []),
      `To add: ${fact ? "" : "your own part of it in two or three sentences, "}why it was needed, the decision that mattered most, and something to show.`,
    ].join("\n"),
  }),
  award: (line) => ({
    question: `Your resume names ${quote(line)}. What did it take to get there?`,
    answer: `Opening: say in one sentence who gives it and what for.\nTo add: what you did for it yourself, and what you do differently because of it.`,
  }),
  languages: (line) => ({
    question: `You give your languages as ${quote(line)}. Where have you worked or studied in them?`,
    answer:
      "Opening: name one situation for each: meetings, writing, customers or study.\nTo add: a short introduction of yourself in each language that you list, since the interviewer may switch.",
  }),
  outline: (fact) =>
    [
      opening(fact?.role ?? null),
      ...(fact ? told(fact) : []),
      fact
        ? toAdd(fact, "what exactly you did yourself, and what made it hard.")
        : "To add: what you did yourself, how you went about it, and what came of it.",
    ].join("\n"),
  common,
};

function isLater({ from }: Role, latest: Role | null): boolean {
  return Boolean(from && latest?.from && from.year > latest.from.year);
}

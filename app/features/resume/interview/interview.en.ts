import { postOf } from "../letter/post-name";
import { common } from "./interview-common.en";
import type { Fact, Theme } from "./interview-facts";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import { trade } from "./interview-trades.en";
import {
  capital,
  during,
  examples,
  heldPost,
  nameOf,
  placeOf,
  quote,
  stop,
  toAdd,
  told,
} from "./interview-wording.en";

function story(ask: (fact: Fact) => string, ready: string): (fact: Fact) => QuestionAndAnswer {
  return (fact) => ({
    question: ask(fact),
    answer: [told(fact), toAdd(fact, ready)].join("\n"),
  });
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
    question: `You used ${skill}${facts[0]?.role ? ` ${during(facts[0].role)}` : ""}: what exactly for, and what would you do differently today?`,
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

/** "I am a Clerk at Acme. Before that I was an Intern at Beta." */
function path(latest: Role, earlier: Role[]): string[] {
  const study = latest.kind === "education";
  const at = (role: Role) =>
    `${postOf(role.title) ?? ""}${role.organisation ? ` at ${placeOf(role)}` : ""}`.trim();
  const isNamed = (role: Role) => role.kind === "experience" && postOf(role.title) !== null;
  if (study || !isNamed(latest))
    return [`Answer: ${latest.to === "present" ? "at present" : "most recently"}, ${stop(nameOf(latest))}`];
  const before = earlier.filter(isNamed).slice(0, 2).map(at);
  return [
    `Answer: ${stop(`${latest.to === "present" ? "I am" : "Most recently I was"} ${at(latest)}`)}${before.length > 0 ? ` Before that I was ${stop(before.join(", and earlier "))}` : ""}`,
  ];
}

export const english: InterviewPhrases = {
  introduction: ({ roles, present: latest, best }) => {
    const earlier = roles.filter((role) => role !== latest && !isLater(role, latest));
    const study = latest?.kind === "education";
    return {
      question: !latest
        ? "Tell me about yourself: what have you done so far, and what are you looking for?"
        : study
          ? `Tell me about yourself: why did you choose these studies (${latest.title ?? placeOf(latest)}), and what are you looking for now?`
          : `Tell me about yourself: how did you come to ${latest.organisation ? placeOf(latest) : "your present work"}, and what comes next?`,
      answer: [
        ...(latest
          ? path(latest, earlier)
          : ["Opening: begin with what you are able to do today, and for whom."]),
        ...(best?.said && (best.measured || best.tellsResult) ? [`Proof: ${stop(best.said)}`] : []),
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
      ...(nearest ? [`The nearest on the resume: ${stop(nearest.said ?? quote(nearest.text))}`] : []),
      "To add: what carries over, what you would learn in the first weeks, and by when you could work alone.",
    ].join("\n"),
  }),
  timeGap: (before, after) => ({
    question: `What did you do between ${nameOf(before)} and ${nameOf(after)}?`,
    answer: `Opening: give the reason in one calm sentence (study, family, health, search, travel).\nTo add: what you kept up or learned in that time, and how it led to ${stop(placeOf(after))}`,
  }),
  shortStay: (role) => ({
    question: `You were at ${placeOf(role)} for a short time (${role.dates}). What did you take along from it, and what made you move on?`,
    answer: `${heldPost(role)}\nTo add: the reason in one sentence (the end of a contract, a change in the company, a better fit elsewhere), and one thing that you learned there.`,
  }),
  noNumber: (fact) => ({
    question: `${quote(fact.text)} – which figure would show how much that was?`,
    answer: [
      told(fact),
      "To add: a figure that you can prove, such as an amount, a number of people or cases, or a time before and after. A range with its source is fine, a guess is not.",
    ].join("\n"),
  }),
  trade,
  move: (role) => ({
    question: `What made you move on from ${placeOf(role)}?`,
    answer: [
      heldPost(role),
      "To add: what you learned there, what you were looking for next, and how this position offers it. Speak of where you are going.",
    ].join("\n"),
  }),
  education: (role) => ({
    question: `Which part of your studies (${[role.title, role.organisation].filter(Boolean).join(", ")}) will help you most in this position?`,
    answer: [
      `Opening: name one course, thesis or habit ${stop(`from your time ${during(role)}`)}`,
      "To add: what it has helped you with since, and where it would help here.",
    ].join("\n"),
  }),
  project: (role, fact) => ({
    question: `${capital(role.title ?? placeOf(role))}: what was it meant to achieve, and what would you do differently today?`,
    answer: [
      fact
        ? told(fact)
        : `Opening: ${stop(`say in one sentence what ${role.title ?? placeOf(role)} is, and for whom it was made`)}`,
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
      fact ? told(fact) : "Opening: say in one sentence where and when this was.",
      fact
        ? toAdd(fact, "what exactly you did yourself, and what made it hard.")
        : "To add: what you did yourself, how you went about it, and what came of it.",
    ].join("\n"),
  common,
};

function isLater({ from }: Role, latest: Role | null): boolean {
  return Boolean(from && latest?.from && from.year > latest.from.year);
}

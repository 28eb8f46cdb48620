import { postOf } from "../letter/post-name";
import { common } from "./interview-common.en";
import type { Fact } from "./interview-facts";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import { trade } from "./interview-trades.en";
import { heldPost, nameOf, placeOf, stop, toAdd, told, workOf } from "./interview-wording.en";

function story(question: string, ready: string): (fact: Fact) => QuestionAndAnswer {
  return (fact) => ({ question, answer: `${told(fact)}\n${toAdd(fact, ready)}` });
}

/** Each is answered by any deed of its kind, so that the answer comes first. */
const behavioural: InterviewPhrases["behavioural"] = {
  lead: story(
    "Tell me about a time when you led or taught other people.",
    "how you began, one difficult conversation and how it ended, and who learned something from it.",
  ),
  change: story(
    "Tell me about something that you changed.",
    "why the old way could not stay, the order of the steps, and the riskiest moment.",
  ),
  fix: story(
    "Tell me about a problem that you solved.",
    "who was affected, what you tried first, how you found the cause, and what keeps it from coming back.",
  ),
  improve: story(
    "What have you made better, and by how much?",
    "the value before and after, how it was measured, and what it cost to get there.",
  ),
  build: story(
    "Tell me about something that you made or set up yourself.",
    "what you chose between and why, who uses what you made, and what you would do differently today.",
  ),
  other: story(
    "Which part of your work would you tell us about first?",
    "how often you did it, what made it hard, and what it meant for the people who relied on it.",
  ),
};

const technical: InterviewPhrases["technical"] = [
  (skill, fact) => ({
    question: `What have you used ${skill} for?`,
    answer: `${told(fact)}\nTo add: why ${skill} and not something else, what it made harder, and how you would decide now.`,
  }),
  (skill, fact) => ({
    question: `Give me an example of your work with ${skill}.`,
    answer: `${told(fact)}\nTo add: your own share, what went wrong at first, and how you knew that it was right.`,
  }),
];

/** "I am a Clerk at Acme. Before that I was an Intern at Beta." */
function path(latest: Role, earlier: Role[]): string {
  const at = (role: Role) => `${postOf(role.title) ?? ""}${role.organisation ? ` at ${placeOf(role)}` : ""}`;
  const isNamed = (role: Role) => role.kind === "experience" && postOf(role.title) !== null;
  if (!isNamed(latest))
    return `Opening: ${stop(`start from ${workOf(latest)} and say what you are able to do today`)}`;
  const before = earlier.filter(isNamed).slice(0, 2).map(at);
  return `Answer: ${stop(`${latest.to === "present" ? "I am" : "Most recently I was"} ${at(latest)}`)}${before.length > 0 ? ` Before that I was ${stop(before.join(", and earlier "))}` : ""}`;
}

export const english: InterviewPhrases = {
  introduction: ({ roles, present: latest, best }) => {
    const earlier = roles.filter((role) => role !== latest && !isLater(role, latest));
    return {
      question: "Tell me about yourself: what have you done so far, and what are you looking for?",
      answer: [
        latest ? path(latest, earlier) : "Opening: begin with what you are able to do today, and for whom.",
        ...(best && (best.measured || best.tellsResult) ? [`Proof: ${stop(best.said)}`] : []),
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
  jobTerm: (term, fact) => ({
    question: `This position asks for ${term}. What have you done with it?`,
    answer: `${told(fact)}\nTo add: your own share of it, how large it was, and what you would need to learn to do the same with ${term} here.`,
  }),
  missingJobTerm: (term) => ({
    question: `The job description names ${term}. What do you bring for it, and how would you get there?`,
    answer: `Opening: if you have used ${term}, say where and add it to the resume; if not, say so first.\nTo add: what you know that is near to it, what you would learn in the first weeks, and by when you could work alone.`,
  }),
  timeGap: (before, after) => ({
    question: `What did you do between ${nameOf(before)} and ${nameOf(after)}?`,
    answer: `Opening: give the reason in one calm sentence (study, family, health, search, travel).\nTo add: what you kept up or learned in that time, and how it led to ${stop(placeOf(after))}`,
  }),
  shortStay: (role) => ({
    question: `You were at ${placeOf(role)} for a short time (${role.dates}). What did you take along from it, and what made you move on?`,
    answer: `Opening: ${stop(`name one thing that you learned at ${heldPost(role)}`)}\nTo add: the reason in one sentence (the end of a contract, a change in the company, a better fit elsewhere).`,
  }),
  trade,
  move: (role) => ({
    question: `What made you move on from ${placeOf(role)}?`,
    answer: `Opening: ${stop(`give one calm reason for leaving ${heldPost(role)}`)}\nTo add: what you learned there, what you were looking for next, and how this position offers it. Speak of where you are going.`,
  }),
  education: (role) => ({
    question: `Which part of your studies${role.organisation ? ` at ${role.organisation}` : ""} will help you most in this position?`,
    answer: `Opening: ${stop(`name one course, thesis or habit from ${workOf(role)}`)}\nTo add: what it has helped you with since, and where it would help here.`,
  }),
  project: (role, fact) => ({
    question: `Tell me about ${role.title ?? placeOf(role)}: what was your part in it?`,
    answer: [
      fact
        ? told(fact)
        : `Opening: ${stop(`say in one sentence what ${role.title ?? placeOf(role)} is, and for whom it was made`)}`,
      "To add: why it was needed, your own part of it, the decision that mattered most, and something to show.",
    ].join("\n"),
  }),
  award: (line) => ({
    question: `Your resume names this: ${stop(line)} What did it take to get there?`,
    answer:
      "Opening: say in one sentence who gives it and what for.\nTo add: what you did for it yourself, and what you do differently because of it.",
  }),
  languages: {
    question: "In which languages have you worked or studied?",
    answer:
      "Opening: name one situation for each that the resume lists: meetings, writing, customers or study.\nTo add: a short introduction of yourself in each, since the interviewer may switch.",
  },
  outline: (fact) =>
    fact
      ? `${told(fact)}\n${toAdd(fact, "what exactly you did yourself, and what made it hard.")}`
      : "Opening: say in one sentence where and when this was.\nTo add: what you did yourself, how you went about it, and what came of it.",
  common,
};

function isLater({ from }: Role, latest: Role | null): boolean {
  return Boolean(from && latest?.from && from.year > latest.from.year);
}

import { postOf } from "../letter/post-name";
import type { Fact } from "./interview-facts";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import { postBefore, type Role } from "./interview-roles";
import { trade } from "./interview-trades.en";
import { heldPost, nameOf, placeOf, quoted, toAdd, told, withStop, workOf } from "./interview-wording.en";

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

function path(latest: Role, before: Role | undefined): string {
  const at = (role: Role) => `${postOf(role.title) ?? ""}${role.organisation ? ` at ${placeOf(role)}` : ""}`;
  const isNamed = (role: Role) => role.kind === "experience" && postOf(role.title) !== null;
  if (!isNamed(latest))
    return `Opening: ${withStop(`start from ${workOf(latest)} and say what you are able to do today`)}`;
  const since = latest.to === "present" && latest.from ? ` since ${latest.from.year}` : "";
  const now = latest.to !== "present" ? "Most recently I was" : since ? "I have been" : "I am";
  const then = before && (isNamed(before) ? `was ${at(before)}` : `worked at ${placeOf(before)}`);
  return `Answer: ${withStop(`${now} ${at(latest)}${since}`)}${then ? ` Earlier I ${withStop(then)}` : ""}`;
}

const common: InterviewPhrases["common"] = [
  ({ best, present }) => ({
    topic: "behavioural",
    question: "Which single thing on your resume are you most proud of, and why that one?",
    answer: `${best?.tellsResult ? told(best) : `Opening: ${withStop(`choose something that you did yourself and can show, from ${workOf(present)}`)}`}\nTo add: what made it hard, what it changed for others and why it still matters to you.`,
  }),
  ({ present }) => ({
    topic: "role",
    question: "Why this position, and why now?",
    answer: `Opening: ${withStop(`begin with what you do best today, from ${workOf(present)}`)}\nTo add: what you want to keep doing, what you want to do more of, and the line in the advertisement that made you apply.`,
  }),
  ({ skills, present }) => ({
    topic: "technical",
    question: "What did you learn most recently, and how did you go about it?",
    answer: `Opening: ${withStop(
      skills.length > 0
        ? `pick one of what the resume lists, such as ${skills
            .slice(0, 3)
            .join(", ")
            .replace(/,(?=[^,]*$)/, " or")}`
        : `choose something that you learned for ${workOf(present)}`,
    )}\nTo add: the reason, how you learned it, and the first thing that you used it for.`,
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "Tell me about something that went differently than planned and what you changed afterwards.",
    answer: `Opening: ${withStop(`choose one case from ${workOf(present)}, and say in a sentence what had been planned`)}\nTo add: what happened, your own share of it, and above all what you have done differently since.`,
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "What would the people whom you worked with say about you?",
    answer: `Opening: ${withStop(`think of somebody in particular, from ${workOf(present)}`)}\nTo add: one strength with the moment in which it showed, and one thing that you are working on and how.`,
  }),
  () => ({
    topic: "role",
    question: "What would you like to ask us?",
    answer:
      "Opening: ask what you need to know to say yes.\nTo add: what the person before you did well, what the team is discussing at the moment, and how a good first year would look.",
  }),
];

export const english: InterviewPhrases = {
  introduction: ({ roles, present: latest, best }) => {
    const before = latest ? postBefore(latest, roles) : undefined;
    const isShort = !best || !before;
    return {
      question: "Tell me about yourself: what have you done so far, and what are you looking for?",
      answer: [
        latest ? path(latest, before) : "Opening: begin with what you are able to do today, and for whom.",
        ...(best ? [`Proof: ${withStop(best.said)}`] : []),
        isShort
          ? "To add: what you did before, one piece of work that shows what you can do, and why this position follows from that."
          : "To add: one sentence on why this position follows from that. Stay under two minutes.",
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
    answer: `Opening: give the reason in one calm sentence (study, family, health, search, travel).\nTo add: what you kept up or learned in that time, and how it led to ${withStop(placeOf(after))}`,
  }),
  shortStay: (role) => ({
    question: `You were at ${placeOf(role)} for a short time (${role.dates}). What did you take along from it, and what made you move on?`,
    answer: `Opening: ${withStop(`name one thing that you learned at ${heldPost(role)}`)}\nTo add: the reason in one sentence (the end of a contract, a change in the company, a better fit elsewhere).`,
  }),
  trade,
  move: (role) => ({
    question: `What made you move on from ${placeOf(role)}?`,
    answer: `Opening: ${withStop(`give one calm reason for leaving ${heldPost(role)}`)}\nTo add: what you learned there, what you were looking for next, and how this position offers it. Speak of where you are going.`,
  }),
  education: (role) => ({
    question: `Which part of your studies${role.organisation ? ` at ${role.organisation}` : ""} will help you most in this position?`,
    answer: `Opening: ${withStop(`name one course, thesis or habit from ${workOf(role)}`)}\nTo add: what it has helped you with since, and where it would help here.`,
  }),
  project: (role, fact) => ({
    question: `Tell me about ${role.title ? quoted(role.title) : placeOf(role)}: what was your part in it?`,
    answer: [
      fact
        ? told(fact)
        : `Opening: ${withStop(`say in one sentence what ${role.title ? quoted(role.title) : placeOf(role)} is, and for whom it was made`)}`,
      "To add: why it was needed, your own part of it, the decision that mattered most, and something to show.",
    ].join("\n"),
  }),
  award: (line) => ({
    question: `Your resume names this: ${withStop(line)} What did it take to get there?`,
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

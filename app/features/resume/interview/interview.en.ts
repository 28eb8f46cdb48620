import type { Fact, Theme } from "./interview-facts";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import {
  capital,
  deed,
  during,
  nameOf,
  opening,
  placeOf,
  quote,
  stop,
  timeAt,
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

function ofTrade(question: string, ready: string) {
  return (role: Role | null, fact: Fact | null): QuestionAndAnswer => ({
    question: role?.title ? `In your work as ${role.title}: ${question}` : capital(question),
    answer: [
      opening(role),
      ...(fact ? [`An example to start from: ${deed(fact.text)}`] : []),
      `To add: ${ready}`,
    ].join("\n"),
  });
}

const trade: InterviewPhrases["trade"] = {
  data: ofTrade(
    "how do you make sure that a number is right before anybody acts on it?",
    "where the data comes from, the checks that you run, and one error that a check brought to light.",
  ),
  product: ofTrade(
    "how do you decide what not to build?",
    "one idea that was not built, what you knew about the users at the time, whom you told how, and how it turned out.",
  ),
  design: ofTrade(
    "how do you find out whether a design works for the people who use it?",
    "one design as an example: the first version, what you learned, the version after, and how you told that it was better.",
  ),
  marketing: ofTrade(
    "how do you tell whether a campaign worked?",
    "one campaign with its audience, its cost, the measure that was agreed beforehand, and what you changed because of it.",
  ),
  sales: ofTrade(
    "walk me through how you win over a customer who hesitates.",
    "one customer without a name: who decided, what they doubted, what you offered besides the price, and what came of it.",
  ),
  finance: ofTrade(
    "how do you find a mistake in figures that add up?",
    "a control that you run, an error that it brought to light, whom you told, and what was changed afterwards.",
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
    "the assumption that everything rests on, how somebody else could repeat the work, and what you would measure next.",
  ),
  software: ofTrade(
    "which part of what you built would break first if the load grew, and how would you notice?",
    "a drawing of the parts, where the data lives, what is measured today, and the next step that you would take.",
  ),
  engineering: ofTrade(
    "how do you make sure that a design or a calculation is right before anybody builds or uses it?",
    "one case with its requirement, the check or the test that you rely on, and something that a check once brought to light.",
  ),
  management: ofTrade(
    "how do you find out that somebody in the team is struggling, and what do you do then?",
    "one case without names, how you noticed, what you agreed on, and how it went on.",
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
      ? [
          opening(best.role),
          ...told(best),
          "To add: what made it hard, what it changed for others and why it still matters to you.",
        ].join("\n")
      : "Opening: choose something that you did yourself and can show.\nTo add: what made it hard, and who gained from it.",
  }),
  ({ present }) => ({
    topic: "role",
    question: "Why this position, and why now?",
    answer: [
      present
        ? `Opening: ${stop(`I come from ${timeAt(present)}`)}`
        : "Opening: name what you do best today.",
      "To add: what you want to keep doing, what you want to do more of, and the line in the advertisement that made you apply.",
    ].join("\n"),
  }),
  ({ skills }) => ({
    topic: "technical",
    question: "What did you learn most recently, and how did you go about it?",
    answer: [
      skills.length > 0
        ? `Opening: pick one of what the resume lists, such as ${stop(skills.slice(0, 4).join(", "))}`
        : "Opening: choose something that you learned for a purpose.",
      "To add: the reason, how you learned it, and the first thing that you used it for.",
    ].join("\n"),
  }),
  ({ facts }) => ({
    topic: "behavioural",
    question: "Tell me about something that went differently than planned and what you changed afterwards.",
    answer: [
      facts[0]
        ? `Opening: choose something close to work that the resume names, such as this: ${stop(quote(facts.at(-1)?.text ?? facts[0].text))}`
        : "Opening: choose one case and say in a sentence what had been planned.",
      "To add: what happened, your own share of it, and above all what you have done differently since.",
    ].join("\n"),
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "What would the people whom you worked with say about you?",
    answer: [
      `Opening: think of somebody in particular${present ? ` from ${stop(timeAt(present, "your"))}` : "."}`,
      "To add: one strength with the moment in which it showed, and one thing that you are working on and how.",
    ].join("\n"),
  }),
  ({ facts }) => ({
    topic: "gap",
    question: "Is there anything that is not on your resume and that we should know?",
    answer:
      facts.some(({ measured }) => !measured) || facts.length === 0
        ? "Opening: name the result that you are proudest of and that did not fit on the page.\nTo add: two or three figures that you can explain (how much, how often, for how many), and a work sample if you may show one."
        : "Opening: the results are on the page; add how you work with others.\nTo add: what you want to learn next, and a work sample if you may show one.",
  }),
  ({ present }) => ({
    topic: "role",
    question: "What would you want to understand in your first weeks with us?",
    answer: `Opening: whom the work is for, how success is measured, what was tried before and who decides.\nTo add: ${present ? `which of these mattered most ${stop(during(present))}` : "how you would find out."}`,
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
          ? `${latest.to === "present" || study ? "Now" : "Most recently"}: ${stop(nameOf(latest))}`
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

import type { InterviewPhrases } from "./interview-phrases";
import { stop, told, workOf } from "./interview-wording.en";

export const common: InterviewPhrases["common"] = [
  ({ best, present }) => ({
    topic: "behavioural",
    question: "Which single thing on your resume are you most proud of, and why that one?",
    answer: `${best?.tellsResult ? told(best) : `Opening: ${stop(`choose something that you did yourself and can show, from ${workOf(present)}`)}`}\nTo add: what made it hard, what it changed for others and why it still matters to you.`,
  }),
  ({ present }) => ({
    topic: "role",
    question: "Why this position, and why now?",
    answer: `Opening: ${stop(`begin with what you do best today, from ${workOf(present)}`)}\nTo add: what you want to keep doing, what you want to do more of, and the line in the advertisement that made you apply.`,
  }),
  ({ skills, present }) => ({
    topic: "technical",
    question: "What did you learn most recently, and how did you go about it?",
    answer: `Opening: ${stop(skills.length > 0 ? `pick one of what the resume lists, such as ${skills.slice(0, 3).join(", ")}` : `choose something that you learned for ${workOf(present)}`)}\nTo add: the reason, how you learned it, and the first thing that you used it for.`,
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "Tell me about something that went differently than planned and what you changed afterwards.",
    answer: `Opening: ${stop(`choose one case from ${workOf(present)}, and say in a sentence what had been planned`)}\nTo add: what happened, your own share of it, and above all what you have done differently since.`,
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "What would the people whom you worked with say about you?",
    answer: `Opening: ${stop(`think of somebody in particular, from ${workOf(present)}`)}\nTo add: one strength with the moment in which it showed, and one thing that you are working on and how.`,
  }),
  () => ({
    topic: "role",
    question: "What would you like to ask us?",
    answer:
      "Opening: ask what you need to know to say yes.\nTo add: what the person before you did well, what the team is discussing at the moment, and how a good first year would look.",
  }),
];

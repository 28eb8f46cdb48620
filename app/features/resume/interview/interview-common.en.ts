import type { InterviewPhrases } from "./interview-phrases";
import { during, quote, stop, told } from "./interview-wording.en";

export const common: InterviewPhrases["common"] = [
  ({ best }) => ({
    topic: "behavioural",
    question: "Which single thing on your resume are you most proud of, and why that one?",
    answer: best
      ? [
          told(best),
          "To add: what made it hard, what it changed for others and why it still matters to you.",
        ].join("\n")
      : "Opening: choose something that you did yourself and can show.\nTo add: what made it hard, and who gained from it.",
  }),
  ({ present }) => ({
    topic: "role",
    question: "Why this position, and why now?",
    answer: [
      present
        ? `Opening: begin with what you do best today, from your work ${stop(during(present).replace(/^in your work$/, "so far"))}`
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
      `Opening: think of somebody in particular${present?.organisation ? ` ${stop(during(present))}` : "."}`,
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

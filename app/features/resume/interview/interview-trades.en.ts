import { postOf } from "../letter/post-name";
import type { QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import { stop, workOf } from "./interview-wording.en";

function ofTrade(question: string) {
  return (role: Role | null): QuestionAndAnswer => ({
    question:
      role && postOf(role.title)
        ? `As ${postOf(role.title)}, ${question}`
        : question.charAt(0).toUpperCase() + question.slice(1),
    answer: `Opening: ${stop(`choose one case from ${workOf(role)}, and say how it began`)}\nTo add: what you did yourself and in which order, whom you told, and what came of it, without names.`,
  });
}

export const trade = {
  data: ofTrade("how do you make sure that a number is right before anybody acts on it?"),
  product: ofTrade("how do you decide what not to build?"),
  design: ofTrade("how do you find out whether a design works for the people who use it?"),
  marketing: ofTrade("how do you tell whether a campaign worked?"),
  sales: ofTrade("walk me through how you win over a customer who hesitates."),
  finance: ofTrade("how do you find a mistake in figures that add up?"),
  people: ofTrade("how do you handle it when a manager and a candidate or employee want opposite things?"),
  teaching: ofTrade("what do you do when half of the group is lost and the other half is bored?"),
  health: ofTrade("how do you set priorities when everything is urgent?"),
  research: ofTrade("which of your results would you check again first, and why?"),
  software: ofTrade(
    "which part of what you built would break first if the load grew, and how would you notice?",
  ),
  engineering: ofTrade(
    "how do you make sure that a design or a calculation is right before anybody builds or uses it?",
  ),
  management: ofTrade(
    "how do you find out that somebody in the team is struggling, and what do you do then?",
  ),
  general: ofTrade(
    "what does a good week look like in this kind of work, and what do you do when it is not one?",
  ),
};

import { postOf } from "../letter/post-name";
import type { Role } from "./interview-roles";
import { workOf } from "./interview-wording.en";

const oneCase =
  "choose one case from {work}, and say how it began.\nTo add: what you did yourself and in which order, whom you told, and what came of it, without names.";

function ofTrade(question: string, outline = oneCase) {
  return (role: Role | null) => ({
    question:
      role && postOf(role.title)
        ? `As ${postOf(role.title)}, ${question}`
        : question.charAt(0).toUpperCase() + question.slice(1),
    answer: `Opening: ${outline.replace("{work}", () => workOf(role))}`,
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
  research: ofTrade(
    "which of your results would you check again first, and why?",
    "name one result from {work}, and what it rests on.\nTo add: what you are least sure of in it, how you would check that, and what would change if it did not hold.",
  ),
  software: ofTrade(
    "which part of what you built would break first if the load grew, and how would you notice?",
    "name the one part of {work} that would give way first, and why that one.\nTo add: what you measure today, at which value you would act, and what you would change first.",
  ),
  engineering: ofTrade(
    "how do you make sure that a design or a calculation is right before anybody builds or uses it?",
  ),
  management: ofTrade(
    "how do you find out that somebody in the team is struggling, and what do you do then?",
  ),
  general: ofTrade(
    "what does a good week look like in this kind of work, and what do you do when it is not one?",
    "say what you do on which days in {work}, and what takes most of the time.\nTo add: what has to be done by the end of the week, what you watch, and one week that went wrong: what you did first and whom you told.",
  ),
  starter: ofTrade(
    "what do you want to do on your own after the first six months, and how will you get there?",
    "name one task of this position that you have not yet done alone.\nTo add: what you have done that is near to it, from whom you would learn it, and how you would notice that you can do it.",
  ),
};

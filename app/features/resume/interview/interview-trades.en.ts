import { postOf } from "../letter/post-name";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import { capital, stop, workOf } from "./interview-wording.en";

function ofTrade(question: string, ready: string) {
  return (role: Role | null): QuestionAndAnswer => ({
    question: role && postOf(role.title) ? `As ${postOf(role.title)}, ${question}` : capital(question),
    answer: `Opening: ${stop(`choose one case from ${workOf(role)}, and say how it began`)}\nTo add: ${ready}`,
  });
}

export const trade: InterviewPhrases["trade"] = {
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

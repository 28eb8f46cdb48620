import { isTownOfState } from "../lexicon/places";

/** How much an advertisement asks for what a line names. */
export type Need = "must" | "nice";

/** `asks` is false for what stands above the first heading: who the employer is and where. */
type AdvertLine = { text: string; need: Need; asks: boolean };

const niceHeading =
  /^(?:nice[ -]to[ -]haves?|preferred(?: (?:qualifications|skills|experience))?|desirable(?: \w+)?|bonus(?: points)?|it(?:'|’)s a plus|pluses|good to have|加分项?|优先条件|优先考虑)\b|^(?:加分|优先)/i;
const mustHeading =
  /^(?:(?:minimum |basic |key |core |essential |job |your |the )?(?:requirements?|qualifications?|must[ -]haves?|skills?|essentials?|responsibilities|duties|role|experience)|what you(?:'|’)ll (?:do|bring|need)|what you (?:will do|bring|need)|who you are|about you|about the (?:role|job)|the role|you (?:will|have|bring)|岗位职责|工作职责|职位描述|职位要求|岗位要求|任职要求|任职资格|工作内容|职责|要求|我们希望你|你需要)/i;
const dropHeading =
  /^(?:(?:the )?benefits?|perks|why (?!you\b)|about (?!you|the (?:role|job|position))\w+$|what (?:we|else we) (?:offer|provide)|we offer|(?:what )?you(?:(?:'|’)ll| will| can) (?:get|receive|enjoy|expect from us)|in return|compensation|salary|pay(?: range)?|about (?:us|the (?:company|team|school|hospital|trust))|who we are|our (?:company|values|culture|story|mission)|equal (?:opportunit|employment)|diversity|how to apply|to apply|location|working hours|hours|schedule|福利|薪[资酬]|待遇|我们(?:能)?提供|你将(?:获得|得到)|为什么|加入我们|(?:公司|企业|学校|单位|医院)(?:名称|介绍|简介)?$|关于我们|招聘(?:对象|人数)|(?:工作|面试)(?:地点|地址)|工作时间|上班时间|联系|投递方式|报名方式|温馨提示)/i;

const benefits =
  /\b(?:salary|bonus(?:es)?|401\(?k\)?|pension|dental|vision insurance|health insurance|medical insurance|paid (?:time off|leave|vacation|holidays?)|pto|annual leave|parental leave|stock options|equity|free (?:lunch|coffee|snacks)|gym|perks|benefits package|relocation|sign-on|tuition reimbursement|equal opportunity|without regard to|race, colou?r|sexual orientation|veteran status|reasonable accommodations?|background check|committed to (?:diversity|creating|safeguarding and promoting)|celebrate diversity|inclusive employer|welcome appl\w+|all qualified applicants|shortlisted|sponsorship|closing date|exempt from|^(?:we|you(?:'|’)ll) (?:offer|provide|get|receive)\b|learning budget|private healthcare|cycle to work|season ticket|remote[- ]first|hybrid working)\b|[五六七]险一金|包吃|食宿|双休|年终奖|带薪年假|带薪|节日福利|餐补|房补|交通补贴|下午茶|团建|弹性工作|股票期权|年度体检|免费体检|薪资范围|薪资面议|月薪|13薪|14薪|15薪|\d+薪/i;
const employer =
  /\bwe (?:build|make|help|believe|raised|treat|serve)\b|\b(?:we are|we're|is|was) (?:a|an|the|one of)\b.{0,80}\b(?:company|startup|start-up|leader|provider|firm|hospital|school|agency|platform|team|trust|academy|group)\b|\bfounded in\b|\bheadquartered\b|\bserving (?:over|more than)\b|(?:成立于|总部位于|上市公司|独角兽|领先的|致力于)/i;
const niceWords =
  /\b(?:nice to have|preferred|a plus|or equivalent experience|not required|would be (?:a )?(?:plus|bonus|great|nice)|bonus|desirable|ideally|advantageous|an advantage)\b|优先|加分/i;

/** As far down the line stands that tells who hires and where. */
const lastPlaceLine = 5;

/** "Hollow Pine Software, Boulder, CO" and "Leeds, UK (hybrid)": a line that names a town with its state or country. */
function namesTown(line: string): boolean {
  if (line.length > 80 || /[.!?。]$/.test(line)) return false;
  const parts = line.split(", ").map((part) => part.split(/ or |[/—–(·|]/).map((piece) => piece.trim()));
  return parts.some((pieces, index) =>
    isTownOfState(`${pieces.at(-1) ?? ""}, ${parts[index + 1]?.[0] ?? ""}`),
  );
}

const marker = /^(?:[一二三四五六七八九十]{1,3}、)?[\s•●▪◦·*\-–—\d.、)）(（【[]*/u;

/** Whether a line is one of a list. */
const isMarked = (line: string) => /^[•●▪◦·*\-–—\d.、)）(（【[]/u.test(line);

function clausesOf(line: string): string[] {
  return line.split(/(?<=[.!?;])\s+(?=\p{Lu})|(?<=[。；！？])/u).filter((clause) => clause.trim());
}

/** What an advertisement asks for, clause by clause: its benefits, employer, place and promises are left out. */
export function advertLines(advert: string): AdvertLine[] {
  let section: Need | "dropped" = "must";
  let asks = false;
  return advert.split(/\r\n?|\n/).flatMap((raw, index, all) => {
    const line = raw.replace(marker, "").trim();
    const [head = ""] = line.split(/[:：】\]]/, 1);
    const labelled = head.length <= 40 && head.length < line.length;
    const alone =
      index < all.length - 1 && !isMarked(raw.trim()) && line.length <= 40 && !/[.。!！,，;；]/.test(line);
    if (labelled || alone || isMarked(raw.trim())) asks = true;
    if (labelled || alone) {
      if (niceHeading.test(head)) section = "nice";
      else if (dropHeading.test(head)) section = "dropped";
      else if (mustHeading.test(head) || alone || labelled) section = "must";
    }
    const place = index < lastPlaceLine && !isMarked(raw.trim()) && namesTown(line);
    if (section === "dropped" || place || (alone && !labelled)) return [];
    const need = section;
    const hiring =
      asks && index > 1 ? /(?:面向\p{Script=Han}{0,4}|公开|诚|急)招聘/gu : /招聘|recruit\w*|hiring/gi;
    const text =
      labelled && (niceHeading.test(head) || mustHeading.test(head)) ? line.slice(head.length + 1) : line;
    return clausesOf(text)
      .map((clause) => clause.replace(hiring, ""))
      .filter((clause) => !benefits.test(clause) && !employer.test(clause))
      .map((clause): AdvertLine => ({ text: clause, need: niceWords.test(clause) ? "nice" : need, asks }));
  });
}

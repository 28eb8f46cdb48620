import { isTownOfState } from "../lexicon/places";

/** How much an advertisement asks for what a line names. */
export type Need = "must" | "nice";

/** `asks` is false for what stands above the first heading: who the employer is and where. Above duties only the title counts. */
type AdvertLine = { text: string; need: Need; asks: boolean; part: "title" | "intro" | "asked" };

const niceHeading =
  /^(?:nice[ -]to[ -]haves?|preferred(?: (?:qualifications|skills|experience))?|desirable(?: \w+)?|bonus(?: points)?|it(?:'|’)s a plus|pluses|good to have|加分项?|优先条件|优先考虑)\b|^(?:加分|优先)/i;
const mustHeading =
  /^(?:(?:minimum |basic |key |core |essential |job |your |the |selection )?(?:requirements?|qualifications?|must[ -]haves?|skills?|essentials?|responsibilities|duties|role|experience|criteria)|what (?:will you|you(?:(?:'|’)ll| will)?) (?:do|own|bring|need)|who you are|about you|about the (?:role|job)|in this role|(?:who |what )?we(?:(?:'|’)re| are) looking for|you (?:will|have|bring|might|may)|(?:岗位|工作|职位|主要|任职)?(?:职责|描述|要求|资格|内容|任务)|我们(?:希望|要求)|你(?:需要|将负责|要做|的工作))/i;
const dropHeading =
  /^(?:(?:the |pay (?:and|&) |company )?benefits?|perks|why (?!you\b)|about (?!you|the (?:role|job|position))\w+(?: \w+){0,2}$|what (?:we|else we) (?:offer|provide)|what(?:'|’)s in it|we offer|(?:what )?you(?:(?:'|’)ll| will| can) (?:get|receive|enjoy|expect from us)|in return|compensation|salary|pay(?: range)?|about (?:us|the (?:company|team|school|hospital|trust))|who we are|our (?:company|values|culture|story|mission)|equal (?:opportunit|employment)|diversity|how to apply|to apply|location|working hours|hours|schedule|(?:公司|我们的|员工)?福利|薪[资酬]|待遇|我们(?:能)?提供|你将(?:获得|得到)|为什么|加入我们|(?:公司|企业|学校|单位|医院|团队|部门|项目|品牌)(?:名称|介绍|简介)?$|关于(?:我们|公司|团队)|招聘(?:对象|人数)|(?:工作|面试)(?:地点|地址)|工作时间|上班时间|联系|投递方式|报名方式|温馨提示)/i;
/** It tells in general what the post is, above what is asked for it. */
const introHeading = /^(?:(?:position|job|role) )?(?:summary|overview|purpose)$/i;
const factLabel =
  /^(?:department|reports? to|reporting to|team|division|job (?:id|type)|company|employer|contract|grade|start date|employment type|(?:work )?location|salary|pay range|(?:working )?hours|schedule|closing date|公司|部门|地点|学历|经验|薪资|(?:工作|上班)(?:地点|时间)|招聘人数|汇报对象)$/i;

const benefits =
  /\b(?:salary|bonus(?:es)?|401\(?k\)?|pension|dental|vision insurance|health insurance|medical insurance|paid (?:time off|leave|vacation|holidays?)|pto|annual leave|parental leave|stock options|equity|free (?:lunch|coffee|snacks)|gym|perks|benefits package|relocation|sign-on|tuition reimbursement|equal opportunity|without regard to|race, colou?r|sexual orientation|veteran status|reasonable accommodations?|background check|committed to (?:diversity|creating|safeguarding and promoting)|celebrate diversity|inclusive employer|welcome appl\w+|all qualified applicants|shortlisted|sponsorship|closing date|exempt from|^(?:we|you(?:'|’)ll) (?:offer|provide|get|receive)\b|learning budget|to apply|apply (?:now|today|online|via|by|anyway)|(?:send|submit|bring) (?:us )?(?:your|a) (?:cv|resume|résumé)|answer this ad|do not contact us|drug (?:screen|test)|right to work in|private healthcare|cycle to work|season ticket|remote[- ]first|hybrid working)\b|简历(?:请|投|发|至)|[请将]\S{0,6}简历|应聘者请|有意者|面试请|[五六七]险|包吃|食宿|双休|年终奖|带薪年假|带薪|节日福利|餐补|房补|交通补贴|下午茶|团建|弹性工作|股票期权|年度体检|免费体检|薪资范围|薪资面议|月薪|13薪|14薪|15薪|\d+薪/i;
const employer =
  /\b[Ww]e (?:build|make|help|believe|raised|treat|serve)\b|\b(?:[Ww]e are|[Ww]e're|is|was) (?:a|an|the|one of)\b.{0,80}\b(?:company|startup|start-up|leader|provider|firm|hospital|school|agency|platform|team|trust|academy|group|consultancy|brand|business)\b|^(?!(?:It|This|That|What|Who) )(?:\p{Lu}[\w&'’.]+ ){1,5}(?:runs|helps|makes|builds|designs|operates|provides|delivers|serves|powers)\b|\bfounded in\b|\bheadquartered\b|\bserving (?:over|more than)\b|(?:成立于|总部位于|上市公司|独角兽|领先的|致力于|我们是一[家所])/u;
const niceWords =
  /\b(?:nice to have|preferred|a plus|or equivalent experience|would be (?:a )?(?:plus|bonus|great|nice)|bonus|desirable|ideally|advantageous|an advantage|highly desired)\b|优先|加分|更佳|更好|为佳/i;

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
  return line
    .split(/(?<=[.!?;])\s+(?=\p{Lu})|(?<=[。；！？])|(?<=;)(?=\s?\p{Script=Han})/u)
    .filter((clause) => clause.trim());
}

/** "No criminal record", "无需经验": what nobody asks for. */
const unasked =
  /\b(?:not|n(?:'|’)t|never) (?:be |strictly )?(?:required|needed|necessary|essential|expected|need)\b|无需|不需|不要求|无要求|无须|不必|不限/i;
const withoutNo = (part: string) => part.replace(/\bno (?!more|less|fewer|later|longer|matter)\w.*$/i, "");

/** The clause without what it does not ask for, in parts where only some of them are softened: "本科，硕士优先". */
function partsOf(clause: string, need: Need): { text: string; need: Need }[] {
  const pieces = clause.split(/(?<=[;；)）])|(?=[(（])/u).map(withoutNo);
  const isSoft = niceWords.test(clause);
  if (!isSoft && !unasked.test(clause)) return [{ text: pieces.join(""), need }];
  const parts: { text: string; need: Need }[] = [];
  for (const piece of pieces.flatMap((one) => one.split(/(?<=[，,])/u))) {
    const last = parts.at(-1);
    if (unasked.test(piece)) continue;
    const soft = niceWords.test(piece);
    // "A, B or C preferred" and "A（优先）" soften what stands before them too.
    const isEnd = soft && (/(?:^|\s)(?:and|or)\s/i.test(piece) || piece.replace(softEnd, "").trim() === "");
    if (isEnd) for (const part of parts) part.need = "nice";
    if (last && (!soft || isEnd)) last.text += piece;
    else parts.push({ text: piece, need: soft ? "nice" : need });
  }
  return parts;
}

/** With whom the work is done, and what the employer lives by: 与客服、仓储等部门对接. */
const departments = /(?:\p{Script=Han}{2,6}[、和]){0,6}\p{Script=Han}{2,6}(?:部门|事业部|行业)/gu;

const softEnd = /strongly|highly|is|are|an?|者|考虑|[\p{P}\s]/giu;

/** What an advertisement asks for, clause by clause: its introduction, benefits, employer, place and promises are left out. */
export function advertLines(advert: string): AdvertLine[] {
  let section: Need | "dropped" | "intro" = "intro";
  let asks = false;
  const all = advert.split(/\r\n?|\n/).filter((raw) => raw.trim());
  const lines = all.flatMap((raw, index) => {
    const line = raw.replace(marker, "").trim();
    const [head = ""] = line.split(/[:：】\]]/, 1);
    const marked = isMarked(raw.trim());
    const labelled = head.length <= 40 && head.length < line.length;
    const alone = index < all.length - 1 && !marked && line.length <= 40 && !/[.。!！,，;；]/.test(line);
    const rest = line.slice(head.length + 1);
    const opens = alone ? isMarked(all[index + 1]?.trim() ?? "") : labelled && rest.trim() === "";
    if (labelled || alone || marked) asks = true;
    if (labelled || alone) {
      if (factLabel.test(head) && labelled) return [];
      if (niceHeading.test(head)) section = "nice";
      else if (introHeading.test(head)) section = "intro";
      else if (dropHeading.test(head)) section = "dropped";
      else if (mustHeading.test(head) || opens || (section === "dropped" && alone)) section = "must";
    }
    if (marked && section === "intro") section = "must";
    const place = index < lastPlaceLine && !marked && namesTown(line);
    const isTitle = index === 0 && line.length <= 60;
    if (section === "dropped" || place || (alone && !labelled && !isTitle)) return [];
    const need = section === "nice" ? section : "must";
    // "Nice to have: pastry" in one line says nothing of the next paragraph.
    if (need === "nice" && labelled && rest.trim() && !isMarked(all[index + 1]?.trim() ?? ""))
      section = "must";
    const part: AdvertLine["part"] = section !== "intro" ? "asked" : isTitle ? "title" : "intro";
    const hiring =
      asks && index > 1 ? /(?:面向\p{Script=Han}{0,4}|公开|诚|急|现)招聘/gu : /招聘|recruit\w*|hiring/gi;
    const text = labelled && (niceHeading.test(head) || mustHeading.test(head)) ? rest : line;
    return clausesOf(text)
      .map((clause) => clause.replace(hiring, "").replace(departments, "，"))
      .filter((clause) => !benefits.test(clause) && !employer.test(clause))
      .flatMap((clause) => partsOf(clause, need))
      .map((clause) => ({ ...clause, asks: asks && part !== "title", part }));
  });
  const hasDuties = lines.some(({ part, need }) => part === "asked" && need === "must");
  return hasDuties ? lines.filter(({ part }) => part !== "intro") : lines;
}

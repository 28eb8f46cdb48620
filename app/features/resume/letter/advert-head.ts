import { roleOf } from "../lexicon/roles";

/** What an advertisement is for. Null where it does not say so plainly: a wrong name in a letter is worse than none. */
export type AdvertHead = { role: string | null; company: string | null };

const mostLines = 12;

const roleLabel =
  /^(?:job title|position|role|title|vacancy|job|招聘岗位|招聘职位|岗位名称|职位名称|职位|岗位|招聘)\s*[:：]\s*(\S.*)$/i;
const companyLabel =
  /^(?:company|employer|organi[sz]ation|company name|公司名称|招聘单位|用人单位|公司|单位|学校|医院|幼儿园)\s*[:：]\s*(\S.*)$/i;
const about = /^[Aa]bout ([A-Z][\w&.'’-]*(?: [A-Z][\w&.'’-]*){0,4})$/;
const hiring =
  /^(?:(.{2,40}?) (?:is|are) |we(?:'|’)re |we are )(?:now |currently )?(?:hiring|looking for|seeking|recruiting)(?: for)? (?:an? |our next |our )?(.{3,60}?)(?= (?:to|who|for|in|at|with|based)\b|[.,;:!(]|$)/i;
const chineseHiring =
  /^(?:(\S{2,24}?)(?:现|正在|因业务发展|面向社会)*)?\s*(?:诚聘|招聘(?!主管|专员|经理|总监|顾问|助理|负责人)|急招|急聘|招募)\s*(?:[:：!！]\s*)?(\S{2,16}?)(?=[，。,.！!（(\s]|\d|若干|$)/u;

/** Capitalised throughout, as names and titles are written: "Head of Sales". */
const titled =
  /^(?:[A-Z][\w+#&./'’-]*|of|and|for|the|&|I{1,3})(?: (?:[A-Z][\w+#&./'’-]*|of|and|for|the|&|I{1,3})){0,6}$/;
/** An employer by itself, with what follows its name in a head: “蜀味轩餐饮(成都)有限公司·春熙路店”. */
const alone =
  /^(?!某)([^\s，。：:、]{2,24}(?:公司|集团|医院|事务所|幼儿园|小学|中学|大学))(?=$|[·•\s|｜（(—-])/u;
const han = /\p{Script=Han}/u;

function asRole(found: string | undefined): string | null {
  const [bare = ""] = (found ?? "").split(
    /\s[-–—|·]\s|(?:(?<!\s)\s+)?[(（【[|]|[,，。]|(?<!\s)\s+\d[\d,.]*\s?[-–—~～kK千万]/u,
    1,
  );
  const text = bare.trim().replace(/(?<![.:：])[.:：]+$|招聘(?:启事|公告|简章|信息)?$/u, "");
  const [one = ""] = text.split(/[/／]/);
  if (han.test(one) && one !== text) return asRole(one);
  const plain = han.test(text) ? text.length <= 16 : titled.test(text) && text.length <= 60;
  return plain && text.length > 1 && roleOf(text) === "title" ? text : null;
}

function asCompany(found: string | undefined): string | null {
  const text = (found ?? "")
    .trim()
    .replace(
      /(?<![.。,，])[.。,，]+$|(?:20\d\d年度?)?(?:面向社会)?(?:公开)?$|[(（][^()（）]*(?:上市|分公司|集团)[^()（）]*[)）]$/gu,
      "",
    );
  if (
    (han.test(text) && roleOf(text) === "title") ||
    /^(?:we|us|our|you|the|this|(?:the|our|this) .*|.* (?:team|department)|我们|负责.*|输出.*|本公司|公司|我司|现)$/i.test(
      text,
    )
  )
    return null;
  const plain = han.test(text)
    ? text.length <= 24 && !/[，。：、；\s]/.test(text)
    : titled.test(text) && text.length <= 40;
  return plain && text.length > 1 ? text : null;
}

function ofLine(line: string): AdvertHead {
  const labelled = {
    role: asRole(roleLabel.exec(line)?.[1]),
    company: asCompany(companyLabel.exec(line)?.[1]),
  };
  if (labelled.role || labelled.company) return labelled;
  const named = asCompany(about.exec(line)?.[1]);
  if (named) return { role: null, company: named };
  const employer = asCompany(alone.exec(line)?.[1]);
  if (employer && !/招聘|诚聘/.test(line)) return { role: null, company: employer };
  const [, company, role] = (han.test(line) ? chineseHiring : hiring).exec(line) ?? [];
  return asRole(role) ? { role: asRole(role), company: asCompany(company) } : { role: null, company: null };
}

function ofTitle(line: string): AdvertHead {
  const [first = "", second] = line.split(/\s(?:at|@)\s|\s[-–—|·]\s/);
  if (asRole(first))
    return { role: asRole(first), company: /\s(?:at|@)\s/.test(line) ? asCompany(second) : null };
  return { role: null, company: null };
}

/** A label in brackets is one with a colon; a title or a place in them stands by itself. */
function parted(_: string, inside: string): string {
  return /公司|单位|岗位|职位/.test(inside) ? `${inside}：` : `${inside}\n`;
}

export function advertHead(advert: string): AdvertHead {
  const lines = advert
    .split(/\r\n?|\n/)
    // Before its ends are searched: what is so long is no head, whatever its marks.
    .filter((line) => line.length <= 400)
    .flatMap((line) => line.replace(/^【([^】]{1,12})】(?=\S{2})/u, parted).split("\n"))
    .map((line) => line.replace(/^[\s•●*#·【[-]+|(?<![\s*#】\]])[\s*#】\]]+$/gu, ""))
    .filter((line) => line !== "" && line.length <= 200)
    .slice(0, mostLines);
  const heads = [...lines.map(ofLine), ...lines.slice(0, 2).map(ofTitle)];
  return {
    role: heads.find(({ role }) => role !== null)?.role ?? null,
    company: heads.find(({ company }) => company !== null)?.company ?? null,
  };
}

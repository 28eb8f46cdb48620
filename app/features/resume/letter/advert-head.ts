import { roleOf } from "../lexicon/roles";

/** What an advertisement is for. Null where it does not say so plainly: a wrong name in a letter is worse than none. */
export type AdvertHead = { role: string | null; company: string | null };

/** The lines in which advertisements say who they are and whom they look for. */
const mostLines = 12;

const roleLabel =
  /^(?:job title|position|role|title|vacancy|job|招聘岗位|招聘职位|岗位名称|职位名称|职位|岗位|招聘)\s*[:：]\s*(\S.*)$/i;
const companyLabel =
  /^(?:company|employer|organi[sz]ation|company name|公司名称|招聘单位|用人单位|公司|单位|学校|医院|幼儿园)\s*[:：]\s*(\S.*)$/i;
const about = /^[Aa]bout ([A-Z][\w&.'’-]*(?: [A-Z][\w&.'’-]*){0,4})$/;
const hiring =
  /^(?:(.{2,40}?) (?:is|are) |we(?:'|’)re |we are )(?:now |currently )?(?:hiring|looking for|seeking|recruiting)(?: for)? (?:an? |our next |our )?(.{3,60}?)(?= (?:to|who|for|in|at|with|based)\b|[.,;:!(]|$)/i;
const chineseHiring =
  /^(?:(\S{2,24}?)(?:现|正在|因业务发展|面向社会)*)?(?:诚聘|招聘|急招|急聘|招募)\s*[:：]?\s*(\S{2,16}?)(?=[，。,.！!（(\s]|\d|若干|$)/u;

/** Capitalised throughout, as names and titles are written: "Head of Sales". */
const titled =
  /^(?:[A-Z][\w+#&./'’-]*|of|and|for|the|&|I{1,3})(?: (?:[A-Z][\w+#&./'’-]*|of|and|for|the|&|I{1,3})){0,6}$/;
const han = /\p{Script=Han}/u;

function asRole(found: string | undefined): string | null {
  const [bare = ""] = (found ?? "").split(
    /\s[-–—|·]\s|\s*[(（【[|]|[,，。]|\s+\d[\d,.]*\s?[-–—~～kK千万]/u,
    1,
  );
  const text = bare.trim().replace(/[.:：]+$|招聘(?:启事|公告|简章|信息)?$/u, "");
  const plain = han.test(text) ? text.length <= 16 : titled.test(text) && text.length <= 60;
  return plain && text.length > 1 && roleOf(text) === "title" ? text : null;
}

function asCompany(found: string | undefined): string | null {
  const text = (found ?? "").trim().replace(/[.。,，]+$|(?:20\d\d年度?)?(?:面向社会)?(?:公开)?$/u, "");
  if (
    (han.test(text) && roleOf(text) === "title") ||
    /^(?:we|us|our|you|the|this|(?:the|our|this) .*|.* (?:team|department)|我们|负责.*|本公司|公司|我司|现)$/i.test(
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
  const [, company, role] = (han.test(line) ? chineseHiring : hiring).exec(line) ?? [];
  return { role: asRole(role), company: asCompany(company) };
}

/** "Senior Engineer at Northwind" and "Northwind – Senior Engineer" above everything else. */
function ofTitle(line: string): AdvertHead {
  const [first = "", second] = line.split(/\s(?:at|@)\s|\s[-–—|·]\s/);
  if (asRole(first))
    return { role: asRole(first), company: /\s(?:at|@)\s/.test(line) ? asCompany(second) : null };
  return { role: null, company: null };
}

/** Role and company where an advertisement states them: under a label, in its title, or in "X is hiring a Y". */
export function advertHead(advert: string): AdvertHead {
  const lines = advert
    .split(/\r\n?|\n/)
    // Before its ends are searched: what is so long is no head, whatever its marks.
    .filter((line) => line.length <= 400)
    .map((line) =>
      line.replace(/^【[^】]{1,12}】(?=\S{2})/u, "").replace(/^[\s•●*#·【[-]+|[\s*#】\]]+$/gu, ""),
    )
    .filter((line) => line !== "" && line.length <= 200)
    .slice(0, mostLines);
  const [title = ""] = lines;
  const heads = [...lines.map(ofLine), ofTitle(title)];
  return {
    role: heads.find(({ role }) => role !== null)?.role ?? null,
    company: heads.find(({ company }) => company !== null)?.company ?? null,
  };
}

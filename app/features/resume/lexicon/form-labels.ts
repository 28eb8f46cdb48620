import { simplified } from "./simplified";

/** Labels of the rows of a form and of the columns of a table, in both languages. */
const hanLabels =
  "(?:起止|起迄|任职|在职|工作|就职|服务|就读|在校|学习|项目|实习)?(?:时间|日期|年月|期间|起止)|起止|起迄|毕业院校|毕业学校|就读学校|就读院校|院校(?:名称)?|学校(?:名称)?|(?:所学|主修)?专业(?:名称)?|主修|科系|院系|系所|学历|学位|程度|教育程度|文化程度|资历|公司(?:名称)?|(?:工作|实习|任职|服务|就职|所在)(?:单位|公司|机构)|机构(?:名称)?|雇主(?:名称)?|企业(?:名称)?|单位(?:名称)?|(?:担任|所任|任职|工作)?(?:职务|职位|职称|岗位)|岗位名称|职位名称|职衔|服务机构|任职公司|担任角色|项目(?:名称)?|角色|(?:主要|具体)?(?:工作)?(?:内容|职责|描述|业绩|成果)|(?:工作|岗位|职位|职务)(?:内容|职责|描述|说明)|部门|所属部门|所在部门|公司(?:性质|规模|行业|简介)|行业|所属行业|汇报对象|下属人数|薪资|薪金|月薪|(?:联系|证明)?电话|证明人|证明人电话|推荐人|工作地点|地点|离职原因|成绩|排名|备注";
const han = new RegExp(`^(?:${hanLabels})$`);

/** Words for who employed or taught, for what somebody was or passed, and for everything else that a cell may hold. */
const words = {
  organisation: "company|firm|employer|organi[sz]ation|school|college|university|institut(?:e|ion)",
  title:
    "position|post|job|job title|job role|title|role|designation|degree|qualification|exam(?:ination)?|course|programme?|certificate|diploma|award",
  other:
    "client|board|dates? \\(from ?[-–] ?to\\)|session|batch|academic year|aggregate|rank|status|remarks?|marks?(?: obtained| in %| \\(%\\))?|%(?: of)? marks?|%age|s\\.? ?no\\.?|dates?|period|years?|year of (?:passing|graduation|completion)|passing year|duration|tenure|from|to|when|place|location|city|town|country|where|(?:main |key |job )?(?:duties|responsibilities|tasks|activities)|description|details|reason for leaving|major|subjects?|speciali[sz]ation|stream|branch|field of study|grade|class|division|result|score|percentage|%|cgpa|gpa",
};
/** Those of the Europass form, and others that take several words. */
const phrases =
  "occupation or position held|position held|post held|(?:company|employer|organi[sz]ation|firm|school|college|university|institut(?:e|ion))(?:['’]s)? name|(?:degree|course|exam(?:ination)?) (?:name|title|passed)|name and (?:address|place) of employer|name of (?:the )?(?:employer|company|firm|school|college|institut(?:e|ion)|university|organi[sz]ation)|name(?: and type)? of organi[sz]ation(?: providing education(?: and training)?)?|title of qualification(?: awarded)?|main activities and responsibilities|type of business or sector|principal subjects(?:\\/occupational skills covered)?|level in national (?:or international )?classification";
const labelOf = (names: string) => new RegExp(`^(?:${names})$`, "i");
const latin = labelOf(`${Object.values(words).join("|")}|${phrases}`);
const organisation = labelOf(words.organisation);
const title = labelOf(words.title);

/** "College / School" and "Position and company" hold several labels. */
function partsOf(label: string): string[] {
  return label.split(
    /(?:(?<!\s)\s+)?[/／&、]\s*|(?<!\s)\s+(?:and|or)\s+|(?<=\p{Script=Han}{2})[及与和](?=\p{Script=Han}{2})/u,
  );
}

/** A whole cell that names what stands beside or below it: "Period", "College / School", "工作单位". */
export function isFormLabel(label: string): boolean {
  if (label.length > 70) return false;
  const cell = simplified(label.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, ""));
  return (
    partsOf(cell).every((part) => han.test(part) || latin.test(part)) || han.test(cell) || latin.test(cell)
  );
}

/** How a form would call the cells below an English label of a column: null where they name neither employer, school, post nor degree, or both. */
export function columnSaying(label: string): "Organisation" | "Title" | null {
  const parts = partsOf(label.replace(/^name of (?:the )?/i, "").replace(/(?:['’]s)? name$/i, ""));
  const [first = ""] = parts;
  const named = parts.some((part) => organisation.test(part)) && !title.test(first);
  if (named && parts.every((part) => organisation.test(part) || part.toLowerCase() === "board"))
    return "Organisation";
  return parts.every((part) => title.test(part)) ? "Title" : null;
}

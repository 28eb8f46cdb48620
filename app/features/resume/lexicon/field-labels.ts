import { simplified } from "./simplified";

/** The English ones with "of" and "or" are those of the Europass form of 2005. */
const fieldLabels: Record<"organisation" | "title", string> = {
  organisation:
    "公司名称?|(?:任职|服务|工作|所属)(?:机构|单位)|(?:所在|就职|任职|实习|工作|服务)(?:公司|单位|企业|机构)|公司|机构名称|机构|雇主(?:名称)?|企业名称|单位名称|工作单位|实习单位|单位|学校名称|学校|毕业院校|毕业学校|院校名称|院校|就读(?:学校|院校)|(?:company|employer|organi[sz]ation|school|college|university|institut(?:e|ion))(?:(?:['’]s)? name)?|name of (?:the )?(?:employer|company|firm|school|college|institut(?:e|ion)|university)|name and (?:address|place) of employer|name(?: and type)? of organi[sz]ation(?: providing education(?: and training)?)?",
  title:
    "职位名称|职务名称|职衔|(?:工作)?职称|(?:担任|任职|实习|所任)(?:职位|岗位|职务)|职称|职位|职务|岗位名称|工作岗位|岗位|担任职务|担任角色|项目角色|角色|学历|学位|程度|资历|(?:教育|文化)程度|designation|(?:position|post) held|position|post|job title|title|role|degree|qualification|occupation or position held|title of qualification(?: awarded)?",
};
const labelOf = (names: string) => new RegExp(`^(?:${names})\\s?[:：]\\s*`, "i");
const organisationLabel = labelOf(fieldLabels.organisation);
const titleLabel = labelOf(fieldLabels.title);

/** The field that a label at the start of a text names; null where there is none, or another. */
export function fieldAnnounced(text: string): "organisation" | "title" | null {
  const said = simplified(text);
  if (organisationLabel.test(said)) return "organisation";
  return titleLabel.test(said) ? "title" : null;
}

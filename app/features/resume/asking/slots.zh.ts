import { type Slot, spacedLike } from "./sentence";

const vague =
  /(?<![许很更最较过大众至诸几])(多|若干|数)((?:个|家|次(?!完成|获|被|参|担|组织|拾|受|荣)|项|款|场|名|位|篇|份|种|台|套|门|批|支|部|轮|起|条|本|所|座|处|类)\p{Script=Han}{0,6})/u;
const measures: [string, string][] = [
  ["份", "报告|合同|标书|试卷|病历"],
  ["篇", "文章|论文|推文|稿件|软文|新闻稿|通讯稿"],
  ["条", "用例|短视频"],
  ["个", "接口|页面|缺陷|bug|工单"],
  ["场", "直播|宣讲会"],
  ["名", "学生|患者|病人|新人|员工|学员|实习生|志愿者|护士|会员|新员工|实习护士|导购|店员"],
  ["位", "客户|顾客|客人|家长|嘉宾|老人"],
  ["家", "门店|供应商|企业|经销商|商户|合作方|客户公司|媒体"],
  ["张", "海报|发票|凭证|图纸|报表"],
  ["笔", "订单|业务|款项|贷款"],
  ["台", "设备|服务器|机组|机床|电脑"],
  ["辆", "车辆"],
  ["起", "案件|纠纷|投诉|故障|诉讼"],
];
const made =
  "撰写|编写|编制|起草|制作|设计|拍摄|剪辑|绘制|组织|举办|策划|承办|主持|开展|审核|审查|处理|办理|接待|服务|护理|维护|管理|开发|拓展|开拓|培训|指导|带教|辅导|教授|讲授|批改|发布|完成|对接|修复|维修|检修|保养|翻译|录入|核对|回访|走访|面试|招聘|执行|开具|解决|运营|调试|安装|办结|调解";
const nounEnd = "(?=$|[，。；,;])";
const object = new RegExp(
  `^(${made})((?:(?![的、和与及并等每各约近]|一[份篇个场])[\\p{Script=Han}A-Za-z]){0,6}?)(${measures.map(([, nouns]) => nouns).join("|")})${nounEnd}`,
  "u",
);
/** “周报”“每月”已说明频率。 */
export const regularChinese = /每(?:天|日|周|月|季度?|年|晚|班)|[日周月季年]度?报|(?:月|季|年)度/u;

function inserted(text: string, at: number, length = 0): (figure: string) => string {
  const [head, tail] = [text.slice(0, at), text.slice(at + length)];
  return (figure) =>
    head.slice(0, -1) + spacedLike(text, head.slice(-1) + figure + tail.slice(0, 1)) + tail.slice(1);
}

export function slotInChinese(text: string): Slot | null {
  const told = vague.exec(text);
  if (told) {
    const put = inserted(text, told.index, told[1]?.length);
    return { thing: told[2] ?? "", canRecur: false, put };
  }
  const [, verb = "", kind = "", noun = ""] = object.exec(text) ?? [];
  const measure = measures.find(([, nouns]) => nouns.split("|").includes(noun))?.[0];
  if (!measure || regularChinese.test(text) || /[内里上]$/u.test(kind)) return null;
  return {
    thing: measure + kind + noun,
    canRecur: !/^(?:维护|管理|拓展|开拓|开发|对接)$/u.test(verb),
    put: (number, per) => per + inserted(text, verb.length)(number + measure),
  };
}

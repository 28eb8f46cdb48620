/** Nouns that name an ability when a modifier stands before them: "budget planning", "wound care". */
const heads = new Set(
  `accounting administration analysis analytics architecture assembly assessment assurance auditing automation billing bookkeeping budgeting calibration
care catering cleaning coaching coding commissioning compliance configuration conservation consulting control cooking coordination copywriting counselling
counseling debugging decommissioning delivery deployment design diagnosis diagnostics dispatching documentation drafting drawing editing engagement engineering
estimation evaluation facilitation filing finishing fitting forecasting fundraising governance grading handling illustration indexing inspection installation
instruction integration interviewing invoicing journalism laboratory leadership litigation logistics machining maintenance management manufacturing
marketing measurement mediation mentoring merchandising messaging migration modeling modelling monitoring negotiation networking nursing observability onboarding
operations optimisation optimization orchestration packaging patterns payroll photography pipelines planning plumbing policy pricing processing procurement
programming prospecting prototyping publishing purchasing reconciliation recruiting recruitment refactoring rehabilitation repair reporting research resolution
restoration safety sales scheduling scripting security segmentation soldering sourcing strategy supervision surveying systems targeting teaching testing therapy
tooling training translation troubleshooting tuition tuning tutoring underwriting validation ventilation visualisation visualization welding workflows writing`.split(
    /\s+/,
  ),
);

/** Modifiers that say nothing of what is done. */
const empty = new Set(
  `a an and any all another best better both business candidate company complex continuous critical current daily day deep demonstrated different direct
diverse effective efficient every excellent existing experienced fast first full general good great hands-on high hospital in independent industry initial internal
junior key large lead leading local main major minimum modern multiple new of office ongoing or other our outstanding overall own particular people personal positive
practical previous primary professional proven quality regular related relevant relevant required same school senior several similar solid some sound specific
standard strong successful suitable team the their this top various weekly well wide work working world-class year years your`.split(
    /\s+/,
  ),
);

const tokens = /[A-Za-z][A-Za-z'’-]*|[^\sA-Za-z]+/g;

/** Two words that name an ability, as an English advertisement words them. */
export function englishPhrases(text: string): string[] {
  const words = text.match(tokens) ?? [];
  return words.flatMap((word, index) => {
    const before = words[index - 1] ?? "";
    const named = heads.has(word.toLowerCase()) && /^[a-z][a-z-]{2,}$/i.test(before);
    if (
      !named ||
      empty.has(before.toLowerCase()) ||
      /ly$|^(?:to|by|for|with|on|at|as|is|are|be|you|we|it|not|from|into|through|including)$/i.test(before)
    )
      return [];
    return [`${before} ${word}`.toLowerCase()];
  });
}

/** 招聘用语中说明能力的词尾：前面带二到四个字，就是一项本事，如「预算编制」「班级管理」。 */
const hanHeads =
  "管理|分析|运营|核算|报表|护理|教学|设计|开发|优化|测试|规划|策划|推广|营销|谈判|审计|申报|编制|盘点|采购|招聘|培训|调度|监控|架构|算法|建模|召回|排序|增长|投放|撰写|选品|抢救|监护|备课|教研|拜访|维护|对接|治理|清洗|部署|调优|复盘|排查|巡检|施工|验收|造价|翻译|编辑|拍摄|剪辑|陈列|收银|配送|装配|焊接|检验|诊断|康复|咨询|辅导|评估";
const hanStops =
  /岗位职责|工作职责|任职要求|任职资格|熟练掌握|熟练使用|熟练|熟悉|掌握|精通|了解|具有|具备|拥有|能够|善于|擅长|负责|参与|协助|配合|承担|完成|进行|根据|通过|使用|运用|利用|以及|或者|并且|相关|相应|常用|主流|至少|以上|以下|左右|良好|优秀|较强|一定|丰富|扎实|深入|独立|公司|团队|我们|日常|各类|各种|其他|包括|例如|等|的|与|和|及|或|并|对|将|把|被|以|从|在|有|能|会|可|需|要|该|其|做好|开展|推动|制定|提供|提升|保证|确保|年|级/g;

export function chinesePhrases(text: string): string[] {
  const runs = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  const head = new RegExp(`^\\p{Script=Han}{2,4}(?:${hanHeads})$`, "u");
  return runs
    .flatMap((run) => run.replace(hanStops, " ").split(" "))
    .filter((part) => part.length >= 4 && part.length <= 6 && head.test(part));
}

const leads =
  /^.*?\b(?:experience (?:of|in|with|using)|knowledge of|proficien(?:t|cy) (?:in|with|at)|familiar(?:ity)? with|expertise in|fluent in|skilled in|trained in|background in|degree in|exposure to|understanding of|such as|including|includes?|e\.g\.,?|using|operate|perform|know|deliver|teach|manage|run|write|handle|prepare|build)\s+/i;

const soft =
  /\b(?:communicat\w*|team(?:work|s|player)?|leadership|motivat\w*|attitude|flexib\w*|reliab\w*|detail|organi[sz]ed|punctual\w*|enthusias\w*|passion\w*|initiative|interpersonal|time management|problem[- ]solving|self\w*|willing\w*|ability|able|years?|degree|diploma|equivalent|minimum|similar|etc|more|others?|weekends?|nights?|shifts?|travel|office|remote|hybrid|people|candidates?|applicants?|colleagues|customers?|clients?|students?|patients?|families|stakeholders|company|team|department|business|experience|skills?|knowledge|english|least|plus|role)\b/i;

/** The items of an enumeration, "vasoactive drips, arterial lines and sepsis bundles"; one alone is no list and names nothing. */
export function englishItems(text: string): string[] {
  const items = text
    .replace(/\([^()]*\)/g, " ")
    .replace(leads, "")
    .split(/\s*[,;:/]\s*(?:and |or )?|\s+(?:and|or)\s+|\.\s|\.$/)
    .map((item) =>
      item
        .replace(leads, "")
        .replace(/^(?:the|a|an|our|your|in|of|with|to|for)\s+/i, "")
        .trim(),
    );
  const fitting = items.filter((item) => {
    const words = item.split(/\s+/);
    return (
      /^[A-Za-z][\w+#.'’ -]{2,}$/.test(item) &&
      words.length <= 3 &&
      (words.length > 1 || /^[A-Z]/.test(item)) &&
      !soft.test(item) &&
      words.every((word) => !empty.has(word.toLowerCase()) && !verbs.test(word))
    );
  });
  return items.length >= 3 && fitting.length >= 2 ? fitting : [];
}

const verbs =
  /^(?:is|are|be|was|were|has|have|will|can|must|should|may|do|does|you|we|they|it|who|that|which|this|these|those|not|no|from|into|by|on|at|as|per|via|than|then|when|where|within|across|between|under|over|during|through|until|about|own|join|help|ensure|support|lead|drive|assess|plan|implement|evaluate|assist|provide|maintain|develop|review|monitor|report|identify|educate|spot|keep|hand|work|collaborate|partner)$/i;

const hanSoft =
  /能力|意识|精神|优先|经验|以上|以下|学历|本科|硕士|大专|专业|年龄|沟通|责任|耐心|细心|认真|吃苦|抗压|团队|协作|态度|热情|形象|普通话|加班|出差|夜班|健康|福利|待遇|不限|左右|相关|等$|方向|部门|公司|同事|领导|简历|应聘|请/;
const hanLead =
  /^(?:.{0,4}进行|探索|理解|组织|做|探究|研究|设计|分析|提升|优化|熟练掌握|熟练使用|熟练操作|熟练|熟悉|掌握|精通|了解|具备|具有|持有|拥有|会用|会|能独立|能够|能|负责|参与|协助|配合|承担|执行|开展|落实|做好|使用|运用|完成|进行|管理|书写|撰写|搭建并运营|搭建|制定|策划|输出|有|在|与|对|做过|独立)+/;

/** 列举中的各项，「机械通气护理、气道管理和吸痰」；不成列举的不取。 */
export function chineseItems(text: string): string[] {
  return text.split(/[，。；：,;:（）()]/).flatMap((clause) => {
    if (!/[、]|\p{Script=Han}(?:和|及|与|或)\p{Script=Han}/u.test(clause)) return [];
    const items = clause.split(/、|以及|(?<=\p{Script=Han})(?:和|及|与|或)(?=\p{Script=Han})/u).map((item) =>
      item
        .trim()
        .replace(hanLead, "")
        .replace(/^.*的/, "")
        .replace(/(?:工作|使用|操作|等|者|证书)$/, ""),
    );
    const fitting = items.filter(
      (item) => /^[\p{Script=Han}A-Za-z+#/ -]{3,8}$/u.test(item) && !hanSoft.test(item),
    );
    return items.length >= 2 ? fitting : [];
  });
}

/** What stands where a term that the vocabulary knows was taken out of a line. */
export const removed = " \uE000 ";

/** The same inside Chinese text, whose words touch: what is left beside it is part of a longer word. */
export const removedHan = "\uE001";

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
  `a accurate an and any all another best better both business candidate clear company complex continuous critical current daily day deep demonstrated different direct
diverse effective efficient every excellent existing experienced fast first full general good great hands-on high hospital in independent industry initial internal
junior key large lead leading local main major minimum modern multiple new of office ongoing or other our outstanding overall own particular people personal positive
practical previous primary professional proven quality regular related relevant relevant required same school senior several similar solid some sound specific
standard strong successful suitable team the their this top various weekly well wide work working world-class year years your`.split(
    /\s+/,
  ),
);

/** A command before an ability, "Build monitoring", says what to do with it; elsewhere "build monitoring" is one. */
const commands =
  /^(?:adapt|answer|assess|assist|automate|build|bring|conduct|create|define|deliver|develop|document|drive|educate|ensure|evaluate|give|handle|help|identify|implement|improve|join|keep|maintain|make|manage|offer|own|perform|prepare|provide|record|review|run|set|show|support|take|teach|use|write)$/i;

const tokens = /[A-Za-z][A-Za-z'’-]*|[^\sA-Za-z]+/g;

/** Two words that name an ability, as an English advertisement words them. */
export function englishPhrases(text: string): string[] {
  const words = text.match(tokens) ?? [];
  return words.flatMap((word, index) => {
    const before = words[index - 1] ?? "";
    const named = heads.has(word.toLowerCase()) && /^[a-z][a-z-]{2,}$/i.test(before);
    const opens = index === 1 || /^(?:\W|and$|or$)/.test(words[index - 2] ?? "");
    if (
      !named ||
      (opens && commands.test(before)) ||
      empty.has(before.toLowerCase()) ||
      /ly$|^(?:to|by|for|with|on|at|as|is|are|be|you|we|it|not|from|into|through|including)$/i.test(before)
    )
      return [];
    return [`${before} ${word}`.toLowerCase()];
  });
}

/** Chinese words that end the name of an ability behind two to four characters: 预算编制, 班级管理. */
const hanHeads =
  "管理|分析|运营|核算|报表|护理|教学|设计|开发|优化|测试|规划|策划|推广|营销|谈判|审计|申报|编制|盘点|采购|招聘|培训|调度|监控|架构|算法|建模|召回|排序|增长|投放|撰写|选品|抢救|监护|备课|教研|拜访|维护|对接|治理|清洗|部署|调优|复盘|排查|巡检|施工|验收|造价|翻译|编辑|拍摄|剪辑|陈列|收银|配送|装配|焊接|检验|诊断|康复|咨询|辅导|评估|评审|交底|放线|整理|走查|批改|结算|录入|签订|交付|筛选|回访|计算";

/** Characters that part words, unless they belong to one themselves: 会 parts "会用", and not 会员 or 社会. */
const hanParticles = [
  "(?<!社|协|大|机|工|年|委员)会(?!员|计|议|话|展|务|诊)",
  "(?<!持|具|现|所|国|私|公|原)有(?!赞|效|机|色|限|声|氧)",
  "(?<!性|技|功|智|节|产|效|职|才|赋|体)能(?!源|耗|效|量|力|级)",
  "(?<!成|当|往|周|青|少|老|历|全|半|跨)年(?!度|检|会|报|级)",
  "(?<!年|班|等|层|高|中|初|上|下|分|评|升|降|星|各|甲|乙|一|二|三|特)级(?!别)",
  "(?<!相|核|校|绝|应)对(?!接|账|帐|标|比|象|外|照|公)",
  "(?<!认|许)可(?!用|视|靠|行|信|持|观)",
  "(?<!存|潜|内|外|现|正)在(?!线|职|途|制|建|库)",
  "(?<!参)与",
  "(?<!普|涉|以|触)及(?!时|格)",
  "(?<!饱|温|缓|总)和(?!谐|解)",
  "(?<!需|主|重|必|摘|纪)要(?!素|点|求)",
  "以(?!太|及)",
  "从(?!业)",
  "等(?!级|离|保)",
  "需(?!求)",
  "其(?!他)",
  "并(?!发|购|行|网)",
  "的|或|将|把|被|该",
].join("|");

const hanStops = new RegExp(
  `岗位职责|工作职责|任职要求|任职资格|熟练掌握|熟练使用|熟练|熟悉|掌握|精通|了解|具有|具备|拥有|能够|善于|擅长|负责|参与|协助|配合|承担|完成|进行|根据|通过|使用|运用|利用|以及|或者|并且|相关|相应|常用|主流|至少|以上|以下|左右|整体|全盘|统筹|牵头|良好|优秀|较强|一定|丰富|扎实|深入|独立|公司|团队|我们|日常|各类|各种|其他|包括|例如|做好|开展|推动|制定|提供|提升|保证|确保|${hanParticles}`,
  "gu",
);

/** Verbs before an ability that say what is done with it, and where: 编写单元测试, 线上故障排查. */
const hanOpening =
  /^(?:做好|做|编写|撰写|书写|编制|出具|办理|跟踪|跟进|推行|推进|组织|参加|主持|落实|执行|开展|完善|建立|搭建|维护|控制|收集|输出|制作|处理|复核|审核|支持|保障|线上|线下|现场|日常|年度|月度|季度|新员工)+(?=\p{Script=Han}{4,6}$)/u;

/** Two verbs name no ability: 执行分析 is what is left of 预算执行分析. */
const hanPair = /^(?:执行|跟踪|跟进|办理|落实|开展|完善|收集|组织|编制)\p{Script=Han}{2}$/u;

export function chinesePhrases(text: string): string[] {
  const head = new RegExp(`^\\p{Script=Han}{2,4}(?:${hanHeads})$`, "u");
  return Array.from(text.matchAll(/\p{Script=Han}{2,}/gu)).flatMap(({ 0: run, index }) => {
    const parts = run.replace(hanStops, " ").split(" ");
    const end = text[index + run.length] === removedHan ? -1 : parts.length;
    return parts
      .slice(0, end)
      .map((part) => part.replace(hanOpening, ""))
      .filter((part) => part.length >= 4 && part.length <= 6 && head.test(part) && !hanPair.test(part));
  });
}

const leads =
  /^.*?\b(?:experience (?:of|in|with|using)|knowledge of|proficien(?:t|cy) (?:in|with|at)|familiar(?:ity)? with|expertise in|fluent in|skilled in|trained in|background in|degree in|exposure to|understanding of|such as|including|includes?|e\.g\.,?|using|operate|perform|know|deliver|teach|manage|run|write|handle|prepare|build)\s+/i;

const soft =
  /\b(?:communicat\w*|team(?:work|s|player)?|leadership|motivat\w*|attitude|flexib\w*|reliab\w*|detail|organi[sz]ed|punctual\w*|enthusias\w*|passion\w*|initiative|interpersonal|time management|problem[- ]solving|self\w*|willing\w*|ability|able|years?|degree|diploma|equivalent|minimum|similar|etc|more|others?|weekends?|nights?|shifts?|travel|office|remote|hybrid|people|candidates?|applicants?|colleagues|customers?|clients?|students?|patients?|families|stakeholders|company|team|department|business|experience|skills?|knowledge|english|least|plus|role)\b/i;

/** Single words that name a field of work and not a thing or a virtue. */
const fields = /^[a-z]{3,}(?:ics|istry|ology|ography|uals|keeping)$/;

/** The items of an enumeration without the words that lead it in. */
function itemsOf(text: string): string[] {
  return text
    .replace(/\([^()]*\)/g, " ")
    .replace(leads, "")
    .split(/\s*[,;:/]\s*(?:and |or )?|\s+(?:and|or)\s+|\.\s|\.$/)
    .map((item) =>
      item
        .replace(leads, "")
        .replace(/^(?:the|a|an|our|your|in|of|with|to|for)\s+/i, "")
        .trim(),
    );
}

function namesAbility(item: string): boolean {
  const words = item.split(/\s+/);
  return (
    /^[A-Za-z][\w+#.'’ -]{2,}$/.test(item) &&
    words.length <= 3 &&
    !soft.test(item) &&
    !/ (?:with|to|of|in|for|against)\b|^(?:each|against|for) /i.test(item) &&
    words.every((word) => !empty.has(word.toLowerCase()) && !verbs.test(word))
  );
}

/** The items of an enumeration, "vasoactive drips, arterial lines and sepsis bundles"; one alone is no list and names nothing. */
export function englishItems(text: string): string[] {
  const items = itemsOf(text);
  const fitting = items.filter(
    (item) => namesAbility(item) && (item.includes(" ") || /^[A-Z]/.test(item) || fields.test(item)),
  );
  const known = items.filter((item) => item === removed.trim()).length;
  return items.length >= 3 && fitting.length + known >= 2 ? fitting : [];
}

/** Phrases of an enumeration of any length: terms where a resume words them as well. */
export function listedPhrases(text: string): string[] {
  const items = itemsOf(text);
  return items.length < 2 ? [] : items.filter((item) => item.includes(" ") && namesAbility(item));
}

/** Whether what a resume lists as a skill is one, and no virtue or word that any advertisement has. */
export function isSkillName(skill: string): boolean {
  if (/\p{Script=Han}/u.test(skill)) return skill.length >= 2 && skill.length <= 8 && !hanSoft.test(skill);
  return namesAbility(skill) && (skill.length > 3 || /[A-Z]/.test(skill));
}

const verbs =
  /^(?:is|are|be|was|were|has|have|will|can|must|should|may|do|does|you|we|they|it|who|that|which|this|these|those|not|no|from|into|by|on|at|as|per|via|than|then|when|where|within|across|between|under|over|during|through|until|about|own|join|help|ensure|support|lead|drive|assess|plan|implement|evaluate|assist|provide|maintain|develop|review|monitor|report|identify|educate|spot|keep|hand|work|collaborate|partner)$/i;

const hanSoft =
  /能力|意识|精神|优先|经验|以上|以下|学历|本科|硕士|大专|专业|年龄|沟通|责任|耐心|细心|认真|吃苦|抗压|团队|协作|态度|热情|形象|普通话|加班|出差|夜班|健康|福利|待遇|不限|左右|相关|等$|方向|部门|公司|同事|领导|简历|应聘|请/;
const hanLead =
  /^(?:.{0,4}进行|探索|理解|组织|做好|做|探究|研究|设计|分析|提升|优化|编写|编制|书写|出具|办理|跟踪|推行|参加|复核|线上|线下|熟练掌握|熟练使用|熟练操作|熟练|熟悉|掌握|精通|了解|具备|具有|持有|拥有|会用|会|能独立|能够|能|负责|参与|协助|配合|承担|执行|开展|落实|做好|使用|运用|完成|进行|管理|书写|撰写|搭建并运营|搭建|制定|策划|输出|统筹|主导|牵头|把控|操盘|监督|打理|推进|跟进|有|在|与|对|做过|独立)+/;

/** What an enumeration names by example: "私域工具如微盛、有赞". */
const hanExample = /^.*?(?:例如|比如|诸如|如(?!何|实|期)|包括)/u;

/** The items of a Chinese enumeration, 机械通气护理、气道管理和吸痰; what is not listed is left alone. */
export function chineseItems(text: string): string[] {
  return text.split(/[，。；：,;:（）()]/).flatMap((clause) => {
    if (!/[、]|\p{Script=Han}(?:和|及|与|或)\p{Script=Han}/u.test(clause)) return [];
    const items = clause
      .split(
        /、|以及|(?<=[\p{Script=Han}\uE001])(?:和(?!谐|解)|(?<!普|涉|以)及(?!时|格)|(?<!参)与|或)(?=[\p{Script=Han}\uE001])/u,
      )
      .map((item) =>
        item
          .trim()
          .replace(hanExample, "")
          .replace(/等(?!级|离|保).*$/u, "")
          .replace(hanLead, "")
          .replace(/^.*的/, "")
          .replace(/(?:工作|使用|操作|等|者|证书|办理)$/, ""),
      );
    const fitting = items.filter(
      (item) =>
        /^[\p{Script=Han}A-Za-z+#/ -]{2,8}$/u.test(item) &&
        (item.length > 2 || clause.includes(`${item}等`)) &&
        !hanSoft.test(item) &&
        !hanInside.test(item),
    );
    return items.length >= 2 ? fitting : [];
  });
}

/** Items that begin or end inside a word, or with a verb that has lost its object. */
const hanInside = /^[好了着过其各]|[与和及或的地得在对将把]$|(?:完成|进行|负责|参与|协助|配合|实现|保障)/u;

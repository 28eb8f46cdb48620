import { simplified } from "./simplified";

const titleWords =
  /\b(?:engineer(?:ing manager)?|developer|programmer|manager|director|analyst|architect|consultant|designer|intern(?:ship)?|assistant|associate|administrator|admin|specialist|coordinator|officer|president|vice president|vp|cto|ceo|cfo|coo|founder|co-?founder|lead(?:er)?|head|chief|scientist|researcher|research(?:er| assistant| fellow)|teacher|instructor|tutor|lecturer|professor|fellow|nurse|physician|\w*therapist|physio|accountant|auditor|bookkeeper|clerk|cashier|receptionist|secretary|representative|agent|advisor|adviser|planner|strategist|producer|editor|writer|author|journalist|photographer|technician|mechanic|operator|supervisor|superintendent|foreman|trainer|trainee|apprentice|volunteer|member|contributor|maintainer|organizer|organiser|ambassador|captain|chair|treasurer|mentor|buyer|recruiter|salesperson|sales|barista|server|chef|cook|driver|freelance(?:r)?|contractor|self[- ]employed|owner|partner|principal|sde|swe|sre|qa|tester|devops|scrum master|product owner|attorney|lawyer|paralegal|counsel|pharmacist|dentist|pilot|soldier|sergeant|lieutenant|expert|evangelist|curator|librarian|co-?op|ta|ra|pm|tpm|dba|counsell?or|coach|nanny|caregiver|waiter|waitress|bartender|docent|lifeguard|carpenter|electrician|plumber|welder|machinist|chemist|economist|actuary|translator|interpreter|controller|comptroller|broker|trader|banker|underwriter|merchandiser|stylist|artist|animator|illustrator|copywriter|musician|conductor|composer|surveyor|inspector|investigator|examiner|dispatcher|custodian|housekeeper|firefighter|judge|aide|labou?rer|resident|registrar|dean|webmaster|generalist|marketer|facilitator|vocalist|midwife|paramedic|veterinarian|surgeon|estimator|worker|baker|executive|picker|packer|porter|carer|guard|(?<!-)operative|practitioner|attendant|steward(?:ess)?|host(?:ess)?|fitter|roofer|painter|butcher|hairdresser|doctor|commander|reporter|hygienist|purser|chaplain|ranger|scholar|handler|stocker|usher|keeper|minder|commissioner|solicitor|barrister|magistrate|bailiff|courier|tailor|florist|jeweller|joiner|bricklayer|plasterer|rigger|sailor|cabin crew|matron|warden|invigilator|proofreader|subeditor|seamstress|upholsterer|glazier|groundskeeper|commis|sommelier|podiatrist|chiropractor|osteopath|phlebotomist|dieti[ct]ian|nutritionist|psychiatrist|an(?:a)?esthetist|pianist|violinist|cellist|guitarist|organist|singer|dancer|actor|actress|filmmaker|screenwriter|dressmaker|stagehand|understudy|canvasser|pollster|appraiser|adjuster|loader|landscaper|gardener|tradesman|tradesperson|journeyman|boilermaker|millwright|(?:leading|farm|deck|station|ranch|stable) ?hand|corporal|colonel|brigadier|bombardier|airman|seaman|cadet|midshipman|adjutant|governor|trustee|councillor|deputy|cleaner|janitor|caretaker|scaffolder|stonemason|tiler|cabinetmaker|dishwasher|assembler|fabricator|babysitter|childminder|demonstrator|negotiator|mediator|notary|conveyancer|drummer|columnist|correspondent|broadcaster|presenter|announcer|telemarketer|sculptor|printmaker|bookseller|valet|concierge|masseu(?:se|r)|arborist|agronomist|botanist|conservationist|typist|telephonist|typesetter|bookbinder|toolmaker|banksman|(?:lock|black|gold|silver)smith|(?:sales|fire|police|crafts|draughts|drafts|handy|line|signal|rifle|infantry|post|door|chair|stock)(?:man|woman|person)|(?:head|post|station|quarter|harbou?r|choir)(?:master|mistress)|head ?teacher|postdoc(?:toral)?|\w+(?:ologist|ician|grapher|ometrist|therapist|odontist|iatrist|opath|keeper|worker)|(?:pipe|steam|gas|boiler)fitter|guide|farmer|fisherman|logger|miner|wrangler|dresser|(?<=^)private(?= first class|,|$))s?\b/i;

const titleHan =
  /(?:\p{Script=Han}[师员官工徒]|工程师|开发|程序员|架构师|经理|主管|总监|总裁|专员|助理|实习生?|设计师|分析师|顾问|运营|产品|测试|运维|前端|后端|全栈|算法|负责人|组长|队长|部长|主席|会长|干事|委员|班长|书记|教师|老师|讲师|教授|研究员|会计|出纳|审计|销售|客服|采购|人事|行政|秘书|文员|编辑|记者|翻译|策划|店长|店员|导师|创始人|合伙人|总经理|副总|副理|协理|襄理|领班|主任|科长|处长|院长|医生|护士长?|律师|技术员|技师|管培生|培训生|志愿者|成员|核心成员|主程|骨干|负责|主编|主播|摄影|剪辑|督导|带教|课代表|支书|理事|秘书长|代表|店助|工作者|士兵|军人|战士|船长|机长|总厨|主厨|大厨|厨师长|园长|校长|所长|站长|厂长|行长|局长|馆长|模特|歌手|专家|主管|投资|研究|合伙人|副经理|助教|家教|兼职|讲解员|接待|操作员|质检|采编|美工|建模|渲染|教练|厨师|司机|药师|出海|增长|商务|投放|买手|督察|砧板|打荷|水台|替代役|班组长|店助|掌柜|管家|保姆|月嫂|保安|保洁|护工|[A-Z]{0,2}BP)(?:[（(].*[)）])?$/u;

const organisationWords =
  /\b(?:inc|llc|ltd|limited|corp(?:oration)?|co|company|gmbh|ag|plc|s\.?a\.?|pty|bv|group|holdings?|university|college|institut(?:e|ion)|school|academy|labs?|laborator(?:y|ies)|systems|technologies|technology|solutions|software|services|studios?|bank|capital|partners|ventures|hospital|clinic|center|centre|foundation|agency|association|society|club|council|ministry|department|government|army|navy|force|command|press|media|networks?|analytics|consulting|industries|enterprises|international|restaurant|cafe|store|shop|market|church|team|union|committee)\b\.?/i;

const organisationHan =
  /(?:公司|集团|有限|大学|学院|学校|中学|银行|证券|基金|保险|研究院|研究所|实验室|科技|网络|信息技术|中心|医院|事务所|工作室|协会|学会|学生会|社团|委员会|局|部队|政府|出版社|传媒|股份|控股|工厂|酒店|餐厅|团队|事业部|事业群|俱乐部|团委|党支部|基金会|服务处|办事处|管理处|社会服务|总会|联会|教会|分行|支行|药房|药店|诊所|超市|商场|幼儿园|福利院|疗养院|救助站|街道办|居委会|村委会|派出所|法院|检察院|电视台|报社|杂志社|博物馆|图书馆|美术馆|饭店|酒楼|宾馆|机构$|厂$)/;

const schoolWords =
  /(?<!\p{L})(?:universi[td]\p{L}*|college|institut(?:e|ion|o)?|istituto|school|academy|akademie|polytechnic|polytechnique|politecnico|école|escola|escuela|scuola|hochschule|fachhochschule|högskola|høgskole|conservatory|conservatoire|sixth form|grammar|lyc[ée]e|liceo|gymnasium|comprehensive(?=\s*$)|MIT|UCLA|ETH|POSTECH|KAIST|bootcamp)(?!\p{L})/iu;
const schoolHan =
  /(?:大学|学院|书院|学校|中学|高中|一中|二中|研究院|党校|卫校|技校|(?:高级|高等)?技工学校|(?:职业|职工)(?:中专|中等专业|高中))/;

const degreeLetters =
  /\b(?:B\.?\s?(?:Sc?|A|Eng|Tech|Com|Ed|BA|FA|CS|Arch|Pharm)|M\.?\s?(?:Sc?|A|Eng|Tech|BA|Ed|FA|Phil|PH|CS|Arch|Pharm)|Ph\.?\s?D|J\.?D|M\.?D|LL\.?[BM]|D\.?Phil|A\.?\s?[AS]|GED|HSC|SSC|SSLC|CBSE|ICSE|Dipl\.-(?:Ing|Inf|Kfm|Kff|Phys|Chem|Psych|Math|Betriebsw)|Abitur|Matura)(?=[\s.,;:)|/–—-]|$)/;
const degreeWords =
  /\b(?:bachelor|master|doctor(?:ate|al)?|associate(?:'s|’s)?\s(?:degree|of|in)|diploma|degree|minor|major|certificate|undergraduate|graduate|postgraduate|high school|a[- ]levels?|gcses?|baccalaureate|exchange|nanodegree|licentiate|(?:btec|hnd|hnc|g?nvq|pgce|pgde|mba|mphil)\b|apprenticeship(?! and)|traineeship|honou?rs|snvq|svq|pgdip|pgcert|igcses?|leaving cert|junior cert)/i;
const degreeHan =
  /(?:学士|硕士|博士|本科|研究生|大专|专科|中专|双学位|学位|博士后|辅修|主修|专业|高中|全日制|统招|文凭)/;

/** "电气运行与控制（技校）": a subject and how it was studied. */
const levelInBrackets =
  /^(?!.*(?:大学|学院|学校|中学)[（(])\p{Script=Han}{2,16}[（(](?:函授|成人|自考|业余|全日制|非全日制|统招)?(?:技校|中专|大专|专科|本科|学士|硕士|博士|高中|高级工|中级工)?[)）]$/u;

/** "中学文凭": what a school gave and not the school. */
const schoolLeaving = /^(?:初中|高中|中学|职中|小学)\p{Script=Han}{0,2}(?:文凭|毕业证书?)$/u;

/** Those who share a practice name it by what they are: "Stonewater Consulting Engineers", "Voss Associates". */
const practice =
  /^\p{Lu}.*\s(?:Engineers|Architects|Consultants|Advis[eo]rs|Accountants|Designers|Planners|Surveyors|Lawyers|Attorneys|Solicitors|Barristers|Notaries|Auditors|Actuaries|Valuers|Realtors|Stockbrokers|Underwriters|Opticians|Optometrists|Dentists|Veterinarians|Publishers|Printers|Caterers|Wholesalers|Outfitters|Roofers|Florists|Bakers|Brewers|Contractors|Brokers|Builders|Associates|Partners)(?:(?:,| and | & | of ).*)?$/u;

/** "Office of the Commissioner", "The Clyde Courier": named by whom or what it serves. */
const body =
  /^(?:the )?(?:office|department|ministry|bureau|board|council) (?:of|for)\b|^The \p{Lu}.*\b(?:Courier|Herald|Times|Post|Tribune|Guardian|Observer|Examiner|Reporter|Echo|Gazette|Chronicle|Telegraph|Mail|Journal|Argus|Advertiser|Inquirer|Scotsman|Independent)$/iu;

const legalForm = /\b(?:inc|llc|ltd|corp|gmbh|plc|pty)\b\.?/i;

export type RoleClass = "title" | "organisation" | "unknown";

function lastAt(pattern: RegExp, text: string): number {
  return [...text.matchAll(new RegExp(pattern.source, "gi"))].at(-1)?.index ?? -1;
}

/** Where words of both kinds occur, the last before a comma or preposition decides: "Research Lab Assistant", "Bank of America". */
export function roleOf(text: string): RoleClass {
  const bare = simplified(text.trim());
  const title = titleWords.test(bare) || (bare.length <= 20 && titleHan.test(bare) && !/[,，。]/.test(bare));
  const organisation = organisationWords.test(bare) || organisationHan.test(bare);
  if (practice.test(bare) || body.test(bare)) return "organisation";
  if (!title || !organisation) return title ? "title" : organisation ? "organisation" : "unknown";
  if (legalForm.test(bare)) return "organisation";
  if (titleHan.test(bare)) return "title";
  const head = bare.split(/[,(（/&]|\s(?:of|at|for|on|in|and|-|–|—)\s/)[0] ?? bare;
  const [titleAt, organisationAt] = [lastAt(titleWords, head), lastAt(organisationWords, head)];
  return titleAt > organisationAt || (titleAt === organisationAt && titleAt >= 0) ? "title" : "organisation";
}

/** True for a level of studies that does not say of what: "本科", "全日制硕士". It stands apart from its subject in tables. */
export function isLevelOnly(text: string): boolean {
  return /^(?:全日制|统招|非全日制|日间部|夜间部|进修部)*(?:本科|专科|大专|中专|高中|初中|职高|高职|中技|国中|二技|四技|二专|五专|大学|学士|硕士|博士|研究生)(?:研究生|学历|学位)?$/.test(
    simplified(text),
  );
}

export function degreeOf(name: string): RoleClass {
  const text = simplified(name);
  if (levelInBrackets.test(text.trim())) return "title";
  if (isLevelOnly(text) || schoolLeaving.test(text.trim())) return "title";
  const school = schoolWords.test(text) || schoolHan.test(text);
  const degree = degreeLetters.test(text) || degreeWords.test(text) || degreeHan.test(text);
  if (school && degree)
    return /^(?:high school|bachelor|master|doctor|b\.|m\.|ph)/i.test(text.trim()) &&
      !/[,|]/.test(text) &&
      !/universit|college|institute/i.test(text)
      ? "title"
      : "organisation";
  if (school) return "organisation";
  return degree ? "title" : "unknown";
}

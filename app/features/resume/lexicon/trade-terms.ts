import { namedRows } from "./word-list";

/** What people of many trades call their tools, duties and papers, from common usage in adverts; the words of both languages for one thing share a row, found by either. */
const table = `Excel|电子表格
VLOOKUP
pivot tables|pivot table|数据透视表|透视表
Word
dbt
Snowflake
BigQuery
Redshift
Looker
Airflow|apache airflow
statistics|statistical analysis|统计学|统计分析
A/B testing|a/b tests|a/b test|ab test|ab testing|A/B 测试|AB测试|AB实验|A/B实验
Hive
Shell
Netty
Dubbo
Nginx
Zookeeper
JVM
multithreading|multi-threading|多线程
message queues|message queue|消息队列
cache|caching|缓存
performance tuning|性能调优|性能优化
recommender systems|recommendation systems|recommendation system|推荐系统|推荐算法
computer vision|计算机视觉
feature engineering|特征工程
model deployment|模型部署
SLO|service level objectives|slos
SLA|slas
incident response|incident management|故障处理|应急响应
on-call|on call rotation|on-call rotation|oncall
postmortems|postmortem|post-mortems|故障复盘
capacity planning|容量规划
observability|可观测性
infrastructure as code|iac|基础设施即代码
mechanical ventilation|ventilator management|ventilators|呼吸机
critical care|intensive care|icu|重症监护|重症医学科|重症
patient assessment|病情评估
medication administration|给药|用药管理
IV therapy|intravenous therapy|静脉输液|静脉穿刺
wound care|伤口护理|换药
triage|分诊
electronic health records|electronic medical records|ehr|emr|电子病历
infection control|infection prevention|院感|感染控制|无菌操作
CRRT|血液净化
hemodynamic monitoring|haemodynamic monitoring|血流动力学监测
nursing documentation|护理文书|护理记录
patient education|健康宣教|健康教育
lesson planning|lesson plans|lesson plan|备课|教案
curriculum development|curriculum design|curriculum|课程设计|课程开发|教学设计
classroom management|课堂管理|班级管理
formative assessment
differentiated instruction|差异化教学
special educational needs|special education|sen|iep|特殊教育
safeguarding|child protection
parent communication|parents' evenings|parent meetings|家校沟通|家长沟通|家长会
form tutor|head teacher|班主任
teaching research|教研
GCSE
A level|a-level|a levels
month-end close|month end close|monthly close|月结|月末结账
general ledger|总账|总帐
accounts payable|应付账款|应付款
accounts receivable|应收账款|应收款
bank reconciliation|bank reconciliations|银行对账
reconciliation|reconciliations|对账
financial statements|financial reporting|财务报表|财务报告
budgeting|budgets|预算管理|预算编制|预算
forecasting|forecasts|预测
variance analysis|差异分析
tax filing|tax returns|vat returns|tax compliance|纳税申报|报税|税务申报
VAT|增值税
GAAP|us gaap
IFRS
QuickBooks
Xero
NetSuite
Kingdee|金蝶
Yonyou|用友
cost accounting|成本核算|成本会计
internal controls|internal control|内部控制|内控
auditing|external audits|external audit|internal audits|internal audit|year-end audit|year end audit|annual audit|financial audit|statutory audit|audit preparation|audit schedules|audit support|审计
payroll|工资核算|薪酬核算
invoicing|invoices|发票|开票
financial analysis|财务分析
financial modelling|financial modeling|财务建模
cash flow statement|cash flow statements|现金流量表
cash flow|资金管理|现金流
prospecting|cold calling|outbound calls|客户开发|客户开拓|陌生拜访
Salesforce
HubSpot
pipeline management|sales pipeline|销售漏斗|销售管道
quota attainment|sales targets|sales quota|quota|销售指标|业绩目标|销售目标
negotiation|contract negotiation|negotiations|商务谈判|谈判
account management|key accounts|key account management|大客户|客户维护|客户管理
B2B
SaaS
product demos|product demonstrations|demos|产品演示
discovery calls|discovery call
MEDDIC|meddpicc
customer relations|customer relationships|客户关系
user growth|growth hacking|用户增长|拉新
retention|user retention|用户留存|留存
conversion rate|conversion rates|转化率|付费转化|转化漏斗
community management|community operations|社群运营|社群
content operations|content marketing|内容运营
campaign planning|活动策划|活动运营
user operations|用户运营
product operations|产品运营
social media|new media operations|新媒体运营|新媒体|公众号运营
short video|short videos|短视频
live commerce|直播带货|直播
private traffic|私域运营|私域流量|私域
paid ads|paid media|ppc|信息流投放|广告投放|投放
copywriting|文案撰写|文案策划|文案
competitor analysis|competitive analysis|竞品分析
market research|市场调研
requirements analysis|需求分析
PRD|产品需求文档
Axure
supply chain|supply chain management|供应链
inventory management|stock control|库存管理|库存控制|库存盘点|库存周转|管理库存
procurement|purchasing|采购
logistics|物流
warehouse management|wms|仓储管理
quality control|质量控制|质检
quality assurance|质量管理
ISO 9001
lean manufacturing|lean production|精益生产
5S
PLC
CAD
BIM
Revit
construction management|施工管理
site safety|health and safety|安全管理|安全生产
cost estimation|quantity takeoff|工程造价|造价
HACCP
food safety|食品安全
menu planning|菜单设计
recruiting|recruitment|talent acquisition|招聘
onboarding|入职培训
employee relations|员工关系
performance reviews|performance management|绩效管理|绩效考核
compensation and benefits|薪酬福利
training delivery|staff training|员工培训
case management|个案管理
counselling|counseling|心理咨询
contract drafting|contract review|合同审查|合同起草|合同审核
legal research|法律检索
due diligence|尽职调查
litigation|诉讼
GDPR
HIPAA
PCI DSS|pci-dss
SOC 2
ISO 27001
stakeholder management|干系人管理
risk management|风险管理|风控
change management|变更管理
Jira
data visualization|data visualisation|dashboards|dashboard|数据可视化|数据看板|看板
data warehouse|data warehousing|数据仓库|数仓
ETL|data pipelines|data pipeline|数据管道
data cleaning|数据清洗|数据治理
Premiere|pr剪辑
After Effects
video editing|视频剪辑
graphic design|平面设计
typesetting|layout design|排版
user interviews|用户访谈
wireframes|wireframing|原型设计
design systems|设计系统|设计规范
first aid|急救|抢救
forklift|叉车
customer service|customer support|客户服务|客服管理|在线客服|电话客服
cash handling|收银
merchandising|visual merchandising|陈列|商品陈列
foreign trade|外贸
customs clearance|报关|清关
letters of credit|信用证`;

/** Words that are a tool only in some places; each is found where it stands among its like. */
export const amongOthers: { name: string; pattern: RegExp }[] = [
  {
    name: "Go",
    pattern:
      /(?<=\b(?:[Ww]rote|[Bb]uilt|[Dd]eveloped) (?:a|the|two|three) )Go(?= [a-z])|(?<=(?:^|[,/(、，；;:：]|\b(?:in|with|using|and|or|of|write|know|熟悉|掌握|精通|使用)) ?)Go(?=[,/)、，。.;；]|$| (?:and|or|services?|developers?|code|microservices?|programming|language|backend|experience)\b|\s?(?:语言|开发|后端|和|或|者|等))/,
  },
  {
    name: "R",
    pattern:
      /(?<=(?:^|[,/(、，:：]|会用|使用|\b(?:in|with|using|and|or)) ?)R(?=[,/)、，。.;；]|$| (?:and|or|programming|Shiny|Studio|Markdown)\b|\s?(?:语言|和|或|者))/,
  },
  {
    name: "Swift",
    pattern: /(?<=(?:[,/(、，]|\b(?:in|with|using|and|or)) ?)Swift(?=[,/)、，。.;；]|$| (?:and|or)\b)/,
  },
  {
    name: "Spring",
    pattern:
      /(?<=(?:[,/(、，]|\b(?:in|with|using|and|or|熟悉|掌握|使用)) ?)Spring(?=[,/)、，。.;；]|$| (?:and|or|MVC)\b|\s?(?:框架|全家桶|和|、))/,
  },
];

export const tradeTerms = namedRows(table);

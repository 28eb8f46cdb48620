/** A line of a resume, another wording of it, and for the unsound ones what is wrong. Written before the gates were. */
export type Rewording = [before: string, after: string];
export type Unsound = [before: string, after: string, fault: string];

export const soundEnglish: Rewording[] = [
  [
    "Conducted the training of 15 new nurses on the electronic records system",
    "Trained 15 new nurses on the electronic records system",
  ],
  [
    "Was responsible for the maintenance of 40 laboratory instruments",
    "Maintained 40 laboratory instruments",
  ],
  [
    "Made improvements to the checkout page, which resulted in a 12% increase in conversion",
    "Improved the checkout page, increasing conversion by 12%",
  ],
  [
    "Wrote a weekly report that was used by the sales team to plan visits",
    "Wrote a weekly report the sales team used to plan visits",
  ],
  [
    "Performed an analysis of customer complaints every week in order to find recurring faults",
    "Analyzed customer complaints weekly to find recurring faults",
  ],
  [
    "By automating the invoice process with Python, reduced processing time from 3 days to 4 hours",
    "Reduced processing time from 3 days to 4 hours by automating the invoice process with Python",
  ],
  [
    "The migration of the data warehouse to Snowflake was completed by me in six weeks",
    "Completed the migration of the data warehouse to Snowflake in 6 weeks",
  ],
  [
    "My duties included answering about 60 calls per day and the scheduling of appointments",
    "Answered about 60 calls a day and scheduled appointments",
  ],
  ["Was in charge of a team of eight technicians", "Led a team of 8 technicians"],
  [
    "Successfully launched various marketing campaigns on Instagram and TikTok",
    "Launched marketing campaigns on Instagram and TikTok",
  ],
  [
    "Worked on improving the search ranking of the documentation site",
    "Worked to improve the documentation site's search ranking",
  ],
  [
    "Gave assistance to 30 students with their mathematics homework",
    "Assisted 30 students with mathematics homework",
  ],
  [
    "Responsible for the preparation of monthly budgets and the reconciliation of accounts",
    "Prepared monthly budgets and reconciled accounts",
  ],
  [
    "Created dashboards in Tableau so that managers could follow stock levels",
    "Created Tableau dashboards for managers to follow stock levels",
  ],
  ["Handled the coordination of deliveries with 5 suppliers", "Coordinated deliveries with five suppliers"],
  [
    "Introduced code reviews, and this reduced production bugs by 35 percent",
    "Introduced code reviews, reducing production bugs by 35%",
  ],
  ["Took part in the redesign of the company website", "Participated in redesigning the company website"],
  [
    "Helped with the organization of the annual charity run for 400 participants",
    "Helped organize the annual charity run for 400 participants",
  ],
  [
    "Did research on battery materials and published 2 papers",
    "Researched battery materials and published two papers",
  ],
  [
    "Implemented a caching layer in Redis that brought down page load time by 40%",
    "Cut page load time by 40% by implementing a Redis caching layer",
  ],
  [
    "Utilized SQL for the extraction of data from the hospital database",
    "Extracted data from the hospital database using SQL",
  ],
  [
    "Provided support to over 200 users of the ticketing system",
    "Supported more than 200 users of the ticketing system",
  ],
  ["Was involved in the testing of the new payment module", "Participated in testing the new payment module"],
  [
    "Led the negotiation of contracts with vendors, saving $120,000 annually",
    "Led contract negotiations with vendors, saving $120,000 a year",
  ],
  ["Designed and carried out a survey of 350 residents", "Designed and conducted a survey of 350 residents"],
  [
    "Oversaw the installation of solar panels on 25 homes",
    "Oversaw installation of solar panels on 25 homes",
  ],
  ["On a daily basis, prepared 150 meals for patients", "Prepared 150 meals daily for patients"],
  ["Played a role in the recruitment of volunteers", "Contributed to recruiting volunteers"],
  [
    "Managed inventory for the store, which helped to reduce waste by 8%",
    "Managed store inventory, helping reduce waste by 8%",
  ],
  [
    "Had responsibility for planning lessons for classes of 28 pupils",
    "Planned lessons for classes of 28 pupils",
  ],
  [
    "Tests were written for the billing service, raising coverage from 55% to 80%",
    "Wrote tests for the billing service, raising coverage from 55% to 80%",
  ],
  [
    "Built an Android app with Kotlin which lets users track their expenses",
    "Built a Kotlin Android app that lets users track their expenses",
  ],
  [
    "Tasked with the translation of user manuals from German into English",
    "Translated user manuals from German into English",
  ],
  [
    "Achieved a reduction of 20% in energy costs through the replacement of old lighting",
    "Reduced energy costs by 20% by replacing old lighting",
  ],
  ["Assisted the head chef in the preparation of menus", "Assisted the head chef in preparing menus"],
  [
    "Documented all of the procedures in order to make onboarding faster",
    "Documented all procedures to make onboarding faster",
  ],
  [
    "Worked closely with the design team to create a style guide",
    "Created a style guide, working closely with the design team",
  ],
  [
    "I was the organizer of a weekly coding club for 20 children",
    "Organized a weekly coding club for 20 children",
  ],
  [
    "Carried out inspections at 14 construction sites each month to check compliance with safety rules",
    "Inspected 14 construction sites monthly to check compliance with safety rules",
  ],
  [
    "Developed a forecasting model in R. This improved accuracy by 9 points.",
    "Developed a forecasting model in R, improving accuracy by 9 points",
  ],
];

export const unsoundEnglish: Unsound[] = [
  [
    "Worked on improving the search ranking of the documentation site",
    "Improved the search ranking of the documentation site",
    "hedge dropped",
  ],
  [
    "Helped with the organization of the annual charity run for 400 participants",
    "Organized the annual charity run for 400 participants",
    "hedge dropped",
  ],
  [
    "Introduced code reviews, and this reduced production bugs by 35 percent",
    "Reduced production bugs by introducing 35% code reviews",
    "number moved",
  ],
  [
    "Reduced onboarding time by rewriting the handbook",
    "Rewrote the handbook by reducing onboarding time",
    "cause and effect",
  ],
  ["Managed stock for one store", "Managed stock for all stores", "scope"],
  [
    "Designed, tested and deployed the booking service",
    "Designed and deployed the booking service",
    "deed lost",
  ],
  ["Planned the move of the office to Leeds", "Moved the office to Leeds", "planned became done"],
  ["Wrote tests for the billing service", "Wrote tests for the billing service in Jest", "tool invented"],
  ["Trained 15 nurses and 4 doctors", "Trained 15 doctors and 4 nurses", "numbers swapped"],
  [
    "Reported to the regional director who led the merger",
    "Led the merger with the regional director",
    "who did it",
  ],
  ["Raised coverage from 55% to 80%", "Raised coverage from 80% to 55%", "direction"],
  ["Prepared 150 meals daily for patients", "Prepared 150 meals weekly for patients", "rate"],
  ["Did not exceed the budget in 2021", "Exceeded the budget in 2021", "negation lost"],
  ["Assisted the head chef in preparing menus", "Assisted in preparing the head chef", "object"],
  ["Used forecasts to reduce waste", "Used forecasts, reducing waste", "purpose became result"],
  ["Migrated 3 of the 12 services to Kubernetes", "Migrated 12 services to Kubernetes", "number lost"],
  ["Supported the launch of a new card product", "Launched a new card product", "hedge dropped"],
  [
    "Built the front end in React and the back end in Go",
    "Built the front end in Go and the back end in React",
    "tools swapped",
  ],
  [
    "Analyzed survey results for the city council",
    "Analyzed survey results and presented them to the city council",
    "deed invented",
  ],
  ["Cut costs by up to 20%", "Cut costs by 20%", "limit lost"],
];

export const soundChinese: Rewording[] = [
  ["负责公司官网的前端开发工作，使得页面加载时间降低了30%", "开发公司官网前端，页面加载时间降低30%"],
  ["对新入职的员工进行了培训，一共培训了50人", "培训新入职员工50人"],
  ["通过问卷调查的方式收集了200份用户反馈", "以问卷调查收集200份用户反馈"],
  ["参与了供应商的筛选工作", "参与筛选供应商"],
  ["主要负责每天的门店库存盘点", "每日盘点门店库存"],
  ["对数据库的慢查询进行了优化，查询时间从5秒缩短到了1秒", "优化数据库慢查询，将查询时间由5秒缩短至1秒"],
  ["带领一个五人的团队完成了小程序的上线", "带领5人团队完成小程序上线"],
  ["协助主管完成月度报表的整理和核对", "协助主管整理、核对月度报表"],
  ["运用 Python 对用户的行为数据进行清洗与分析", "使用 Python 清洗、分析用户行为数据"],
  ["策划并且组织了3场校园招聘活动，吸引了500多名学生参加", "策划、组织3场校园招聘活动，吸引500余名学生参加"],
  [
    "通过引入 Redis 缓存，使接口响应时间从800ms降低到120ms",
    "引入 Redis 缓存，将接口响应时间从800ms降至120ms",
  ],
  ["每周对销售数据进行分析，并形成报告提交给经理", "每周分析销售数据，形成报告提交经理"],
  ["成功地帮助客户解决了设备故障的问题", "帮助客户解决设备故障问题"],
  ["担任班长的职务，负责组织班级的各项活动", "担任班长，组织班级各项活动"],
  ["在项目中使用 Vue 框架来实现了订单管理模块", "使用 Vue 框架实现项目中的订单管理模块"],
  ["负责与客户进行沟通，了解客户的需求", "与客户沟通，了解客户需求"],
  ["完成了对12家门店的财务审计工作", "完成12家门店的财务审计"],
  ["建立了一套客户回访的制度，从而使复购率提升了百分之十五", "建立客户回访制度，使复购率提升15%"],
  ["负责医院药房药品的采购和管理", "采购、管理医院药房药品"],
  ["独立完成论文的撰写，并在期刊上发表", "独立撰写论文并在期刊发表"],
  ["为了提高效率，编写了自动化测试的脚本", "编写自动化测试脚本，以提高效率"],
  ["作为项目组成员，参与了需求分析和系统测试", "以项目组成员身份参与需求分析与系统测试"],
  ["主导了会员系统的重构，使得故障率下降了40%", "主导会员系统重构，故障率下降40%"],
  ["负责公众号的日常运营，粉丝数由2万增长到8万", "运营公众号，粉丝数从2万增长至8万"],
  ["给20名学生提供了数学辅导", "为20名学生提供数学辅导"],
  ["通过对流程进行优化，将审批时间缩短了两天", "优化流程，审批时间缩短2天"],
  ["对竞品进行调研，输出了3份调研报告", "调研竞品，输出3份报告"],
  ["维护老客户的同时开发新客户，新增客户30家", "维护老客户并开发新客户，新增30家客户"],
  ["配合研发团队进行了接口的联调和测试", "配合研发团队联调、测试接口"],
  ["负责起草合同以及审核合同条款", "起草合同并审核合同条款"],
  ["按时完成了上级交办的各项任务", "按时完成上级交办的各项任务"],
  ["熟练使用 Excel 进行数据的统计与汇总", "熟练使用 Excel 统计、汇总数据"],
  ["采用问卷的形式对300位居民开展了满意度调查", "以问卷形式对300位居民开展满意度调查"],
  ["主要是负责跟进订单的生产进度，确保按期交货", "跟进订单生产进度，确保按期交货"],
  ["实现了报表的自动生成，每个月节省了16个小时", "实现报表自动生成，每月节省16小时"],
  ["该系统由本人设计并开发，目前有1000名用户在使用", "设计并开发该系统，目前有1000名用户使用"],
  ["帮助销售团队搭建客户管理系统", "协助销售团队搭建客户管理系统"],
  ["开展了5次消防安全培训，参训人数达到了600人", "开展5次消防安全培训，参训600人"],
];

export const unsoundChinese: Unsound[] = [
  ["参与了供应商的筛选工作", "主导供应商筛选", "hedge"],
  ["参与了供应商的筛选工作", "筛选供应商", "hedge dropped"],
  ["协助主管整理月度报表", "整理月度报表", "hedge dropped"],
  ["查询时间从5秒缩短到了1秒", "查询时间从1秒缩短到5秒", "direction"],
  ["培训了50名员工和3名主管", "培训3名员工和50名主管", "numbers swapped"],
  ["优化缓存，使接口响应时间降低30%", "降低接口响应时间，使缓存优化30%", "cause and effect"],
  ["负责部分门店的库存盘点", "盘点全部门店库存", "scope"],
  ["部分接口未完成测试", "部分接口完成测试", "negation lost"],
  ["计划搭建数据平台", "搭建数据平台", "planned became done"],
  ["使用 Vue 实现订单管理模块", "使用 Vue 和 Redux 实现订单管理模块", "tool invented"],
  ["设计、开发并测试会员系统", "设计、开发会员系统", "deed lost"],
  ["配合研发团队测试接口", "带领研发团队测试接口", "role"],
  ["每月节省16个小时", "每周节省16个小时", "rate"],
  ["服务约200名客户", "服务200名客户", "limit lost"],
  ["使用 Java 开发后端，使用 Vue 开发前端", "使用 Vue 开发后端，使用 Java 开发前端", "tools swapped"],
  ["经理设计了方案，我负责执行", "设计方案并负责执行", "who did it"],
  ["销售额增长20%，成本下降10%", "销售额增长10%，成本下降20%", "numbers swapped"],
  ["了解 Python 数据分析", "熟悉 Python 数据分析", "grade"],
];

/**
 * Makes the held-out resumes: prints each HTML page of test/data/resume/held-out with headless Chromium and builds the
 * Word files below. Usage: npx tsx test/bench/held-out.ts
 */
import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { docx, paragraph, run, table, textBox } from "../support/files";

const folder = fileURLToPath(new URL("../data/resume/held-out", import.meta.url));
const bold = "<w:b/>";
const listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const numbering = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0">
  <w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
  <w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="2"><w:name w:val="heading 2"/><w:rPr><w:b/><w:sz w:val="22"/></w:rPr></w:style></w:styles>`;
const styled = { "word/styles.xml": styles, "word/numbering.xml": numbering };

const text = (line: string) =>
  paragraph(run(line.replaceAll("&", "&amp;")).replaceAll("\t", "</w:t><w:tab/><w:t>"));
const strong = (line: string) =>
  paragraph(run(line.replaceAll("&", "&amp;"), bold).replaceAll("\t", "</w:t><w:tab/><w:t>"));
const heading = (line: string, level = 1) => paragraph(run(line), `<w:pStyle w:val="${level}"/>`);
const item = (line: string) => paragraph(run(line.replaceAll("&", "&amp;")), listed);
const all = (make: (line: string) => string, ...lines: string[]) => lines.map(make).join("");

const files: Record<string, Uint8Array> = {
  "zh-docx-numbered": docx({
    body: [
      strong("个人简历"),
      strong("一、基本信息"),
      text("姓名：罗子轩　　　性别：男　　　年龄：26岁"),
      text("电话：15108223947　　　邮箱：luozixuan@example.com"),
      strong("二、教育经历"),
      text("2016年9月—2020年6月　　四川大学　　土木工程　　本科"),
      strong("三、工作经历"),
      text("2020年7月—2023年5月　　中铁蓉城建设集团有限公司　　项目技术员"),
      all(
        text,
        "（1）负责 3 个标段的测量放线与技术交底，累计 140 余次；",
        "（2）编制专项施工方案 11 份，全部一次通过评审。",
      ),
      text("2023年6月—至今　　成都安筑工程咨询有限公司　　造价工程师"),
      all(text, "（1）完成 27 个项目的结算审核，核减金额 1,860 万元。"),
      strong("四、专业技能"),
      text("AutoCAD、广联达、Revit"),
      strong("五、自我评价"),
      text("工作细致，能吃苦，沟通能力较好，愿意长期驻场。"),
    ].join(""),
  }),
  "zh-docx-labels": docx({
    body: [
      strong("许安琪"),
      text("女 | 本科 | 13476220958 | xuanqi@example.com"),
      strong("工作经验"),
      text("公司名称：武汉知远教育咨询有限公司"),
      text("职位名称：课程顾问"),
      text("工作时间：2018.08 - 2021.12"),
      text("工作描述：为高中学员制定学习方案，年均签约 210 人，续费率 71%。"),
      text("公司名称：长沙启明信息科技有限公司"),
      text("职位名称：客户成功经理"),
      text("工作时间：2022.01 - 至今"),
      text("工作描述：负责 86 家企业客户的上线与续约，续约率由 79% 提升至 92%。"),
      strong("教育经历"),
      text("学校名称：湖北大学"),
      text("专业名称：英语"),
      text("学历：本科"),
      text("在校时间：2014.09 - 2018.06"),
      strong("技能特长"),
      text("语言：英语专业八级"),
      text("工具：Salesforce、飞书、Excel"),
    ].join(""),
  }),
  "zh-docx-tabs": docx({
    parts: styled,
    margins: {
      "header1.xml": {
        kind: "default",
        xml: text("邓可欣 | 电话：13570928846 | 邮箱：dengkexin@example.com"),
      },
    },
    body: [
      heading("求职意向"),
      text("财务主管　　期望城市：深圳"),
      heading("工作经历"),
      strong("2018.04-至今\t深圳市万成电子有限公司\t财务主管"),
      all(
        text,
        "1、建立 12 个核算主体的月结流程，结账时间由 9 天缩短至 4 天；",
        "2、主导金蝶云星空上线，替换 3 套旧系统，年节省维护费 46 万元；",
      ),
      strong("2014.07-2018.03\t东莞宏泰五金制品厂\t会计"),
      all(
        text,
        "1、负责应收应付与成本核算，月均处理凭证 600 余张；",
        "2、配合完成高新技术企业税务申报，减免税额 120 万元。",
      ),
      heading("教育背景"),
      text("2010.09-2014.06\t广东财经大学\t会计学\t本科"),
      heading("专业技能"),
      all(text, "1、熟练使用 Excel、金蝶、用友；", "2、精通成本核算、税务筹划；"),
      heading("证书"),
      text("中级会计师（2017.09）、注册会计师（2021.12）"),
      heading("自我评价"),
      text("十年制造业财务经验，注重内控与流程，善于用数据支持经营决策，能独立带领团队完成系统上线。"),
    ].join(""),
  }),
  "zh-docx-table": docx({
    parts: styled,
    body: [
      paragraph(
        textBox(all(strong, "吴佳宁") + all(text, "前端开发工程师", "18620443157", "wujianing@example.com")),
      ),
      table([
        [strong("工作经历"), ""],
        [
          text("2021.06-至今"),
          strong("北京青藤科技有限公司") +
            all(text, "前端开发工程师") +
            all(item, "重构商家后台，首屏时间由 4.1s 降至 1.3s", "沉淀组件 60 余个，覆盖 8 条业务线"),
        ],
        [
          text("2019.07-2021.05"),
          strong("北京数途互联网信息服务有限公司") +
            all(text, "Web 前端工程师") +
            all(item, "开发可视化报表引擎，支持 20 种图表"),
        ],
        [strong("教育经历"), ""],
        [text("2015.09-2019.06"), all(text, "北京工业大学", "信息安全", "本科")],
        [strong("技能特长"), ""],
        [text("前端"), text("React、TypeScript、Vite")],
        [text("工程化"), text("Webpack、Jest、Playwright")],
        [strong("自我评价"), ""],
        [text("热情"), text("关注性能与可访问性，乐于分享，曾在内部主讲 12 场技术分享。")],
      ]),
    ].join(""),
  }),
  "en-docx-headings": docx({
    parts: styled,
    margins: {
      "header1.xml": {
        kind: "default",
        xml: strong("Callum Reid") + text("Edinburgh, UK · +44 131 496 0723 · callum.reid@example.com"),
      },
    },
    body: [
      heading("Profile"),
      text(
        "Civil engineer with eleven years on bridges and flood defences, chartered since 2017, used to running site teams of up to 30.",
      ),
      heading("Work Experience"),
      heading("Principal Engineer\tApr 2019 – Present", 2),
      text("Strathmore Infrastructure Ltd, Edinburgh"),
      all(
        item,
        "Delivered the £14 million Tay bank scheme eight weeks early.",
        "Cut design rework by 35% with a shared model across five disciplines.",
      ),
      heading("Structural Engineer\tSep 2013 – Mar 2019", 2),
      text("Lowland Bridges LLP, Glasgow"),
      all(item, "Assessed 120 masonry arches and prioritised £3 million of repairs."),
      heading("Education"),
      heading("MEng Civil Engineering\t2008 – 2013", 2),
      text("Heriot-Watt University, Edinburgh"),
      heading("Professional Memberships"),
      item("Chartered Member, Institution of Civil Engineers"),
      heading("Key Skills"),
      all(item, "AutoCAD Civil 3D", "Revit", "NEC4 contracts", "Temporary works"),
    ].join(""),
  }),
  "en-docx-columns": docx({
    parts: { "word/numbering.xml": numbering },
    body: [
      strong("Noor Haddad"),
      text("Registered Nurse"),
      table([
        [
          strong("CONTACT") +
            all(text, "noor.haddad@example.com", "(313) 555-0164", "Detroit, MI") +
            strong("SKILLS") +
            all(item, "Triage", "Wound care", "Epic EHR", "Arabic") +
            strong("LICENSES") +
            text("RN, State of Michigan, 2016"),
          strong("EXPERIENCE") +
            strong("Charge Nurse, Riverfront General Hospital") +
            text("2020 – Present") +
            all(
              item,
              "Coordinate 14 nurses a shift in a 36-bed emergency department.",
              "Reduced the median door-to-triage time from 17 to 6 minutes.",
            ) +
            strong("Staff Nurse, Wayne County Medical Center") +
            text("2016 – 2020") +
            all(item, "Cared for 5 patients a shift in a step-down unit with zero falls in 2019.") +
            strong("EDUCATION") +
            strong("BSN, Great Lakes State University") +
            text("2016"),
        ],
      ]),
    ].join(""),
  }),
};

for (const [name, bytes] of Object.entries(files)) writeFileSync(`${folder}/${name}.docx`, bytes);
for (const name of readdirSync(folder).filter((file) => file.endsWith(".html"))) {
  execFileSync(
    process.env.CHROMIUM ?? "/usr/bin/chromium",
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-pdf-header-footer",
      `--print-to-pdf=${folder}/${name.replace(".html", ".pdf")}`,
      `file://${folder}/${name}`,
    ],
    { stdio: "ignore" },
  );
}

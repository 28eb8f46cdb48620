import type { Resume } from "~/core/resume";
import { buildResume } from "./resumes";

export function nurse(): Resume {
  return buildResume({
    language: "en",
    contact: { name: "Grace Okafor", email: "grace.okafor@example.org", phone: "+44 7700 900417" },
    sections: [
      {
        kind: "experience",
        heading: "Clinical Experience",
        entries: [
          {
            title: "Staff Nurse, Intensive Care",
            organisation: "St. Brannock General Hospital",
            dates: "Sep 2019 – Present",
            bullets: [
              "Care for two ventilated patients per shift on a 16-bed unit",
              "Reduced catheter infections on the unit from 4.1 to 1.3 per 1,000 line days by introducing a bundle checklist",
              "Mentor newly qualified nurses through their first six months",
            ],
          },
          {
            title: "Registered Nurse",
            organisation: "Hillcrest Nursing Home",
            dates: "2017 – 2019",
            bullets: [
              "Gave medication to 34 residents on night shifts",
              "Handled complaints of relatives and wrote the handover notes",
            ],
          },
        ],
      },
      {
        kind: "education",
        heading: "Education",
        entries: [{ title: "BSc Nursing", organisation: "University of Leeds", dates: "2017" }],
      },
      { kind: "certificates", heading: "Certificates", body: ["Advanced Life Support (2023)"] },
      { kind: "skills", heading: "Skills", body: ["Ventilation, triage, Epic, medication administration"] },
    ],
  });
}

export function teacher(): Resume {
  return buildResume({
    language: "en",
    contact: { name: "Tomas Reyes", email: "tomas.reyes@example.org", phone: "+1 415 555 0134" },
    sections: [
      {
        kind: "experience",
        heading: "Teaching",
        entries: [
          {
            title: "Mathematics Teacher",
            organisation: "Lincoln High School",
            dates: "August 2015 – June 2023",
            bullets: [
              "Taught algebra and geometry to 140 students a year in five classes",
              "Raised the share of students who passed the state exam from 61% to 82.5% in three years",
              "Ran the chess club",
            ],
          },
          {
            title: "Student Teacher",
            organisation: "Roosevelt Middle School",
            dates: "January 2015 – May 2015",
            bullets: ["Planned and taught a unit on fractions for 28 pupils"],
          },
        ],
      },
      {
        kind: "activities",
        heading: "Volunteering",
        entries: [
          {
            title: "Literacy tutor",
            organisation: "City Library",
            dates: "2023 – 2024",
            bullets: ["Tutored eight adults in reading twice a week"],
          },
        ],
      },
      {
        kind: "education",
        heading: "Education",
        entries: [
          { title: "B.A. Mathematics", organisation: "San José State University", dates: "May 2014" },
        ],
      },
      { kind: "languages", heading: "Languages", body: ["English (native), Spanish (fluent)"] },
    ],
  });
}

export function seller(): Resume {
  return buildResume({
    language: "en",
    contact: { name: "Dana Whitfield", email: "dana@example.org", phone: "+1 312 555 0188" },
    sections: [
      {
        kind: "summary",
        heading: "Profile",
        body: ["Sales representative for packaging, ten years in the field."],
      },
      {
        kind: "experience",
        heading: "Experience",
        entries: [
          {
            title: "Sales Representative",
            organisation: "Corrugate Partners, Inc.",
            dates: "03/2020 – Present",
            bullets: [
              "Grew the Midwest territory from $1.2M to $2.05M in annual revenue, a rise of 70.8%",
              "Responsible for 45 accounts in three states",
              "Won back two lost customers by agreeing on smaller and more frequent deliveries",
            ],
          },
          {
            title: "Store Associate",
            organisation: "Harlow Outdoor",
            dates: "06/2016 – 02/2018",
            bullets: [
              "Sold equipment and trained seasonal staff",
              "Average basket of $86 against $71 in the store",
            ],
          },
        ],
      },
      {
        kind: "education",
        heading: "Education",
        entries: [
          { title: "Associate of Arts", organisation: "Harold Washington College", dates: "2014 – 2016" },
        ],
      },
      { kind: "skills", heading: "Skills", body: ["Salesforce, Excel, cold calling, negotiation"] },
    ],
  });
}

export function operator(): Resume {
  return buildResume({
    language: "zh",
    contact: { name: "林晓芸", headline: "用户运营", email: "linxy@example.com", phone: "138 0013 8000" },
    sections: [
      {
        kind: "experience",
        heading: "工作经历",
        entries: [
          {
            title: "用户运营",
            organisation: "青禾生鲜（杭州）有限公司",
            dates: "2021.03 - 至今",
            bullets: [
              "搭建会员成长体系，季度复购率由 18.6% 提升至 27.3%",
              "策划 12 场社群活动，累计拉新 3.4 万人，单个新客成本下降 22%",
              "负责 40 余个企业微信群的日常维护和用户答疑",
            ],
          },
          {
            title: "新媒体运营专员",
            organisation: "拾光文化传媒",
            dates: "2018.07 - 2020.02",
            bullets: ["撰写公众号推文 160 篇，平均阅读量 8000", "协助主管完成年度品牌活动的执行"],
          },
          {
            title: "运营实习生",
            organisation: "橙果网络",
            dates: "2017.07 - 2017.12",
            bullets: ["整理竞品资料并输出周报"],
          },
        ],
      },
      {
        kind: "education",
        heading: "教育背景",
        entries: [{ title: "广告学 本科", organisation: "浙江传媒学院", dates: "2014.09 - 2018.06" }],
      },
      { kind: "skills", heading: "技能", body: ["Excel、SQL、Axure、社群运营、文案"] },
      { kind: "awards", heading: "荣誉", body: ["2022 年度优秀员工"] },
    ],
  });
}

export function accountant(): Resume {
  return buildResume({
    language: "zh",
    contact: { name: "周建国", headline: "财务主管", email: "zhoujg@example.com", phone: "139 0000 1234" },
    sections: [
      {
        kind: "experience",
        heading: "工作经历",
        entries: [
          {
            title: "财务主管",
            organisation: "宁波海晟机械股份有限公司",
            dates: "2019年5月 - 2024年3月",
            bullets: [
              "主导月结流程改造，结账周期由 9 天缩短至 5 天",
              "编制合并报表与管理报表，覆盖 6 家子公司",
              "负责税务申报与汇算清缴，配合会计师事务所完成年度审计",
            ],
          },
          {
            title: "会计",
            organisation: "宁波远帆贸易有限公司",
            dates: "2014年7月 - 2019年4月",
            bullets: ["核对往来账目，清理三年以上挂账 320 万元", "每月开具和认证发票约 600 张"],
          },
        ],
      },
      {
        kind: "education",
        heading: "教育经历",
        entries: [{ title: "会计学 本科", organisation: "宁波大学", dates: "2014年" }],
      },
      { kind: "certificates", heading: "证书", body: ["中级会计师、税务师"] },
      { kind: "skills", heading: "技能", body: ["用友 U8、金蝶、Excel 数据透视表"] },
      { kind: "languages", heading: "语言", body: ["英语（CET-6）"] },
    ],
  });
}

import { expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { advertHead } from "./advert-head";

test.each<[string, string | null, string | null]>([
  ["Senior Backend Engineer at Northwind\nWe pay well.", "Senior Backend Engineer", "Northwind"],
  ["Senior Backend Engineer – Remote\nRequirements: Go", "Senior Backend Engineer", null],
  ["Job title: Head of Sales\nCompany: Fjord & Co\n…", "Head of Sales", "Fjord & Co"],
  ["Northwind is hiring a Data Analyst to join its team.", "Data Analyst", "Northwind"],
  ["About Corrugate Partners\nWe make boxes.", null, "Corrugate Partners"],
  ["We are looking for a Senior Backend Engineer.", "Senior Backend Engineer", null],
  ["We are looking for a passionate engineer who loves Go.", null, null],
  ["About us\nAbout the role\nWe are a startup.", null, null],
  ["Requirements:\n- 5 years of Python", null, null],
  ["Registered Nurse (ICU)\nShifts at St. Brannock", "Registered Nurse", null],
  ["岗位名称：高级后端工程师\n公司：星河支付", "高级后端工程师", "星河支付"],
  ["【用户运营】\n岗位职责：负责社群", "用户运营", null],
  ["【杭州】高级Java后端工程师（交易方向）", "高级Java后端工程师", null],
  ["星河文化传媒有限公司招聘新媒体运营，月薪 8k", "新媒体运营", "星河文化传媒有限公司"],
  ["诚聘：财务主管（宁波）", "财务主管", null],
  ["成本会计 8-12K·13薪\n要求：会用 ERP", "成本会计", null],
  ["高中语文教师招聘启事\n我校因教学需要招聘", "高中语文教师", null],
  ["小学英语教师\n学校：青禾实验小学", "小学英语教师", "青禾实验小学"],
  ["我们正在招聘会用 Java 的人", null, null],
  ["岗位职责：\n1、负责支付平台的架构设计", null, null],
  ["【消防维保主管】华安消防科技 合肥", "消防维保主管", null],
  ["南宁康检检测有限公司 诚聘 食品检测工程师", "食品检测工程师", "南宁康检检测有限公司"],
  ["中餐厨师/炒锅师傅\n蜀味轩餐饮(成都)有限公司·春熙路店", "中餐厨师", "蜀味轩餐饮(成都)有限公司"],
  ["急招!A2货车司机 月入1.2万\n公司:顺泽物流有限公司", "A2货车司机", "顺泽物流有限公司"],
  ["总账会计\n【公司】宁波恒越精密机械股份有限公司(已上市)", "总账会计", "宁波恒越精密机械股份有限公司"],
  ["招聘主管 / HRBP\n1. 输出招聘数据周报", "招聘主管", null],
  ["Java高级开发工程师\n某知名互联网电商公司 上海", "Java高级开发工程师", null],
  ["", null, null],
])("of %j the role is %s and the company %s", (advert, role, company) => {
  expect(advertHead(advert)).toEqual({ role, company });
});

test("a long line without an end is looked at in no time", () => {
  const advert = `${"Senior Engineer ".repeat(12)}\n${"is hiring a ".repeat(16)}\n${"招聘".repeat(90)}`;
  expect(processorTime(() => advertHead(advert), 200)).toBeLessThan(200);
});

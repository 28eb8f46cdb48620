import { expect, it } from "vitest";
import { headCases, readHeads } from "../../../../test/support/head-cases";

/** A heading, the lines below it, and each entry as title | employer or school | place | dates # line # line. */
const cases = headCases(`
科研项目
• 国家自然科学基金面上项目：芽库对干旱的响应（32171xxx），2022—2025，58万元，主持。
• 省杰出青年基金：草地恢复的种子库调控，2020—2023，主持。
=> 国家自然科学基金面上项目：芽库对干旱的响应（32171xxx） | - | - | 2022—2025 # 58万元，主持。
=> 省杰出青年基金：草地恢复的种子库调控 | - | - | 2020—2023 # 主持。

科研项目
• 祁连山生态系统碳汇评估（2021.01-2025.12），参与
• 芽库对干旱的响应（2019.01-2021.12），主持
=> 祁连山生态系统碳汇评估 | - | - | 2021.01-2025.12 # 参与
=> 芽库对干旱的响应 | - | - | 2019.01-2021.12 # 主持

Research Projects
• Soil banks of alpine meadows, 2022–2025, principal investigator
• Warming and the phenology of sedges, 2018–2021, co-investigator
=> Soil banks of alpine meadows | - | - | 2022–2025 # principal investigator
=> Warming and the phenology of sedges | - | - | 2018–2021 # co-investigator

Projects
**Ledger** 2019 – 2021
• Ran two pilots, 2019–2020, in Leeds
• Wrote the report, 2020–2021, with others
=> Ledger | - | - | 2019 – 2021 # Ran two pilots, 2019–2020, in Leeds # Wrote the report, 2020–2021, with others

教育经历
海天石油大学（华东）\t石油工程 本科
2013年9月-2017年6月
=> 石油工程 本科 | 海天石油大学（华东） | - | 2013年9月-2017年6月

学历
海天教育学院（上海）\t会计 大专
2013年9月-2015年6月
=> 会计 大专 | 海天教育学院（上海） | - | 2013年9月-2015年6月
`);

it.each(cases)("$heading: $name", ({ heading, drafts, wanted }) => {
  expect(readHeads(heading, drafts)).toEqual(wanted);
});

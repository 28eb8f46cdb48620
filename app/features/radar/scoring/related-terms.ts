import { artificialIntelligence } from "./ai-terms";
import { digitalCurrency } from "./digital-currency-terms";
import type { Subject } from "./subject";

export const subjects: Subject[] = [
  artificialIntelligence,
  digitalCurrency,
  {
    names: "chips, semiconductor, semiconductors, integrated circuit, 芯片, 半导体, 集成电路, 晶片",
    terms: {
      0.9: "semiconductor, TSMC, ASML, wafer, lithography, foundry, EUV, RISC-V, 半导体, 集成电路, 芯片, 光刻, 光刻机, 晶圆, 台积电, 中芯国际, 流片, 晶体管, 先进封装, 存储芯片, chiplet, 芯粒, HBM",
      0.7: "Nvidia, AMD, Intel, Qualcomm, Micron, SK Hynix, SMIC, transistor, DRAM, NAND, 英伟达, 英特尔, 高通, 联发科, 海光, 寒武纪, 制程, 良率, 纳米工艺, GPU, CPU, 显存, 内存芯片, EDA",
      0.3: "chip, yield, silicon, 硅片, 封装, 处理器, processor, 纳米, nanometre, packaging",
    },
  },
  {
    names:
      "EV, EVs, electric vehicle, electric vehicles, electric car, new energy vehicle, 电动车, 电动汽车, 新能源汽车, 新能源车",
    terms: {
      0.9: "electric vehicle, electric car, plug-in hybrid, 电动汽车, 电动车, 新能源车, 新能源汽车, 插电混动, 增程式, 动力电池, 充电桩, charging station, 换电站",
      0.7: "Tesla, BYD, NIO, Xpeng, Rivian, CATL, 特斯拉, 比亚迪, 蔚来, 小鹏汽车, 理想汽车, 宁德时代, solid-state battery, 固态电池, 磷酸铁锂, lithium battery, 锂电池, 续航, 快充, 超充",
      0.3: "battery, 电池, charging, 充电, carmaker, 车企, range, lithium, 碳酸锂",
    },
  },
  {
    names: "space, spaceflight, aerospace, 航天, 太空, 宇航, 航空航天",
    terms: {
      0.9: "spacecraft, spaceflight, NASA, SpaceX, astronaut, satellite launch, space station, lunar lander, Mars rover, 航天, 火箭, 载人航天, 空间站, 航天员, 宇航员, 登月, 探月, 嫦娥, 神舟, 天宫, 商业航天, 运载火箭",
      0.7: "rocket, orbit, satellite, Starlink, Starship, Falcon 9, Blue Origin, ESA, lunar, 卫星, 轨道, 星链, 发射场, 月球, 火星, 探测器, 太空望远镜, space telescope",
      0.3: "launch, moon, Mars, telescope, 望远镜, 发射, probe, asteroid, 小行星",
    },
  },
  {
    names: "climate, climate change, global warming, clean energy, 气候, 气候变化, 碳中和, 清洁能源, 新能源",
    terms: {
      0.9: "climate change, global warming, greenhouse gas, carbon emissions, net zero, IPCC, 气候变化, 全球变暖, 温室气体, 碳排放, 碳中和, 碳达峰, 碳市场, carbon market",
      0.7: "renewable, solar power, wind power, carbon capture, decarbonisation, heatwave, sea level, photovoltaic, 光伏, 风电, 可再生能源, 储能, 减排, 极端天气, 海平面, 碳捕集, 绿电, 热浪",
      0.3: "solar, wind, emission, carbon, drought, flood, 干旱, 洪水, 电网, grid, methane, 甲烷, glacier, 冰川",
    },
  },
  {
    names: "cybersecurity, cyber security, information security, infosec, 网络安全, 信息安全, 数据安全",
    terms: {
      0.9: "cybersecurity, ransomware, malware, zero-day, CVE, phishing, data breach, botnet, DDoS, 网络安全, 勒索软件, 恶意软件, 零日漏洞, 网络钓鱼, 数据泄露, 木马, 僵尸网络",
      0.7: "vulnerability, hacker, exploit, backdoor, spyware, remote code execution, supply chain attack, credential, 漏洞, 黑客, 后门, 间谍软件, 供应链攻击, 提权, 渗透测试, 撞库, end-to-end encryption, 端到端加密",
      0.3: "patch, breach, encryption, 加密, password, 密码, attacker, 攻击者, 补丁, firewall, 防火墙",
    },
  },
  {
    names: "biotech, biotechnology, pharma, life sciences, 生物技术, 生物医药, 医药, 生命科学",
    terms: {
      0.9: "biotech, gene therapy, CRISPR, gene editing, mRNA, clinical trial, monoclonal antibody, CAR-T, 生物技术, 生物医药, 基因编辑, 基因治疗, 临床试验, 创新药, 单抗, 细胞治疗",
      0.7: "FDA, vaccine, genome, protein, stem cell, drug discovery, GLP-1, oncology, 疫苗, 基因组, 蛋白质, 干细胞, 药监局, 抗体, 新药, 靶点, 肿瘤",
      0.3: "drug, patient, gene, trial, cell, therapy, 药物, 患者, 基因, 细胞, 疗法",
    },
  },
  {
    names: "finance, markets, stock market, economy, 金融, 财经, 股市, 经济, 宏观经济",
    terms: {
      0.9: "stock market, interest rate, Federal Reserve, central bank, inflation, bond yields, monetary policy, 股市, A股, 港股, 美联储, 降息, 加息, 通胀, 货币政策, 央行, 国债, 降准, GDP",
      0.7: "Wall Street, Nasdaq, S&P 500, earnings, IPO, recession, ECB, equities, 沪指, 纳斯达克, 财报, 上市公司, 汇率, 衰退, 外汇, 证监会, 债券, 基金, 利率, 银行",
      0.3: "investor, shares, bank, bond, profit, market, revenue, 投资者, 股价, 营收, 利润, 市场, 融资",
    },
  },
  {
    names: "games, gaming, video games, esports, 游戏, 电子游戏, 手游, 电竞",
    terms: {
      0.9: "video game, gameplay, esports, PlayStation, Xbox, Nintendo, 电子游戏, 手游, 电竞, 网游, 主机游戏, 任天堂, 游戏版号",
      0.7: "Steam, Switch 2, RPG, Unreal Engine, Unity, indie game, Ubisoft, 米哈游, 原神, 黑神话, 独立游戏, 游戏引擎, 玩家, 腾讯游戏",
      0.3: "game, gamer, console, player, studio, 主机, 关卡, 版号",
    },
  },
  {
    names: "startups, startup, venture capital, entrepreneurship, 创业, 创投, 初创公司, 风险投资",
    terms: {
      0.9: "startup, venture capital, seed round, Series A, Series B, Series C, Y Combinator, angel investor, 创业公司, 初创企业, 初创公司, 风险投资, 天使轮, A轮, B轮, C轮, 种子轮, 独角兽",
      0.7: "unicorn, founder, valuation, accelerator programme, fundraising, 估值, 创始人, 孵化器, 融资, 领投, 投资机构",
      0.3: "funding, investor, round, 投资, 创业者, 股权",
    },
  },
  {
    names: "open source, open-source software, free software, 开源, 开源软件, 自由软件",
    terms: {
      0.9: "open source, Linux, GitHub, Apache licence, MIT License, GPL, free software, Linux kernel, 开源, 开源软件, 开源社区, 自由软件, 开源许可证, 内核社区",
      0.7: "Debian, Kubernetes, Rust, PostgreSQL, Git, Mozilla, maintainer, contributor, pull request, 维护者, 贡献者, 代码仓库, 鸿蒙, 龙芯社区, 内核",
      0.3: "repository, licence, license, fork, release, 许可证, 代码, 仓库, 版本发布",
    },
  },
];

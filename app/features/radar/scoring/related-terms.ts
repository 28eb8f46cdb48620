/** A subject of the news: what it is called, and what is told of it without its name. A weight says how surely a text that dwells on
 * the word is about the subject; below 0.5 it takes several of them. Written by hand; parted by commas. */
export type Subject = {
  names: string;
  terms: Record<number, string>;
  /** Words that tell another meaning of those above: of a transformer that hums, of mining that is dug. */
  otherwise?: string;
};

export const subjects: Subject[] = [
  {
    names:
      "AI, A.I., artificial intelligence, generative AI, AIGC, AGI, machine learning, deep learning, LLM, large language model, 人工智能, 人工智慧, 大模型, 大语言模型, 生成式AI, 机器学习, 深度学习, 通用人工智能",
    terms: {
      0.9: "LLM, large language model, language model, machine learning, deep learning, neural network, generative AI, GPT, ChatGPT, OpenAI, Anthropic, DeepSeek, DeepMind, Hugging Face, AIGC, AGI, Mistral AI, 大模型, 大语言模型, 语言模型, 机器学习, 深度学习, 神经网络, 生成式, 多模态模型, 通义千问, 文心一言, 智谱, 月之暗面, vLLM, llama.cpp, Ollama, 豆包大模型, 基础模型, foundation model, diffusion model, 扩散模型, 智能体, AI agent, VLM, multimodal model, 视觉语言模型, 世界模型, world model, 混合专家, mixture of experts",
      0.7: "Qwen, Midjourney, Stable Diffusion, Nvidia, 英伟达, chatbot, 聊天机器人, prompt injection, 提示词, 提示注入, reinforcement learning, 强化学习, fine-tuning, 微调, RAG, retrieval-augmented, 检索增强, RLHF, 具身智能, embodied, 算力, speech recognition, 语音识别, computer vision, 计算机视觉, image recognition, 图像识别, 人脸识别, facial recognition, deepfake, 深度伪造, open weights, open-weight, 开放权重, 对齐研究, 大模型推理, PyTorch, CUDA, Transformer架构, 自然语言处理, natural language processing, hallucination, 智能助手, autonomous driving, self-driving, 自动驾驶, humanoid robot, 人形机器人, 数字人, 机器翻译, machine translation, text-to-image, text-to-video, 文生图, 文生视频, coding agent, coding assistant, 编程助手, 小模型, 千卡, 模型训练, 训练模型, 智能客服, 语音客服, 工具调用, tool calling, speech recogniser, speech recognizer, long-context, small model, speculative decoding, tokens per second, tokens a second, AI chip, AI芯片, draft decoding, 方言识别, 智能体, 自动驾驶出租车, robotaxi, 豆包, 昇腾, 寒武纪, TensorRT, 飞桨, PaddlePaddle, AI服务器, 语言大模型, 混元, 盘古大模型, 讯飞, Cohere, xAI, Perplexity, 图像生成, image generator, 语音合成, text-to-speech, 人机对话, superintelligence, 超级智能, AI safety, AI Act, 算法备案, 图灵, 提示语, 机器视觉, 智算",
      0.5: "Claude, Gemini, Llama, Copilot, Grok, Sora, Kimi, 加速卡, GPU, TPU, 数据标注, robot, robotics, 机器人, humanoid, 算法, algorithm, agentic, 提示工程, 预训练, pretraining, pre-training, quantisation, quantised model, 量化模型, 长上下文, context window, 上下文窗口, 训练数据, training data, training set, training run, model weights, 模型权重, 词元, tokeniser, 检查点, model checkpoint, 知识蒸馏, distillation, 推理模型, reasoning model, 合成数据, synthetic data, benchmark suite, embedding, 评测集, autonomous, 智能驾驶, voice assistant, 语音助手, voice cloning, 声音克隆, 文字识别, 人机协作, 缺陷检测, 图像分割, 目标检测, 训练框架, 误报率, model card, 端侧模型, 模型压缩, 张量, tensor, overfitting, 过拟合, machine vision, voice agent, 大语言, 机器学习系统, recommender, 推荐系统",
      0.4: "模型, 推理, transformer, 语料, corpus, OCR, 显卡, 端侧, gradient, 梯度, checkpoint, classifier, 分类器, assistant, accelerator, training, inference, 训练, token, prompt, 词表",
      0.3: "model, train, agent, parameter, 参数, weights, dataset, 数据集, benchmark, 评测, neural, 智能, 数据中心, data centre, data center, 标注, automation, 自动化, attention, context, 上下文, chip, 芯片, 向量, 卡时",
    },
    otherwise:
      "transformer oil, substation, voltage, 变压器, 变电站, power grid, transformer shortage, law school, law degree, master of laws, 法学, fashion, runway, catwalk, model agency, 时装, 模特, estate agent, travel agent, Weiwei, 未未, horoscope, zodiac, 星座, gym, marathon, 马拉松, 体能训练, 集训, 生肖",
  },
  {
    names:
      "digital currency, cryptocurrency, crypto, bitcoin, BTC, ethereum, blockchain, stablecoin, web3, DeFi, CBDC, 数字货币, 加密货币, 虚拟货币, 比特币, 以太坊, 区块链, 稳定币, 数字人民币, 数字资产",
    terms: {
      0.9: "digital currency, cryptocurrency, crypto, bitcoin, BTC, ethereum, blockchain, stablecoin, CBDC, USDT, USDC, DeFi, NFT, altcoin, dogecoin, solana, Coinbase, Binance, Tether, digital euro, digital yuan, digital pound, digital dollar, e-CNY, bitcoin ETF, tokenised deposit, crypto exchange, on-chain, smart contract, lightning network, Bitcoin Core, 闪电网络, 许可链, 跨链桥, 加密账户, crypto asset, token sale, 数字货币, 加密货币, 虚拟货币, 虚拟币, 比特币, 以太坊, 以太币, 区块链, 稳定币, 数字人民币, 数字欧元, 数字港元, 数字美元, 数字资产, 加密资产, 虚拟资产, 储备证明, proof of reserves, 稳定币发行, 币安, 泰达币, 莱特币, 狗狗币, 山寨币, 币圈, 智能合约, 去中心化金融, 加密交易所, 代币化, 比特币现货, 链上, 公链, 联盟链, 央行数字货币, 币价",
      0.7: "XRP, Ripple, ether, cross-chain, permissioned ledger, lightning node, 矿场, 发币, 虚拟币交易, web3, staking, hash rate, hashrate, crypto mining, mining rig, 矿池, 代币, 冷钱包, 硬件钱包, 数字钱包, digital wallet, hardware wallet, crypto wallet, halving, 减半, 通证, 元宇宙地产, 非同质化, 加密, rollup, layer 2, 二层网络, cold wallet, seed phrase, 助记词, private key, 私钥, tokenisation, tokenised, proof of stake, proof of work, 工作量证明, 权益证明, 空投, airdrop, MiCA, 跨链, 分布式账本, distributed ledger, 门限签名, 零知识证明, zero-knowledge proof, stablecoins, 算力网络, decentralised, 去中心化, 交易所钱包, 钓鱼授权, 链下",
      0.5: "ETH, validator, 挖矿, 矿机, 质押, 验证者, 区块, 稳定型代币, central bank money, 央行货币, 跨境支付试点, mining pool, cross-border settlement, 哈希, 共识机制, consensus, 存证, 公钥, 交易对, 合约地址, 洗币, 币商, memecoin, custody, custodian, 数字支付, ledger, 账本, 托管机构, minting, 铸币, gas fee, 手续费, 预言机",
      0.4: "wallet, 钱包, 矿工, 共识, 托管, 密钥, token, mining, 节点, 签名, 分片",
      0.3: "coin, exchange, 交易所, 央行, central bank, offline payment, 离线支付, settlement, 结算, fork, 分叉, reserve, 储备, 试点, 支付, payment, ETF, SEC, 批发型, 零售型",
    },
    otherwise:
      "Zurich, Zürich, 苏黎世, coal, 煤矿, 煤炭, gold mine, copper, 铁矿, 采矿, 矿山, ore, miners union, LLM, language model, 大模型, arcade, numismatic, 纪念币, 古钱币, bit rate, 比特率, food chain, supply chain",
  },
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

const digitalCurrency: Subject = {
  names:
    "digital currency, cryptocurrency, crypto, bitcoin, BTC, ethereum, blockchain, stablecoin, web3, DeFi, CBDC, 数字货币, 加密货币, 虚拟货币, 比特币, 以太坊, 区块链, 稳定币, 数字人民币, 数字资产",
  entities: {
    0.9: "bitcoin, BTC, ethereum, USDT, USDC, dogecoin, solana, litecoin, Cardano, Polkadot, Polygon PoS, Avalanche C-Chain, Chainlink, Uniswap, Aave, MakerDAO, Coinbase, Binance, Bitfinex, Bitstamp, Bybit, OKX, KuCoin, Tether, Circle Internet, Ripple Labs, Chainalysis, MetaMask, Tornado Cash, Lightning Labs, Bitcoin Core, MicroStrategy, Grayscale, Satoshi Nakamoto, Satoshi, Vitalik Buterin, Vitalik, FTX, Bankman-Fried, Changpeng Zhao, e-CNY, digital euro, digital yuan, digital pound, digital dollar, mBridge, 比特币, 以太坊, 以太币, 莱特币, 狗狗币, 泰达币, 瑞波币, 币安, 欧易, 火币, 中本聪, 赵长鹏, 孙宇晨, 数字人民币, 数字欧元, 数字港元, 数字美元, 数字卢布, 数字卢比, 货币桥, 比特大陆, 嘉楠",
    0.7: "ether, XRP, Ripple, Kraken exchange, Bitmain, Arbitrum, Optimism rollup, Ledger Nano, Trezor, Base network, Gemini exchange, Hyperliquid, Polymarket, MiCA, Fireblocks, Bakkt, Wintermute, 微策略, 蚂蚁链, 长安链, 波场, HashKey",
    0.5: "ETH, SOL, BNB, TON, Kraken, 金管局, 证监会虚拟资产",
  },
  terms: {
    0.9: "digital currency, cryptocurrency, crypto, blockchain, stablecoin, CBDC, DeFi, NFT, altcoin, memecoin, bitcoin ETF, tokenised deposit, crypto exchange, on-chain, smart contract, lightning network, crypto asset, token sale, initial coin offering, proof of reserves, decentralised finance, decentralized exchange, 数字货币, 加密货币, 虚拟货币, 虚拟币, 区块链, 稳定币, 稳定型代币, 数字资产, 加密资产, 虚拟资产, 储备证明, 闪电网络, 许可链, 跨链桥, 加密账户, 山寨币, 币圈, 智能合约, 去中心化金融, 加密交易所, 代币化, 链上, 公链, 联盟链, 央行数字货币, 币价, 首次代币发行, 去中心化交易所, 数字现金",
    0.7: "cross-chain, permissioned ledger, lightning node, 矿场, 发币, web3, staking, hash rate, hashrate, crypto mining, bitcoin mining, mining rig, 矿池, 代币, 冷钱包, 热钱包, 硬件钱包, 数字钱包, digital wallet, hardware wallet, crypto wallet, 币种, 混币, mixer, halving, 减半, 通证, 元宇宙地产, 非同质化, rollup, layer 2, 二层网络, cold wallet, seed phrase, 助记词, private key, 私钥, tokenisation, tokenised, wrapped token, proof of stake, proof of work, 工作量证明, 权益证明, 空投, airdrop, 跨链, 分布式账本, distributed ledger, 门限签名, 零知识证明, zero-knowledge proof, decentralised, 去中心化, 链下, 矿机, 轻客户端, light client, 提币, 充币, 社交恢复, 链上治理, 流动性池, liquidity pool, flash loan, 闪电贷, 哈希率, crypto winter, spot ETF, digital asset, virtual asset, 默克尔, Merkle, 重放漏洞, 验证节点, 全节点, full node",
    0.5: "validator, 挖矿, 质押, 验证者, 区块, central bank money, 央行货币, 跨境支付试点, mining pool, cross-border settlement, 哈希, 共识机制, consensus, 存证, 公钥, 交易对, 合约地址, 洗币, 币商, custody, custodian, 数字支付, ledger, 账本, 托管机构, 托管商, minting, 铸币, gas fee, 手续费, 预言机, 清算协议, 借贷协议, 投票治理, 提案, 守护人, 签名方案, 助记, 仓单, 节点, 加密, 旅行规则, travel rule, block reward, 出块, mempool",
    0.4: "wallet, 钱包, 矿工, 共识, 托管, 密钥, token, mining, miner, 签名, 分片, 合约, 测试网, 主网, testnet, 协议升级",
    0.3: "coin, exchange, 交易所, 央行, central bank, offline payment, 离线支付, settlement, 结算, fork, 分叉, reserve, 储备, 试点, 支付, 转账, 账户, payment, ETF, SEC, 批发型, 零售型, 兑付, 发行方, 报文, 治理",
  },
  otherwise:
    "Zurich, Zürich, 苏黎世, coal, 煤矿, 煤炭, gold mine, copper, 铁矿, 采矿, 矿山, ore, miners union, LLM, language model, 大模型, arcade, numismatic, 纪念币, 古钱币, bit rate, 比特率, food chain, supply chain",
  isRival: true,
};

const artificialIntelligence: Subject = {
  names:
    "AI, A.I., artificial intelligence, generative AI, AIGC, AGI, machine learning, deep learning, LLM, large language model, 人工智能, 人工智慧, 大模型, 大语言模型, 生成式AI, 机器学习, 深度学习, 通用人工智能",
  entities: {
    0.9: "OpenAI, Anthropic, DeepSeek, DeepMind, Hugging Face, Mistral AI, ChatGPT, GPT, Stability AI, Scale AI, Meta AI, Google AI, Microsoft AI, Moonshot AI, Zhipu, MiniMax, 01.AI, AI2, EleutherAI, Character.AI, Safe Superintelligence, Thinking Machines Lab, Claude Opus, Claude Sonnet, Claude Haiku, Claude Code, GitHub Copilot, Microsoft Copilot, Google Gemini, Gemini Pro, Gemini Flash, Stable Diffusion, Midjourney, DALL-E, Qwen, ChatGLM, Codex CLI, AlphaFold, AlphaGo, AlphaZero, vLLM, llama.cpp, Ollama, LangChain, LlamaIndex, PyTorch, TensorFlow, PaddlePaddle, TensorRT, SGLang, 通义千问, 文心一言, 智谱, 月之暗面, 阶跃星辰, 零一万物, 百川智能, 讯飞星火, 豆包大模型, 深度求索, 稀宇科技, 通义实验室, 盘古大模型, 混元大模型, 飞桨, 魔搭, 书生大模型, 商汤",
    0.7: "Nvidia, 英伟达, Mistral, Cohere, xAI, Perplexity AI, Groq, Cerebras, SambaNova, Graphcore, Inflection, Runway, ElevenLabs, Suno, Figure AI, Waymo, CoreWeave, Copilot, Grok, Kimi, Llama 2, Llama 3, Llama 4, Code Llama, Gemini model, Gemini app, ByteDance Seed, Hopper card, Blackwell, H100, H200, H20, B200, A100, MI300, Trainium, Inferentia, TPU, CUDA, ROCm, Sam Altman, Altman, Amodei, Hassabis, Hinton, LeCun, Bengio, Sutskever, Karpathy, Jensen Huang, Fei-Fei Li, 奥特曼, 黄仁勋, 辛顿, 李飞飞, 梁文锋, 杨植麟, 通义, 文心, 豆包, 混元, 讯飞, 昇腾, 寒武纪, 摩尔线程, 壁仞, 海光, 昆仑芯, 平头哥, 旷视, 云从, 依图, 宇树, 优必选, 智元机器人, 小马智行, 文远知行, 萝卜快跑",
    0.5: "Claude, Gemini, Llama, Sora, Siri, Alexa, Cursor, Manus, Tesla FSD, Optimus, 字节跳动, 火山引擎, 阿里云百炼, 元宝",
  },
  terms: {
    0.9: "LLM, large language model, language model, machine learning, deep learning, neural network, generative AI, AIGC, AGI, 大模型, 大语言模型, 语言模型, 机器学习, 深度学习, 神经网络, 生成式, 多模态模型, 基础模型, foundation model, diffusion model, 扩散模型, 智能体, AI agent, VLM, multimodal model, 视觉语言模型, 世界模型, world model, 混合专家, mixture of experts, frontier model, 前沿模型, 开源模型, 人工智能法, AI Act, AI safety, 超级智能, superintelligence, 机器智能, AI芯片, AI chip",
    0.7: "chatbot, 聊天机器人, model provider, model maker, AI lab, AI laboratory, autonomous laboratory, self-driving lab, personal assistant app, handwriting recognition, 手写识别, automatic translation, 自动翻译, prompt injection, 提示词, 提示注入, reinforcement learning, 强化学习, supervised learning, self-supervised, 自监督, 监督学习, fine-tuning, 微调, retrieval-augmented, 检索增强, RAG, RLHF, 具身智能, embodied AI, 算力, 智算, speech recognition, speech recogniser, 语音识别, computer vision, machine vision, 计算机视觉, 机器视觉, image recognition, 图像识别, 人脸识别, facial recognition, deepfake, 深度伪造, open weights, open-weight, 开放权重, 对齐研究, Transformer架构, Transformer baseline, attention head, 注意力机制, self-attention, linear attention, 自然语言处理, natural language processing, 智能助手, 手机助手, AI手机, AI眼镜, autonomous driving, self-driving, driverless, 自动驾驶, 无人驾驶, robotaxi, humanoid robot, 人形机器人, 数字人, 机器翻译, machine translation, text-to-image, text-to-video, text-to-speech, 文生图, 文生视频, 图生视频, image generator, video generator, 图像生成, 语音合成, coding agent, coding assistant, vibe coding, 编程助手, 小模型, small model, 模型训练, 训练模型, 训练集群, training cluster, GPU cluster, 万卡, 千卡, 训练框架, 智能客服, 语音客服, 工具调用, tool calling, function calling, long-context, 长文本, speculative decoding, draft model, tokens per second, tokens a second, 推理集群, 加速卡, 语音助手, voice assistant, voice agent, 声音克隆, voice cloning, 提示语, 人机对话, 算法备案, 合成内容, synthetic media, AI-generated, 推理模型, reasoning model, model weights, 模型权重, model card, AI服务器, robot arm, 机械臂, 数据标注, 标注员, 多轮对话, 智能问答, 问答机, 机器写作, 概率模型, 生成内容, 图灵测试, Turing test, 越狱提示, jailbreak prompt, 红队, 幻觉率, benchmark contamination, 无人车, 接驳车",
    0.5: "GPU, statistical model, forecast model, trained model, older model, model version, 模型版本, robot, robotics, 机器人, humanoid, 算法, algorithm, agentic, 提示工程, 预训练, pretrain, pretraining, pre-training, quantisation, 量化模型, 长上下文, context window, 上下文窗口, 百万上下文, 训练数据, training data, training set, training run, 训练集, 训练语料, 词元, tokeniser, token window, million tokens, billion parameters, trillion parameters, 亿参数, 检查点, model checkpoint, 知识蒸馏, distillation, distilled, 合成数据, 合成文本, synthetic data, embedding, 评测集, autonomous, 智能驾驶, 文字识别, 人机协作, 缺陷检测, 图像分割, 目标检测, 误报率, 误判率, 端侧模型, 模型压缩, 张量, tensor, overfitting, 过拟合, recommender, 推荐系统, hallucination, hallucinate, 幻觉, predictive model, 预测模型, facial image, algorithmic, 算法歧视, 推理成本, inference cost, AI助手, 版权训练, training on books, post-editing, 译后编辑, generated image, 生成工具, 向量检索, vector database, 向量数据库, latency per token, KV cache, softmax, backpropagation, 学习率, learning rate, 梯度下降, gradient descent, zero-shot, few-shot, chain of thought, 思维链, 具身, 激光雷达, lidar, office assistant, 开源框架, 数字员工, 智能化, 识别率, 对话系统, 问答系统, 大厂模型, 光模块",
    0.4: "模型, 推理, transformer, 语料, corpus, OCR, 显卡, 显存, 端侧, gradient, 梯度, checkpoint, classifier, 分类器, assistant, 助手, accelerator, training, inference, 训练, token, prompt, 词表, 水印, watermark, chat history, 光学识别, 版面, 算子",
    0.3: "model, train, agent, parameter, 参数, weights, dataset, 数据集, benchmark, 评测, neural, 智能, 数据中心, data centre, data center, 标注, 识别, automation, 自动化, attention, context, 上下文, chip, 芯片, 向量, 卡时, 准确率, accuracy, 集群, 量化, Codex, Whisper",
  },
  otherwise:
    "transformer oil, transformer shortage, law school, law degree, master of laws, her LLM, his LLM, LLM degree, LLM programme, LLB, LLM student, barrister, 法学, model agency, 模特, estate agent, travel agent, Weiwei, 未未, horoscope, zodiac, 星座, marathon, 马拉松, 体能训练, 集训, 生肖, night train, train station, personal trainer, training ground, training camp, shared trains, 列车, 火车",
  isRival: true,
};

/** A subject of the news and what is told of it. A weight says how surely a text that dwells on the word is about it; below 0.5 it takes
 * several of them. Written by hand; parted by commas. */
type Subject = {
  names: string;
  terms: Record<number, string>;
  /** Its organisations, products and people, weighted in the same way: who names one of them tells something in earnest. */
  entities?: Record<number, string>;
  /** Words that tell another meaning of those above: of a transformer that hums, of mining that is dug. */
  otherwise?: string;
  /** Whether news that dwells on it is that much less about another subject. */
  isRival?: boolean;
};

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

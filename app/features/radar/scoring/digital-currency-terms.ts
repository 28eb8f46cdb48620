import type { Subject } from "./subject";

export const digitalCurrency: Subject = {
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

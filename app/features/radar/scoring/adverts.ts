/** What sells a thing to the reader; a piece of news may hold one of them, an advertisement holds several. */
export const advertWords =
  "buy now, shop now, order now, click here, free shipping, limited offer, limited time offer, promo code, coupon, money back, act now, special offer, lose weight, sale ends, 特价, 清仓, 包邮, 下单, 秒杀, 限时抢购, 优惠券, 领券, 抢购, 加微信, 扫码, 咨询热线, 同款, 减肥, 燃脂, 瘦身, 爆款, 买一送一, 立即购买, 点击购买, 现货, 七天无理由, 代理加盟, 亲测有效, 原价, 折后";

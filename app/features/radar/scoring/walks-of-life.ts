/** What other news is told with: where it takes as much room as a subject's own words, the subject is only the means, the scene or a
 * joke. `private` life is hardly ever meant in earnest; work says that it is about that work too. Parted by commas. */
export const privateLife: string[] = [
  "pancake, sandwich, sourdough, bread, loaf, cake, soup, noodle, dumpling, recipe, kitchen, oven, toaster, fridge, breakfast, dinner, lunch, bakery, baker, chef, restaurant, grandma, grandmother, granny, grandpa, mum, mother-in-law, husband, wife, girlfriend, boyfriend, neighbour, neighbor, cat, kitten, dog, puppy, hamster, parrot, goldfish, sofa, garden gnome, lawn, laundry, sock, pub, barman, beer, wedding, birthday, babysitter, uncle, aunt, cousin, nephew, granddad, barber, butcher, florist, hairdresser, grocer, plumber, landlord, chicken, hen, goose, goat, sheep, cow, donkey, pigeon, houseplant, tomato, potato, cucumber, cheese, sausage, pizza, cookie jar, biscuit, teapot, kettle, washing machine, vacuum cleaner, lawnmower, socks, slippers, pyjamas, bathtub, nap, hangover, horoscope, local man, local woman, area man, area woman, 煎饼, 包子, 馒头, 火锅, 奶茶, 咖啡, 面条, 饺子, 烧烤, 早餐, 菜谱, 厨房, 冰箱, 鸡蛋, 豆浆, 油条, 西瓜, 白菜, 老板娘, 奶奶, 爷爷, 外婆, 姥姥, 老妈, 妈妈, 老爸, 丈母娘, 婆婆, 老公, 老婆, 媳妇, 邻居, 街坊, 大爷, 大妈, 二舅, 表哥, 相亲, 彩礼, 猫咪, 狗狗, 宠物, 广场舞, 麻将, 菜市场, 小区, 舅舅, 叔叔, 姑姑, 姨妈, 外公, 姥爷, 孙子, 儿媳, 小卖部, 理发店, 烧饼, 肉夹馍, 拉面, 米粉, 螺蛳粉, 臭豆腐, 豆腐, 土豆, 西红柿, 黄瓜, 大葱, 大蒜, 辣椒, 母鸡, 公鸡, 鸭子, 大鹅, 山羊, 驴, 金鱼, 鹦鹉, 仓鼠, 猫, 狗, 洗衣机, 电饭锅, 拖鞋, 袜子, 午睡, 打呼噜, 摆摊, 地摊, 夜市, 红包群, 家族群, 二大爷, 保安大叔, 城管, 占道经营, 楼下, 网友笑, 段子, 吐槽",
  "fashion, runway show, catwalk, haute couture, singer, actress, actor, band, album, concert, tour dates, film festival, exhibition, gallery, museum, painter, sculptor, novel, poet, theatre, opera, choir, 时装, 走秀, 歌手, 演员, 乐队, 专辑, 演唱会, 巡演, 电影节, 展览, 画廊, 画展, 雕塑, 小说, 诗人, 话剧, 粉丝, 综艺",
  "match, striker, goalkeeper, midfielder, coach, stadium, league, championship, tournament, marathon, Olympic, semi-final, 比赛, 球员, 前锋, 门将, 主帅, 主场, 联赛, 锦标赛, 马拉松, 奥运, 半决赛, 球迷, 冠军",
  "recipe book, hotel, beach, holiday, tourist, cruise, hiking, campsite, ski resort, airline, 酒店, 海滩, 旅游, 景区, 民宿, 攻略, 登山, 滑雪, 航班",
];

export const workingLife: string[] = [
  "hospital, doctor, physician, radiologist, radiology, surgeon, nurse, patient, clinic, diagnosis, cancer, tumour, mammogram, screening, X-ray, dermatologist, pathologist, 医院, 医生, 放射科, 病人, 患者, 诊断, 门诊, 癌症, 肿瘤, 结节, 影像科, 病理, 漏诊, 护士, 手术",
  "farm, farmer, harvest, crop, orchard, vineyard, livestock, dairy, greenhouse, tractor, 农场, 农民, 农户, 种植, 收割, 果园, 养殖, 大棚, 田块, 农机, 灌溉",
  "patch release, bug-fix, bugfix, release notes, changelog, deprecated, migration guide, memory leak, crash, Python 3, default setting, regression, backward compatible, 版本更新, 版本说明, 更新日志, 修复, 漏洞修复, 弃用, 废弃, 迁移指南, 旧版, 兼容, 升级前, 本次更新, 稳定性",
  "factory floor, assembly line, warehouse, forklift, parcel, logistics, port terminal, shipyard, steel mill, textile, 工厂, 车间, 产线, 生产线, 仓库, 快递, 物流, 码头, 钢厂, 纺织, 质检",
  "substation, power grid, voltage, transmission line, utility, blackout, electricity demand, hydropower, 变电站, 变压器, 电网, 输电, 停电, 供电, 电价, 水电, 电力公司, 用电",
  "coal mine, copper mine, gold mine, iron ore, quarry, shaft, mineworker, 煤矿, 铁矿, 金矿, 采矿, 矿山, 矿井",
  "weather forecast, rainfall, storm, flood, glacier, wildlife, species, volcano, earthquake, 天气预报, 降雨, 暴雨, 台风, 洪水, 冰川, 野生动物, 物种, 地震",
];

/** Traditional characters of the words that headings, posts and employers are known by, each before its simplified form. */
const pairs =
  "師师經经總总監监專专員员開开發发設设計计顧顾問问營营運运產产測测試试維维負负責责組组長长隊队會会書书記记講讲導导創创夥伙處处醫医護护術术實实習习業业務务際际團团銀银證证險险學学體体協协軟软網网絡络電电資资訊讯數数據据廠厂廳厅館馆國国碩硕歷历畢毕選选優优單单稱称職职崗岗項项時时間间課课題题獎奖驗验編编輯辑譯译劃划審审採采購购銷销練练財财後后備备農农養养藝艺傳传製制頻频視视圖图屬属區区縣县灣湾廣广東东蘇苏陝陕龍龙臺台雲云貴贵寧宁擔担當当參参與与現现為为內内畫画領领級级層层個个簡简評评價价結结勢势應应徵征語语勵励榮荣譽誉興兴愛爱願愿動动論论織织聯联繫系機机關关於于獲获賽赛標标訓训錄录檔档樂乐號号碼码話话郵邮籤签點点類类辦办環环進进階阶張张陳陈補补註注無无績绩讀读狀状統统諮咨詢询條条達达劇剧構构規规質质範范樣样觀观權权積积競竞築筑顏颜藥药衛卫檢检聽听雜杂鐵铁鋼钢幹干輔辅勞劳貿贸輸输倉仓儲储憑凭義义親亲鑑鉴鑒鉴執执爭争認认識识貨货車车駕驾駛驶診诊療疗帳账賬账稅税場场飯饭廚厨飲饮樓楼園园兒儿貸贷櫃柜攝摄戲戏遊游樞枢紐纽變变壓压礦矿礎础裝装飾饰紡纺縫缝黨党鄉乡鎮镇庫库軍军連连節节週周報报誌志準准濟济閱阅鏈链齡龄儀仪償偿齒齿寵宠縮缩繪绘預预頭头飛飞騎骑鹽盐麵面龐庞屆届歲岁歸归殘残獨独礙碍禮礼穩稳純纯紙纸細细給给絕绝綜综綱纲緊紧線线緣缘縱纵繼继續续罰罚聲声腦脑臨临舉举舊旧艦舰蘭兰蟲虫覽览觸触訂订訪访許许詞词該该誤误調调談谈諾诺謝谢議议讓让豐丰貝贝貢贡販贩費费賓宾賠赔贈赠贏赢趙赵跡迹踐践軌轨載载輕轻輪轮轉转辭辞過过遠远適适遷迁遺遗鄰邻釋释針针鈔钞鉛铅銅铜鋒锋錢钱鍋锅鍵键鎖锁鏡镜鐘钟鑄铸門门閉闭閒闲閣阁陽阳陸陆隨随雖虽雙双離离難难靈灵靜静響响頁页順顺須须額额顯显風风駐驻驚惊髮发鬆松魚鱼鮮鲜鳥鸟麗丽黃黄齊齐銜衔";

const simple = new Map<string, string>();
for (let at = 0; at < pairs.length; at += 2) simple.set(pairs.charAt(at), pairs.charAt(at + 1));

/** For looking words up only: what is shown keeps the script it was written in. */
export function simplified(text: string): string {
  return /\p{Script=Han}/u.test(text)
    ? text.replace(/\p{Script=Han}/gu, (one) => simple.get(one) ?? one)
    : text;
}

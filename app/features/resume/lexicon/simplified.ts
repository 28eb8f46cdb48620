/** Traditional characters of the words that headings, posts and employers are known by, each before its simplified form. */
const pairs =
  "師师經经總总監监專专員员開开發发設设計计顧顾問问營营運运產产測测試试維维負负責责組组長长隊队會会書书記记講讲導导創创夥伙處处醫医護护術术實实習习業业務务際际團团銀银證证險险學学體体協协軟软網网絡络電电資资訊讯數数據据廠厂廳厅館馆國国碩硕歷历畢毕選选優优單单稱称職职崗岗項项時时間间課课題题獎奖驗验編编輯辑譯译劃划審审採采購购銷销練练財财後后備备農农養养藝艺傳传製制頻频視视圖图屬属區区縣县灣湾廣广東东蘇苏陝陕龍龙臺台雲云貴贵寧宁擔担當当參参與与現现為为內内畫画領领級级層层個个簡简評评價价結结勢势應应徵征語语勵励榮荣譽誉興兴愛爱願愿動动論论織织聯联繫系機机關关於于獲获賽赛標标訓训錄录檔档樂乐號号碼码話话郵邮籤签點点類类辦办環环進进階阶張张陳陈補补註注無无績绩讀读狀状統统諮咨詢询條条達达劇剧構构規规質质範范樣样觀观權权積积競竞築筑顏颜藥药衛卫檢检聽听雜杂鐵铁鋼钢幹干輔辅勞劳貿贸輸输倉仓儲储憑凭紹绍從从踐践執执臨临貢贡獻献淺浅繼继續续詞词懲惩識识種种園园鏈链薦荐請请諾诺戶户齡龄貫贯別别態态鄉乡緊紧駕驾駛驶納纳販贩邊边攝摄帶带鋪铺潔洁黨党雙双氣气餘余門门彙汇報报離离異异擬拟減减該该議议軍军綜综顯显僱雇僑侨歐欧韓韩葉叶楊杨劉刘鄭郑趙赵孫孙馬马羅罗鄧邓許许謝谢蕭萧馮冯呂吕盧卢鐘钟賈贾鄒邹賀贺龔龚萬万錢钱嚴严湯汤喬乔賴赖蘭兰蓋盖覽览遊游飯饭飾饰紡纺縫缝繪绘筆笔腦脑藍蓝綠绿紅红黃黄莊庄橋桥樓楼軌轨車车輛辆鏟铲貨货輪轮櫃柜載载剛刚鋁铝鑄铸鍛锻壓压漿浆磚砖給给熱热燈灯漁渔豬猪雞鸡鴨鸭魚鱼蝦虾糧粮麵面麥麦飼饲獸兽療疗齒齿診诊獄狱稅税帳账賬账債债貸贷飲饮廚厨櫥橱髮发妝妆紋纹兒儿託托孃娘嬰婴譜谱劍剑幫帮";

const simple = new Map<string, string>();
for (let at = 0; at < pairs.length; at += 2) simple.set(pairs.charAt(at), pairs.charAt(at + 1));

/** For looking words up only: what is shown keeps the script it was written in. */
export function simplified(text: string): string {
  return /\p{Script=Han}/u.test(text)
    ? text.replace(/\p{Script=Han}/gu, (one) => simple.get(one) ?? one)
    : text;
}

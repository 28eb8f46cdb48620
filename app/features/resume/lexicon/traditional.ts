const pairs =
  "經经歷历驗验學学業业專专項项個个資资訊讯訊讯簡简介介評评價价總总結结優优勢势職职務务應应徵征聘聘語语言言證证書书獎奖勵励榮荣譽誉興兴趣趣愛爱實实習习團团願愿務务動动術术論论發发組组織织聯联絡络繫系機机會会關关於于參参與与獲获賽赛標标題题體体課课程程訓训練练傳传記记錄录檔档圖图設设計计開开樂乐號号碼码電电話话郵邮籤签點点類类領领導导財财創创辦办環环國国際际長长進进階阶張张陳陈補补備备註注無无業业績绩";

const simple = new Map<string, string>();
const characters = [...pairs];
for (let at = 0; at + 1 < characters.length; at += 2)
  simple.set(characters[at] ?? "", characters[at + 1] ?? "");

/** The words of headings in simplified characters, to be looked up by; what a resume says is never changed so. */
export function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simple.get(character) ?? character);
}

import { wordsOf } from "./words";

type Wishes = { wanted: string[]; unwanted: string[] };

const clauses = /[.!?。！？;；,，、\n]|\bbut\b|但是?|不过/i;
const refusal =
  /\b(?:not?|never|without|except|excluding|exclude|avoid|ignore|ignoring|skip|don['’]?t|dont|nothing|rather than|other than|no more|less)\b|不要|不想|不看|不关心|不需要|不包括|不含|除了|除去|排除|忽略|避免|无关|别|以外|非/i;
const onward = /\b(?:only|instead|just|and only)\b|只要|只看|而是|只想/i;

const filling = new Set(
  "a about above after all also am an and any are article as at be been being but by can care content could cover covers coverage do does ever every everything focus follow for from get give go has have hear how i if in information interest interesting into is it its just keep kind know latest less like look me more most much my need new news no nor not of on one only or other our please post prefer radar really read relate related see send should show so some stories story such tell than that the their them then there these thing things this those to topic track up update updates us very want was watch we well what when where which who why will wish with would you your 一个 一些 一切 与 任何 你 关于 关心 关注 其他 内容 动态 包括 及其 吗 喜欢 多 大家 如何 已经 希望 帮 帮我 我 我们 所有 报道 文章 新闻 方面 无关 有关 最新 最近 消息 特别 特别是 的 相关 看 看到 给我 资讯 跟踪 跟进 追踪 进展 这个 还有 重点 重要 需要 为主 主要 优先 尤其 只 只要 只看 请 想 想看 感兴趣 什么 哪些 以及 或者 更多 不要 非 领域 行业".split(
    " ",
  ),
);

/** Parts a prompt at its clauses. A clause that says no says it of all that follows in it, until it says what instead. */
export function wishesOf(prompt: string): Wishes {
  const wishes: Wishes = { wanted: [], unwanted: [] };
  for (const clause of prompt.split(clauses)) {
    if (!clause) continue;
    const found = refusal.exec(clause);
    const no = found?.index ?? -1;
    const rest = found ? clause.slice(found.index + found[0].length) : "";
    const instead = rest.search(onward);
    const wanted = no < 0 ? clause : `${clause.slice(0, no)} ${instead < 0 ? "" : rest.slice(instead)}`;
    wishes.wanted.push(...phrasesOf(wanted));
    wishes.unwanted.push(...phrasesOf(instead < 0 ? rest : rest.slice(0, instead)));
  }
  return { wanted: [...new Set(wishes.wanted)], unwanted: [...new Set(wishes.unwanted)] };
}

/** The words of a clause that name something; a name of several English words stays together as it was written. */
function phrasesOf(clause: string): string[] {
  const names = clause.match(/\b[A-Z][\w-]*(?: [A-Z][\w-]*){1,3}\b/g) ?? [];
  const words = clause.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}+#-])+/gu) ?? [];
  const single = words.flatMap((word) => (/^\p{Script=Han}/u.test(word) ? wordsOf(word) : [word]));
  return [...names, ...single].filter((word) => !filling.has(word.toLowerCase()) && [...word].length > 1);
}

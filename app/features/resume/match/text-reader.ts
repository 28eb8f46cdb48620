const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

export const hasHan = (text: string) => /\p{Script=Han}/u.test(text);

function stem(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/ies$/, "y")
    .replace(
      /(?<=\w{3})(?:[iy][sz](?:ations?|ing|ed|es|e)|ations?|itions?|ions?|ments?|ings?|ed|ers?|es|s|e)$/,
      "",
    );
  return plain.replace(/([bdglmnprt])\1$/, "$1");
}

/** "Budgets" and "budgeting" are one term. */
export function stemsOf(term: string): string[] {
  return term.split(/[\s-]+/).map(stem);
}

/** "CPA (in progress)" and "CPA（已通过会计、税法）" are not yet one. */
const pending =
  /[^、，,;；:：()（）]{1,40}[(（ ](?:已通过|已过|备考|在考|in progress|candidate|working towards)/giu;

/** What somebody never did or would like to do. */
const wished =
  /(?:\b(?:never|no (?:prior |formal |direct )?(?:experience|knowledge)|(?:keen|eager|hop(?:e|ing)|want(?:ing)?|wish(?:ing)?|looking|planning|aspir(?:e|ing)|interested|willing|ready) (?:to|in)|(?:currently )?(?:learning|studying))\b|希望|想要|愿意|有意|打算|计划学|正在学|自学中|未曾|从未|没有|不会|不熟|暂无|尚未|缺乏)[^，。；,.;]*/giu;

const houses =
  /(?<=^|[\s:：,，|·])\p{Script=Han}{2,14}(?:大学|学院|学校|公司|集团|事务所)(?=$|[\s,，|·(（])|^(?:\p{Lu}[\w'’&-]{0,20} ){1,4}(?:University|College|School|Academy|Institute)$|\b(?:University|College|School|Academy|Institute) of(?: the)?(?: \p{Lu}[\w-]{1,20}(?: and)?){1,3}/gu;

export const claimOf = (text: string) => text.replace(pending, "").replace(wished, "").replace(houses, "");

/** What a text says, worked out once for all the terms that ask for it. */
export type TextReader = {
  /** Whether these stems stand near each other in one clause, in whatever order. */
  hasNear(text: string, stems: readonly string[]): boolean;
  /** Whether a Chinese name stands there and is no part of a longer word: 数据 is not in 数据库. */
  hasWord(text: string, name: string): boolean;
};

/** So many other words may stand between those of a phrase: "optimised the slowest queries". */
const between = 4;

/** 平面设计师 does 平面设计. */
const doers = /^(?:师|员|者|工|岗|部|组|类|证)$/u;

export function createTextReader(): TextReader {
  const clauses = new Map<string, string[][]>();
  const segments = new Map<string, { from: number; to: number }[]>();

  function clausesOf(text: string): string[][] {
    const known =
      clauses.get(text) ??
      text.split(/[,;:.!?](?=\s|$)|[()]/).map((clause) => (clause.match(/[A-Za-z][\w'’]*/g) ?? []).map(stem));
    clauses.set(text, known);
    return known;
  }

  function segmentsOf(text: string): { from: number; to: number }[] {
    const found = segmenter.segment(text);
    const known =
      segments.get(text) ??
      Array.from(found, ({ segment, index: from }) => ({ from, to: from + segment.length }));
    segments.set(text, known);
    return known;
  }

  /** Whether a name is inside a longer word, or ends within a word of two characters: 会计学 in 会计学会. */
  function isPartOfWord(text: string, from: number, to: number): boolean {
    return segmentsOf(text).some((word) => {
      const within = word.from <= from && word.to >= to && word.to - word.from > to - from;
      if (within) return !(word.from === from && doers.test(text.slice(to, word.to)));
      const cut = word.from > from && word.from < to && word.to > to;
      return cut && word.to - word.from === 2 && to - from > 2;
    });
  }

  return {
    hasNear: (text, stems) =>
      clausesOf(text).some((words) =>
        words.some((word, at) => {
          if (!stems.includes(word)) return false;
          const near = words.slice(at, at + stems.length + between);
          return stems.every((part) => near.includes(part));
        }),
      ),
    hasWord(text, name) {
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        if (!isPartOfWord(text, at, at + name.length)) return true;
      return false;
    },
  };
}

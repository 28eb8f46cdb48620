import type { Locale } from "~/core/locale";

const zh = `# 一篇文章，从草稿到公众号

这是一篇示例，您可以随意改动，也可以按 Ctrl+Z（Mac 上是 ⌘Z）撤掉它。**一边写，一边看**：改一个字，预览立刻跟上；手机上点“预览”切换。

## 三步就够

1. **写。**直接写，或粘贴现成的 Markdown；常用格式都在工具栏里。
2. **看。**换一个主题，看看哪种最合适。
3. **贴。**点“复制 HTML”，到公众号后台的正文里粘贴。

> 好的排版是看不见的：读者记住的是内容。

> [!TIP]
> 复制之后别急着群发：先在公众号后台预览，在手机上看一遍。

## 常用的写法

- **加粗**、*强调*、==高亮==、~~删除线~~，还有 \`行内代码\`
- 列表可以分级
  - 按 Tab 缩进，按 Shift+Tab 退回
- [x] 做完的事
- [ ] 还没做的事

公众号正文放不了外部链接，所以[这样的链接](https://commonmark.org/help/)会变成文末的脚注，读者照样找得到出处。

### 表格

| 内容 | 写法 | 用处 |
| --- | :---: | --- |
| 二级标题 | \`##\` | 分段，方便浏览 |
| 引用 | \`>\` | 摘录原话 |
| 分割线 | \`---\` | 换一个话题 |

### 代码

\`\`\`js
// 缩进、空行和颜色，粘贴后都还在
function greet(name) {
  return \`你好，\${name}！\`;
}
\`\`\`

### 公式

行内公式 $E = mc^2$，或者独占一行：

$$
\\bar{x} = \\frac{1}{n} \\sum_{i=1}^{n} x_i
$$

---

图片请先上传到图床或公众号素材库，再插入它的 https 地址。会在公众号里丢失的图片，复制之前会提醒您。
`;

const en = `# An article, from draft to WeChat

This is an example: change it as you like, or take it back with Ctrl+Z (⌘Z on a Mac). **Write and see**: every letter shows in the preview at once. On a phone, press Preview to switch.

## Three steps

1. **Write.** Type, or paste Markdown you already have. The toolbar holds the usual formats.
2. **Look.** Try another theme and see which one fits.
3. **Paste.** Press *Copy HTML*, then paste into the article in WeChat's editor.

> Good typesetting goes unseen: what readers remember is what you said.

> [!TIP]
> Before you publish, let WeChat show you its preview and read it once on a phone.

## What you can write

- **Bold**, *emphasis*, ==highlighted==, ~~struck~~, and \`inline code\`
- Lists have levels
  - Tab moves an item in, Shift+Tab moves it out
- [x] Done
- [ ] Still to do

WeChat articles cannot link to other sites, so [a link like this](https://commonmark.org/help/) becomes a note at the end, where readers still find it.

### A table

| What | How | What for |
| --- | :---: | --- |
| Heading 2 | \`##\` | sections one can skim |
| Quote | \`>\` | somebody else's words |
| Divider | \`---\` | a change of subject |

### Code

\`\`\`js
// Indents, blank lines and colours survive the paste
function greet(name) {
  return \`Hello, \${name}!\`;
}
\`\`\`

### Formulas

In a line, $E = mc^2$, or on a line of its own:

$$
\\bar{x} = \\frac{1}{n} \\sum_{i=1}^{n} x_i
$$

---

Upload pictures to an image host or to WeChat's media library first, then insert their https address. Before you copy, you are told which pictures WeChat would drop.
`;

export function exampleArticle(locale: Locale): string {
  return locale === "zh" ? zh : en;
}

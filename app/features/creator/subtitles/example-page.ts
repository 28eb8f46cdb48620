export const EXAMPLE_PAGE = [
  ["0:00", "Good evening, and thank you for coming.", "晚上好，感谢各位到场。"],
  ["0:04", "Tonight is about a small question:", "今晚只谈一个小问题："],
  [
    "0:07",
    "why do we remember some sentences and lose the rest?",
    "为什么有些句子我们记得住，其余的却忘了？",
  ],
  ["0:12", "Let us begin with one you already know.", "就从您已经知道的一句开始。"],
]
  .map(
    ([time, first, second]) =>
      `<div class="flex gap-2 p-2">\n  <span>${time}</span>\n  <span>${first}</span>\n  <span>${second}</span>\n</div>`,
  )
  .join("\n");

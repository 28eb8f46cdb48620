// Pages for the pictures of MemWink: invented, each with its address, title, text, tags and the day it was saved.
const page = (address, title, day, tags, text) => {
  const at = Date.parse(day);
  return {
    address: `https://${address}`,
    title,
    text,
    summary: "",
    tags,
    folder: [],
    highlights: [],
    savedAt: at,
    updatedAt: at,
  };
};

export const sampleLibrary = {
  en: [
    page(
      "notes.example/quiet-room",
      "Three years of sharing: how I soundproofed my room",
      "2026-10-03",
      ["home", "sound"],
      "Most of the noise came through the door. Soundproofing the walls changed little before the gap under it was closed with a brush seal. Heavy curtains took the echo, not the neighbours.",
    ),
    page(
      "build.example/foam",
      "What happens with the wrong foam",
      "2026-10-12",
      ["sound", "budget"],
      "Acoustic foam swallows echo inside a room. For soundproofing it does nothing: what keeps sound out is mass, and a closed gap. We measured four decibels less with a second layer of plasterboard.",
    ),
    page(
      "travel.example/kyoto",
      "Kyoto in three days",
      "2026-09-02",
      ["travel", "kyoto"],
      "Take the first day for the east. Arashiyama belongs to the second morning: before eight the bamboo grove is empty, and by ten it is a queue. Keep the third day for rain.",
    ),
    page(
      "walks.example/dawn",
      "Arashiyama at dawn",
      "2026-09-04",
      ["travel"],
      "The first train arrives at 5:52. Until eight in the morning Arashiyama is empty but for people with dogs, and the river is still.",
    ),
    page(
      "blog.example.com/cache",
      "Why cache invalidation is hard",
      "2026-11-02",
      ["engineering", "cache"],
      "One writer is easy. With several writers a cache can be filled with an old value just after it was deleted. Write first, delete after, and let every value carry the version that it was made from.",
    ),
  ],
  zh: [
    page(
      "notes.example/quiet-room",
      "合租三年，我给房间做了隔音",
      "2026-10-03",
      ["家居", "隔音"],
      "噪声大半是从门底下进来的。墙面隔音做了两层都没什么变化，直到把门缝用毛刷条封上。厚窗帘只能减少回声，挡不住邻居。",
    ),
    page(
      "build.example/foam",
      "隔音棉买错了会怎样",
      "2026-10-12",
      ["隔音", "预算"],
      "吸音棉吸掉的是房间里的回声，对隔音没有用处。要把声音挡在外面，靠的是重量和密封。我们加了一层石膏板，少了四个分贝。",
    ),
    page(
      "travel.example/kyoto",
      "京都三日",
      "2026-09-02",
      ["旅行", "京都"],
      "第一天走东边。岚山放在第二天早上：八点以前竹林里没有人，十点就要排队了。第三天留给下雨。",
    ),
    page(
      "walks.example/dawn",
      "清晨的岚山",
      "2026-09-04",
      ["旅行"],
      "头班车五点五十二分到。八点以前的岚山只有遛狗的人，河面还没有风。",
    ),
    page(
      "blog.example.com/cache",
      "缓存失效为什么难",
      "2026-11-02",
      ["工程", "缓存"],
      "只有一个写入方时很简单。几个写入方同时写，旧值可能在刚删掉缓存之后又被填回去。先写库，后删缓存，再让每个值带上它的版本号。",
    ),
  ],
};

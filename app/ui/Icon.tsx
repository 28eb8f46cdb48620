const shapes = {
  alert: "M10 3.5 17.5 16.5h-15ZM10 8.5v3.5M10 14.25v.25",
  arrowDown: "M10 4v12M5 11l5 5 5-5",
  arrowLeft: "M16 10H4M9 5l-5 5 5 5",
  arrowRight: "M4 10h12M11 5l5 5-5 5",
  arrowUp: "M10 16V4M5 9l5-5 5 5",
  arrowUpRight: "M6 14 14 6M7.5 6H14v6.5",
  bold: "M6 4h4.75a3 3 0 0 1 0 6H6ZM6 10h5.5a3 3 0 0 1 0 6H6Z",
  bookmark: "M5.5 3h9v14L10 13.5 5.5 17Z",
  bullets: "M8 5h9M8 10h9M8 15h9M3.25 5h.5M3.25 10h.5M3.25 15h.5",
  check: "m4 10.5 4 4 8-9",
  chevronDown: "m5 7.5 5 5 5-5",
  clock: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4l2.75 1.75",
  close: "m5 5 10 10M15 5 5 15",
  code: "m7 6-4 4 4 4M13 6l4 4-4 4",
  codeBlock: "M3 4h14v12H3ZM8 7.75 5.75 10 8 12.25M12 7.75 14.25 10 12 12.25",
  copy: "M7.5 7.5h9v9h-9ZM12.5 7.5v-4h-9v9h4",
  dislike:
    "M13.5 11V3.5h3V11ZM13.5 11 10 17c-1.2 0-2-.9-2-2v-3H4.6a1.5 1.5 0 0 1-1.5-1.8l1.1-5.3a1.8 1.8 0 0 1 1.8-1.4h7.5",
  divider: "M3 10h2.5M8.75 10h2.5M14.5 10H17M3 5h14M3 15h14",
  download: "M10 3.5v9M6 9l4 4 4-4M3.5 16.5h13",
  edit: "m4 16 .75-3.25L13.5 4 16 6.5l-8.75 8.75ZM11.5 6 14 8.5",
  eye: "M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5ZM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  feed: "M4 4.5A11.5 11.5 0 0 1 15.5 16M4 10a6 6 0 0 1 6 6M4.5 15.5h.25",
  file: "M5 2.5h6.5L15 6v11.5H5ZM11.5 2.5V6H15M7.5 10h5M7.5 13h5",
  footnote: "M3.5 7h8M3.5 11h8M3.5 15h5M14.5 4.5 16 3.5V9",
  heading1: "M3.5 5v10M9.5 5v10M3.5 10h6M13.5 8.5l2.25-1.5v8",
  heading2: "M3.5 5v10M9.5 5v10M3.5 10h6M13 9a2 2 0 1 1 3.6 1.2L13 15h4",
  image: "M3 4h14v12H3ZM3 13.5l4-4 3.5 3.5 2-2 4.5 4.25M12.25 7.5h.5",
  info: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 9.25v4M10 6.5v.25",
  italic: "M8.5 4h6M5.5 16h6M11.75 4l-3.5 12",
  keyboard: "M2.5 5.5h15v9h-15ZM5.5 8.5h.25M8.5 8.5h.25M11.5 8.5h.25M14.25 8.5h.25M6.5 11.5h7",
  like: "M6.5 9v7.5h-3V9ZM6.5 9 10 3c1.2 0 2 .9 2 2v3h3.4a1.5 1.5 0 0 1 1.5 1.8l-1.1 5.3a1.8 1.8 0 0 1-1.8 1.4H6.5",
  link: "M8.5 11.5a3 3 0 0 0 4.25 0l2.75-2.75a3 3 0 0 0-4.25-4.25L10 5.75M11.5 8.5a3 3 0 0 0-4.25 0L4.5 11.25a3 3 0 0 0 4.25 4.25L10 14.25",
  lock: "M5 9h10v8H5ZM7 9V6.5a3 3 0 0 1 6 0V9",
  minus: "M4 10h12",
  moon: "M15.75 12.25A6.5 6.5 0 0 1 7.75 4.25a6.5 6.5 0 1 0 8 8Z",
  more: "M3.6 10a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M9.6 10a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M15.6 10a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0",
  numbers: "M8 5h9M8 10h9M8 15h9M3 4l1-.75V7M2.75 12.5a1 1 0 1 1 1.75.75L2.75 16H5",
  pause: "M7 4.5v11M13 4.5v11",
  play: "m6.5 4.5 9 5.5-9 5.5Z",
  picture: "M3 4h14v12H3ZM3 13.5l4-4 3.5 3.5 2.5-2 4 3M13 6.75a1 1 0 1 0 0 2 1 1 0 0 0 0-2",
  plus: "M10 4v12M4 10h12",
  question: "M7.25 7.5A2.75 2.75 0 1 1 10 10.25V12M10 14.75V15",
  quote: "M8 5.5C5.5 6 4 7.5 4 10v4h4v-4H4.25M16 5.5c-2.5.5-4 2-4 4.5v4h4v-4h-3.75",
  refresh: "M16 10a6 6 0 1 1-1.75-4.25L16 7.5M16 3.5v4h-4",
  search: "M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4",
  share:
    "M12.75 5.75 7.25 9M12.75 14.25 7.25 11M14.75 2.75a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM5.25 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM14.75 13.25a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  signOut: "M8 3.5H3.5v13H8M8 10h9M13.5 6.5 17 10l-3.5 3.5",
  sliders:
    "M3.5 6h7M14.5 6h2M3.5 14h2M9.5 14h7M12.5 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7.5 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  spark: "M8.5 4 10.25 8.75 15 10.5 10.25 12.25 8.5 17 6.75 12.25 2 10.5 6.75 8.75ZM15.5 2.5v4M13.5 4.5h4",
  sun: "M10 6.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.35 4.35l1.05 1.05M14.6 14.6l1.05 1.05M4.35 15.65l1.05-1.05M14.6 5.4l1.05-1.05",
  system: "M3 4h14v9.5H3ZM7 17h6M10 13.5V17",
  table: "M3 4.5h14v11H3ZM3 8.25h14M3 12h14M10 8.25v7.25",
  trash: "M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.75 11h8.5L15 5.5M8.5 8.5v5M11.5 8.5v5",
  undo: "M4 8h8a4 4 0 0 1 0 8H8M7.5 4.5 4 8l3.5 3.5",
  unfold: "M3.5 10h13M10 7.5V2.5M7.5 5 10 2.5 12.5 5M10 12.5v5M7.5 15l2.5 2.5 2.5-2.5",
  upload: "M10 13V4M6 7.5 10 3.5l4 4M3.5 16.5h13",
  user: "M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 16.5c.5-3 3-4.5 6-4.5s5.5 1.5 6 4.5",
} as const;

export type IconName = keyof typeof shapes;

const isIconName = (name: string): name is IconName => name in shapes;

export const iconNames = Object.keys(shapes).filter(isIconName);

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      className={className ? `icon ${className}` : "icon"}
    >
      <path d={shapes[name]} />
    </svg>
  );
}

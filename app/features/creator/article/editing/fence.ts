/** Whether an offset stands inside a fenced code block, where marks mean nothing. */
export function isInFence(text: string, at: number): boolean {
  let open = "";
  for (const [, fence = ""] of text.slice(0, at).matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (!open) open = fence;
    else if (fence[0] === open[0] && fence.length >= open.length) open = "";
  }
  return open !== "";
}

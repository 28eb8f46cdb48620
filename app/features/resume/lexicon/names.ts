export const nameLabel = /^(?:name|full name|姓\s*名)\s*[:：]\s*/i;
const documentName = /^(?:resume|résumé|curriculum vitae|c\.?v\.?|个人简历|简历|求职简历|我的简历)$/i;

export function isDocumentName(text: string): boolean {
  return documentName.test(text.replace(/(?<=\p{Script=Han})\s+/gu, "").trim());
}

export function mayBeName(text: string): boolean {
  if (text.length > 300) return false;
  const bare = text.replace(nameLabel, "").trim();
  if (isDocumentName(bare) || /[\d@:：/]/.test(bare)) return false;
  if (/^\p{Script=Han}[\p{Script=Han}·\s]{1,7}$/u.test(bare)) return bare.replace(/\s/g, "").length <= 6;
  return (
    /^[\p{L}][\p{L}'’.\- ]+(?:,\s?[\p{L}. ]{2,8})?$/u.test(bare) &&
    bare.split(/\s+/).length <= 5 &&
    bare.length <= 45
  );
}

/** A name without its label, and "赵 一 鸣" as "赵一鸣". */
export function nameOf(text: string): string {
  const name = text.replace(nameLabel, "").trim();
  return /^\p{Script=Han}(?:\s\p{Script=Han}){1,3}$/u.test(name) ? name.replace(/\s/g, "") : name;
}

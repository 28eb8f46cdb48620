/** Commands of other programs that articles use, in the library's own. */
export const macros = {
  R: "\\mathbb{R}",
  N: "\\mathbb{N}",
  Z: "\\mathbb{Z}",
  bm: ["\\boldsymbol{#1}", 1],
  gdef: "\\def",
  argmax: "\\operatorname*{arg\\,max}",
  argmin: "\\operatorname*{arg\\,min}",
};

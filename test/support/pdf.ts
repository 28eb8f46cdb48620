/** What a test says of a PDF: the content stream of each page, written by hand; /F1 is Helvetica, /F2 its bold. */
type PdfParts = { pages: string[]; trailer?: string; objects?: string[]; annotations?: string };

const encoder = new TextEncoder();

/** A PDF of 600 by 800 points a page. Further `objects` are numbered from 900. */
export function pdf({ pages, trailer = "", objects = [], annotations = "" }: PdfParts): Uint8Array {
  const parts: [number, string][] = [
    [1, "<< /Type /Catalog /Pages 2 0 R >>"],
    [
      2,
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${10 + page * 2} 0 R`).join(" ")}] >>`,
    ],
    [3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"],
    [4, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>"],
    ...pages.flatMap((content, page): [number, string][] => [
      [
        10 + page * 2,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${11 + page * 2} 0 R ${annotations} >>`,
      ],
      [11 + page * 2, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    ]),
    ...objects.map((object, index): [number, string] => [900 + index, object]),
  ];
  const places = new Map<number, number>();
  let file = "%PDF-1.4\n";
  for (const [number, object] of parts) {
    places.set(number, file.length);
    file += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const rows = [...places].map(
    ([number, place]) => `${number} 1\n${String(place).padStart(10, "0")} 00000 n \n`,
  );
  file += `xref\n0 1\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size 2000 /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return encoder.encode(file);
}

/** Operators that write one line at a place, measured from the lower left corner. */
export function textAt(x: number, y: number, text: string, size = 10, font = "F1"): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, "\\$&").replaceAll("•", "\\225")}) Tj ET\n`;
}

/** In em of the words around a table. */
const sizes = [0.82, 0.76, 0.7, 0.64, 0.58, 0.52];

/** CSS pixels; smaller type is not readable on a phone. */
const SMALLEST = 11;

/** Sets every table in the largest type in which no word is broken; in the smallest, broken, if there is none. */
export function fitTables(flow: HTMLElement): void {
  for (const table of flow.querySelectorAll("table")) {
    table.classList.add("card-broken");
    const room = table.offsetWidth + 1;
    const around = Number.parseFloat(getComputedStyle(table.parentElement ?? flow).fontSize);
    const readable = sizes.filter((size, index) => index === 0 || size * around >= SMALLEST);
    const fitting = readable.find((size) => {
      table.style.fontSize = `${size}em`;
      table.classList.remove("card-broken");
      return table.offsetWidth <= room;
    });
    table.classList.toggle("card-broken", fitting === undefined);
  }
}

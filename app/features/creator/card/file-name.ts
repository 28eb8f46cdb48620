/** The name of a card's picture; `number` counts from 1 where a text makes several cards, else null. */
export function cardFileName(number: number | null): string {
  return number === null ? "share-card.png" : `share-card-${String(number).padStart(2, "0")}.png`;
}

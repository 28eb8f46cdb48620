export function cardFileName(number: number | null): string {
  return number === null ? "share-card.png" : `share-card-${String(number).padStart(2, "0")}.png`;
}

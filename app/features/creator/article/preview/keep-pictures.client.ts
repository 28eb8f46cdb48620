/** Lets a picture that is already there stand in for the same one in new nodes, so that it neither flickers nor is asked for again. */
export function keepPictures(old: readonly Node[], fragment: DocumentFragment): void {
  const coming = fragment.querySelectorAll("img");
  if (coming.length === 0) return;
  const pictures = new Map<string, HTMLImageElement>();
  for (const node of old) for (const picture of picturesIn(node)) pictures.set(picture.src, picture);
  for (const image of coming) {
    const picture = pictures.get(image.src);
    if (!picture || !image.src) continue;
    pictures.delete(image.src);
    const broken = picture.dataset.broken;
    for (const { name } of [...picture.attributes]) if (name !== "src") picture.removeAttribute(name);
    for (const { name, value } of image.attributes) if (name !== "src") picture.setAttribute(name, value);
    if (broken !== undefined) picture.dataset.broken = broken;
    image.parentNode?.replaceChild(picture, image);
  }
}

function picturesIn(node: Node): HTMLImageElement[] {
  if (node instanceof HTMLImageElement) return [node];
  return node instanceof Element ? [...node.querySelectorAll("img")] : [];
}

import { photoSlot } from "./design";

/** The longest side of a stored photo, in pixels: 430 dots per inch at 35 mm. */
const LONGEST = 600;
const ASPECT = photoSlot.width / photoSlot.height;
const JPEG_QUALITY = 0.98;

/** A picture cut to the shape of a resume's photo, small enough to be kept in the tab, as a data URL. Rejects what is no picture. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const width = Math.min(picture.width, picture.height * ASPECT);
    const height = width / ASPECT;
    const scale = Math.min(1, LONGEST / height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas to draw on");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
    context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg", JPEG_QUALITY);
  } finally {
    picture.close();
  }
}

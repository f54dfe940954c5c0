/** Pixels of a side: the largest place for a face, on a screen of three pixels to the point. */
const longest = 512;
const type = 'image/jpeg';
const quality = 0.9;

/** Pixels of a side of a photo that is looked at closely; the server keeps no more. */
const longestFitted = 2048;

/**
 * Cuts a photo to a square and draws it anew: what a camera writes into its files, such as the place, never leaves the device, and few
 * bytes have to wait for a network. One that this browser cannot draw stays as it is; the server says what it is.
 */
export const squarePhoto = (photo: File): Promise<File> =>
  drawnAnew(photo, ({ width, height }) => {
    const cut = Math.min(width, height);
    const side = Math.min(cut, longest);
    return {
      from: { x: (width - cut) / 2, y: (height - cut) / 2, width: cut, height: cut },
      width: side,
      height: side,
    };
  });

/** Draws a photo anew as it is, and not larger than it is kept. */
export const fittedPhoto = (photo: File): Promise<File> =>
  drawnAnew(photo, ({ width, height }) => {
    const scale = Math.min(1, longestFitted / Math.max(width, height));
    return {
      from: { x: 0, y: 0, width, height },
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
  });

type Plan = { from: { x: number; y: number; width: number; height: number }; width: number; height: number };

async function drawnAnew(photo: File, planOf: (picture: ImageBitmap) => Plan): Promise<File> {
  try {
    const picture = await createImageBitmap(photo);
    const { from, width, height } = planOf(picture);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return photo;
    // Paints it white: where the picture is clear, this format would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    return drawn ? new File([drawn], 'photo.jpg', { type, lastModified: photo.lastModified }) : photo;
  } catch {
    return photo;
  }
}

/** Pixels of a side: the largest place for a face, on a screen of three pixels to the point. */
const longest = 512;
const type = 'image/jpeg';
const quality = 0.9;

/**
 * Cuts a photo to a square and draws it anew: what a camera writes into its files, such as the place, never leaves the device, and few
 * bytes have to wait for a network. One that this browser cannot draw stays as it is; the server says what it is.
 */
export async function squarePhoto(photo: File): Promise<File> {
  try {
    const picture = await createImageBitmap(photo);
    const { width, height } = picture;
    const cut = Math.min(width, height);
    const side = Math.min(cut, longest);
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    if (!context) return photo;
    // Paints it white: where the picture is clear, this format would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
    context.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    return drawn ? new File([drawn], 'photo.jpg', { type, lastModified: photo.lastModified }) : photo;
  } catch {
    return photo;
  }
}

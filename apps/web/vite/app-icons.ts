import { logo } from '@nadi/brand/logo';
import { light } from '@nadi/ui/theme/tokens';
import sharp from 'sharp';

type Shape = {
  /** Radius of the square's corners, in the logo's own units. */
  radius: number;
  /** The scale of the pulse line, about the middle of the square. */
  scale: number;
};

/** As the logo is drawn everywhere. */
const rounded: Shape = { radius: logo.radius, scale: 1 };
/** Cut by the system into a shape of its own: nothing in the corners, and what matters in the middle. */
const fullBleed: Shape = { radius: 0, scale: 0.82 };

const middle = logo.size / 2;
const draw = ({ radius, scale }: Shape): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logo.size} ${logo.size}"><rect width="${logo.size}" height="${logo.size}" rx="${radius}" fill="${light.river}"/><path d="${logo.pulse}" fill="none" stroke="${light.paper}" stroke-width="${logo.strokeWidth}" stroke-linecap="round" stroke-linejoin="round"${scale === 1 ? '' : ` transform="translate(${middle} ${middle}) scale(${scale}) translate(-${middle} -${middle})"`}/></svg>\n`;

const toPng = (shape: Shape, size: number): Promise<Buffer> =>
  sharp(Buffer.from(draw(shape)), { density: (72 * size) / logo.size })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

export const vectorIcon = { fileName: 'favicon.svg', type: 'image/svg+xml', sizes: 'any' } as const;

/** Drawn from the brand's logo when the app is built. */
export const pixelIcons = [
  { fileName: 'icon-192.png', size: 192, shape: rounded, purpose: 'any' },
  { fileName: 'icon-512.png', size: 512, shape: rounded, purpose: 'any' },
  { fileName: 'icon-maskable-512.png', size: 512, shape: fullBleed, purpose: 'maskable' },
] as const;

/** Named in the page, not in the manifest: iOS asks for it, in this size. */
export const touchIcon = { fileName: 'apple-touch-icon.png', size: 180, shape: fullBleed } as const;

/** The files of all icons by their name. */
export const drawIcons = async (): Promise<Map<string, string | Buffer>> =>
  new Map<string, string | Buffer>([
    [vectorIcon.fileName, draw(rounded)],
    ...(await Promise.all(
      [...pixelIcons, touchIcon].map(
        async ({ fileName, shape, size }) => [fileName, await toPng(shape, size)] as [string, Buffer],
      ),
    )),
  ]);

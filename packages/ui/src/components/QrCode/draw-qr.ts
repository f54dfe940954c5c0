import { encode } from 'uqr';

/** Modules of white on each side; scanners need four (ISO/IEC 18004). */
export const quietZone = 4;

/** The dark modules as the path of an SVG, run by run, and the side of the whole in modules. */
export function drawQr(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) runs.push(`M${start + quietZone} ${y + quietZone}h${x - start}v1h-${x - start}z`);
    }
  });
  return { side: size + 2 * quietZone, path: runs.join('') };
}

import { averageWidth } from './metrics';

// Advances of Arial's commonest signs in thousandths of the em. Arial, Helvetica and Liberation Sans share them, and Roboto's
// mean is within a hundredth: one of the four is on every machine.
// biome-ignore format: a letter a line says no more
const regular = {
  ' ': 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222, k: 500, l: 222, m: 833,
  n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500,
  '.': 278, ',': 278, 0: 556, 1: 556, 2: 556, A: 667, S: 667, T: 611, Y: 667,
};
// biome-ignore format: a letter a line says no more
const bold = {
  ' ': 278, a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278, j: 278, k: 556, l: 278, m: 889,
  n: 611, o: 611, p: 611, q: 611, r: 389, s: 556, t: 333, u: 611, v: 556, w: 778, x: 556, y: 556, z: 500,
  '.': 278, ',': 278, 0: 556, 1: 556, 2: 556, A: 722, S: 667, T: 611, Y: 667,
};

const mean = (widths: Record<string, number>) => averageWidth((letter) => widths[letter] ?? 0) / 1000;

/** Mean advance of running text in Arial, in em. */
export const arialWidth = { regular: mean(regular), bold: mean(bold) };

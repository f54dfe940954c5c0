import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontWeight } from '../../src/theme/tokens';
import { arialWidth } from './arial';
import { readMetrics } from './metrics';

const { resolve } = createRequire(import.meta.url);
const source = (subset: string) =>
  resolve(`@fontsource-variable/anek-latin/files/anek-latin-${subset}-wght-normal.woff2`);
const monoSource = resolve(
  '@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-400-normal.woff2',
);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * The font in parts, so that the first paint waits for the least: what plain English needs, and apart from it, fetched only by
 * pages that use them, the accented letters, the rupee sign and the letters of transliteration.
 */
const parts = [
  { name: 'core', from: 'latin', text: `${range(0x20, 0x7e)}\u00a0°±²³·½×–—‘’“”…′″−` },
  { name: 'accents', from: 'latin', text: `${range(0xa1, 0xff).replaceAll(/[°±²³·½×]/g, '')}•€™` },
  { name: 'rupee', from: 'latin-ext', text: '₹' },
  { name: 'extended', from: 'latin-ext', text: `${range(0x100, 0x17f)}ḌḍḤḥḶḷṀṁṂṃṄṅṆṇṚṛṢṣṬṭ` },
];

/** The font for codes. Other letters come from Anek. */
const monoText = range(0x20, 0x7e);

const features = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** Copyright, licence and where that is read: what a font is given on with, within its file. */
const preserveNameIds = [0, 13, 14];

/** The letters as CSS ranges, neighbours taken together. */
function unicodeRange(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: { from: number; to: number }[] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code <= last.to + 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Metrics of a face that stands in for Anek until it is here, so that nothing moves when it comes. */
async function fallback(weight: keyof typeof fontWeight, arial: number) {
  const font = await readFile(source('latin'));
  const sample = range(0x20, 0x7e);
  const variationAxes = { wght: Number(fontWeight[weight]) };
  const anek = readMetrics(await subsetFont(font, sample, { targetFormat: 'sfnt', variationAxes }));
  const size = anek.averageWidth / arial;
  return {
    sizeAdjust: percent(size),
    ascentOverride: percent(anek.ascent / size),
    descentOverride: percent(anek.descent / size),
    lineGapOverride: percent(anek.lineGap / size),
  };
}

/** Cuts the fonts to the letters they draw and measures what their fallback must match. */
export async function generateFonts(outdir: string): Promise<void> {
  await mkdir(outdir, { recursive: true });
  const cut = async (name: string, from: string, text: string, how: Parameters<typeof subsetFont>[2]) =>
    writeFile(join(outdir, `${name}.woff2`), await subsetFont(await readFile(from), text, how));
  const woff2 = { targetFormat: 'woff2', noHinting: true, preserveNameIds } as const;
  const variationAxes = { wght: { min: 400, max: 700 } };
  for (const { name, from, text } of parts)
    await cut(`anek-${name}`, source(from), text, { ...woff2, variationAxes, keepFeatures: features });
  await cut('atkinson-mono', monoSource, monoText, { ...woff2, keepFeatures: [] });
  const faces = parts.map(({ name, text }) => ({ name, unicodeRange: unicodeRange(text) }));
  const fallbacks = {
    regular: await fallback('regular', arialWidth.regular),
    bold: await fallback('bold', arialWidth.bold),
  };
  const parted = { faces, monoRange: unicodeRange(monoText), fallbacks };
  await writeFile(
    join(outdir, 'faces.ts'),
    Object.entries(parted)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`)
      .join(''),
  );
}

/** The metrics that a fallback font must match, in units of the em. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; averageWidth: number };

// How often each sign stands in our English texts, roughly per thousand; figures are frequent here.
// biome-ignore format: a letter a line says no more
const frequency = {
  ' ': 180, e: 102, t: 75, a: 65, o: 62, i: 57, n: 57, s: 53, r: 50, h: 50, l: 33, d: 33, u: 23, c: 22, m: 20,
  f: 18, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1,
  '.': 14, ',': 12, 0: 8, 1: 12, 2: 8, A: 6, S: 6, T: 6, Y: 4,
};

/** Mean advance of running text. */
export function averageWidth(widthOf: (letter: string) => number): number {
  const letters = Object.entries(frequency);
  const total = letters.reduce((sum, [, share]) => sum + share, 0);
  return letters.reduce((sum, [letter, share]) => sum + widthOf(letter) * share, 0) / total;
}

/** Reads the metrics of an uncompressed TrueType font. */
export function readMetrics(font: Buffer): FontMetrics {
  const table = tablesOf(font);
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const lastWidth = font.readUInt16BE(hhea + 34) - 1;
  const glyphOf = glyphFinder(font, table('cmap'));
  const advance = (letter: string) => font.readUInt16BE(hmtx + Math.min(glyphOf(letter), lastWidth) * 4);
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
    averageWidth: averageWidth(advance) / unitsPerEm,
  };
}

function tablesOf(font: Buffer) {
  const offsets = new Map<string, number>();
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    offsets.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  return (name: string) => {
    const offset = offsets.get(name);
    if (offset === undefined) throw new Error(`The font has no table ${name}`);
    return offset;
  };
}

/** Looks letters up in the font's format 4 map, which every font for the web has. */
function glyphFinder(font: Buffer, cmap: number) {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  );
  const map = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (map === undefined) throw new Error('The font has no format 4 character map');
  const segments = font.readUInt16BE(map + 6) / 2;
  const ends = map + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  return (letter: string) => {
    const code = letter.charCodeAt(0);
    for (let segment = 0; segment < segments; segment++) {
      if (font.readUInt16BE(ends + segment * 2) < code) continue;
      const start = font.readUInt16BE(starts + segment * 2);
      if (start > code) break;
      const delta = font.readUInt16BE(deltas + segment * 2);
      const rangeAt = ranges + segment * 2;
      const range = font.readUInt16BE(rangeAt);
      const glyph = range === 0 ? code : font.readUInt16BE(rangeAt + range + (code - start) * 2);
      return (glyph + delta) & 0xffff;
    }
    throw new Error(`The font has no glyph for "${letter}"`);
  };
}

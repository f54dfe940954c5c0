/** `other` is documentation, scripts and settings. */
export const layers = ['product', 'tests', 'stories', 'contract', 'texts', 'other'] as const;
export type Layer = (typeof layers)[number];

/** Pictures, and files that a tool writes. */
const notHandWritten =
  /^(visual\/|package-lock\.json$|openapi\/released\.json$)|\/migrations\/meta\/|CHANGELOG\.md$|\.(webp|png|jpe?g|pdf|woff2|ico|gz)$/;

export const isMessages = (file: string): boolean => /^packages\/ui\/messages\/en\/[^/]+\.json$/.test(file);

/** Returns the layer of a file; null if it is not written by hand. */
export function layerOf(file: string): Layer | null {
  if (notHandWritten.test(file)) return null;
  if (isMessages(file)) return 'texts';
  if (file.startsWith('openapi/')) return 'contract';
  if (/\.stories\.tsx?$/.test(file)) return 'stories';
  if (/\.test\.tsx?$|\/(test|e2e|crash|cases)\//.test(file)) return 'tests';
  return /^(apps|packages)\/.*\.(ts|tsx|mjs|css|sql|html)$/.test(file) ? 'product' : 'other';
}

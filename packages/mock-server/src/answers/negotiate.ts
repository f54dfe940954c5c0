import { bareType, isJsonType } from '../validation/media-types';

type Range = { type: string; quality: number };

function rangesOf(accept: string): Range[] {
  return accept.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    return type && quality > 0 ? [{ type, quality }] : [];
  });
}

const fits = (range: string, type: string) =>
  range === '*/*' || type === '*/*' || range === type || group(range) === type || group(type) === range;
const group = (type: string) => `${type.split('/')[0]}/*`;

/** Returns the media type to send: JSON if nothing else is requested; null if none is acceptable. */
export function negotiate(types: readonly string[], accept: string | null): string | null {
  const byTaste = [...types].sort(
    (a, b) => Number(isJsonType(bareType(b))) - Number(isJsonType(bareType(a))),
  );
  if (!accept) return byTaste[0] ?? null;
  const ranges = rangesOf(accept).sort((a, b) => b.quality - a.quality || precision(b) - precision(a));
  for (const { type } of ranges) {
    const found = byTaste.find((one) => fits(type, bareType(one)) || isVariant(type, bareType(one)));
    if (found) return found;
  }
  return null;
}

/** A client that accepts JSON accepts JSON of a kind. */
const isVariant = (range: string, type: string) => range === 'application/json' && isJsonType(type);
const precision = ({ type }: Range) => (type === '*/*' ? 0 : type.endsWith('/*') ? 1 : 2);

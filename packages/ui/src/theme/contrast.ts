import type { Colour } from './tokens';

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(colour: Colour): number {
  const channel = (at: number) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** How far two colours are apart, from 1 to 21, as WCAG 2 measures it. */
export function contrast(a: Colour, b: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

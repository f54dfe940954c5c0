import type { Node } from '../document/node';
import type { Random } from './text';

const numberOr = <T>(value: unknown, other: T) => (typeof value === 'number' ? value : other);

/** A number between its bounds: the least good one that is not below 0, or, made up, any of them. */
export function sampleNumber(schema: Node, isWhole: boolean, random: Random, isDynamic: boolean): number {
  const step = numberOr(schema.multipleOf, isWhole ? 1 : 0);
  const nudge = step || 0.5;
  const above = numberOr(schema.exclusiveMinimum, null);
  const below = numberOr(schema.exclusiveMaximum, null);
  const least = Math.max(
    numberOr(schema.minimum, Number.NEGATIVE_INFINITY),
    above === null ? Number.NEGATIVE_INFINITY : above + nudge,
  );
  const most = Math.min(
    numberOr(schema.maximum, Number.POSITIVE_INFINITY),
    below === null ? Number.POSITIVE_INFINITY : below - nudge,
  );
  const from = Number.isFinite(least) ? least : Math.min(0, most);
  const to = Number.isFinite(most) ? most : from + 100;
  const value = isDynamic ? from + random() * (to - from) : Math.min(Math.max(from, 0), to);
  if (step > 0) return onStep(value, step, from, to);
  return isDynamic ? Math.round(value * 100) / 100 : value;
}

function onStep(value: number, step: number, from: number, to: number): number {
  const up = Math.ceil(value / step) * step;
  if (up >= from && up <= to) return up;
  return Math.floor(to / step) * step;
}

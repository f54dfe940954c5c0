export type DonutPart = {
  /** No two have the same. */
  label: string;
  /** Null where it is not known, which is not nought. */
  value: number | null;
};

export type Slice = {
  label: string;
  value: number;
  /** Whole percents of what is known; all of them make 100. */
  percent: number;
  /** The number of parts that it represents. */
  count: number;
  startAngle: number;
  endAngle: number;
};

/** More than these nobody tells apart. */
const most = 6;
const circle = 2 * Math.PI;
/** Every part is visible, however small it is. */
const minAngle = 0.05;

const isKnown = (part: DonutPart): part is { label: string; value: number } =>
  // A part of a whole is never less than nothing; such a number is no measurement.
  part.value !== null && Number.isFinite(part.value) && part.value >= 0;

/** The parts that are known, and the names of those that are not. */
export function sort(parts: readonly DonutPart[]): {
  known: { label: string; value: number }[];
  unknown: string[];
} {
  return {
    known: parts.filter(isKnown),
    unknown: parts.filter((part) => !isKnown(part)).map(({ label }) => label),
  };
}

/** Combines the parts beyond six into one, the last; the largest keep their names and their order. */
export function gather(
  known: readonly { label: string; value: number }[],
  otherLabel: (count: number) => string,
): { label: string; value: number; count: number }[] {
  if (known.length <= most) return known.map((part) => ({ ...part, count: 1 }));
  const kept = new Set([...known].sort((a, b) => b.value - a.value).slice(0, most - 1));
  const rest = known.filter((part) => !kept.has(part));
  return [
    ...known.filter((part) => kept.has(part)).map((part) => ({ ...part, count: 1 })),
    {
      label: otherLabel(rest.length),
      value: rest.reduce((sum, { value }) => sum + value, 0),
      count: rest.length,
    },
  ];
}

/** Whole percents that make 100: what is left over by rounding goes to those who lost most by it. */
export function percentsOf(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const losers = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, left);
  for (const { index } of losers) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}

/** Angles from the top, clockwise. The smallest are given enough to be seen, at the cost of the larger ones. */
export function anglesOf(values: readonly number[]): { startAngle: number; endAngle: number }[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const exact = values.map((value) => (total === 0 ? 0 : (value / total) * circle));
  const isSmall = exact.map((angle) => angle > 0 && angle < minAngle);
  const given = isSmall.filter(Boolean).length * minAngle;
  const large = exact.reduce((sum, angle, index) => (isSmall[index] ? sum : sum + angle), 0);
  let at = 0;
  return exact.map((angle, index) => {
    const startAngle = at;
    at += isSmall[index] ? minAngle : large === 0 ? angle : (angle / large) * (circle - given);
    return { startAngle, endAngle: at };
  });
}

/** The ring, part by part, and what is not in it. */
export function slice(
  parts: readonly DonutPart[],
  otherLabel: (count: number) => string,
): { slices: Slice[]; total: number; unknown: string[] } {
  const { known, unknown } = sort(parts);
  const gathered = gather(known, otherLabel);
  const values = gathered.map(({ value }) => value);
  const percents = percentsOf(values);
  const angles = anglesOf(values);
  return {
    slices: gathered.map((part, index) => ({
      ...part,
      percent: percents[index] ?? 0,
      ...(angles[index] ?? { startAngle: 0, endAngle: 0 }),
    })),
    total: values.reduce((sum, value) => sum + value, 0),
    unknown,
  };
}

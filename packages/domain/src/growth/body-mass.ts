import { daysFromTo } from '../kernel/calendar';
import type { AgedDay } from './point';

/** Days between a height and a weight that make one body mass index: in two years a child grows 12 cm a year and more, later 6. No guideline says so. */
const nearDays = (ageDays: number) => (ageDays < 730 ? 7 : 31);
/** From five years on, in months, an older height tells of thinness too: a height only grows, so the true index is at most as high. One year is our choice. */
const olderFromMonths = 60;
const olderDays = 365;

/** Returns the body mass index in kg/m2 of each weight that has a height of about its time, or from five years on one of the year before. */
export function bodyMasses(weights: readonly AgedDay[], heights: readonly AgedDay[]): AgedDay[] {
  let at = 0;
  return weights.flatMap((weight) => {
    const distance = (one: AgedDay | undefined) =>
      one ? Math.abs(daysFromTo(one.day, weight.day)) : Number.POSITIVE_INFINITY;
    while (distance(heights[at + 1]) <= distance(heights[at]) && at + 1 < heights.length) at += 1;
    const near = distance(heights[at]) <= nearDays(weight.age.days) ? heights[at] : undefined;
    const older =
      weight.age.months >= olderFromMonths
        ? [heights[at], heights[at - 1]].find((one) => one && one.day <= weight.day)
        : undefined;
    const height = near ?? (distance(older) <= olderDays ? older : undefined);
    if (!height) return [];
    return [
      {
        ...weight,
        low: weight.low / (height.high / 100) ** 2,
        high: weight.high / (height.low / 100) ** 2,
        ...(near ? {} : { heightDay: height.day }),
      },
    ];
  });
}

import { daysFromTo } from '../kernel/calendar';
import { flatDaysAt } from './intervals';
import { daysTo, type MeasuredDay, type Point, type Rule, say, since } from './point';
import type { Sex } from './references';
import { sourceOf } from './sources';
import type { Statement } from './statement';

/** Most babies are back at the weight of their birth by then (NICE NG75, 1.1.1); until then some may be lost. */
const newbornDays = 21;
/** Weights below that of the birth are looked for until this age; later they lie far below the lines. */
const firstDays = 90;
/** Points of so many days hold the weight at birth: the highest of them. */
const birthDays = 7;
/** Weights of longer ago are not the usual weight any more, but for the weight before. */
const usualDays = 365;
const noGainDays = 730;

const highestOf = <One extends { value: number }>(points: readonly One[]): One | null =>
  points.reduce<One | null>((most, one) => (most && most.value >= one.value ? most : one), null);

/** Returns the part that was lost; rounded, so that 14.4 of 16 is a tenth. */
const lostOf = (value: number, usual: number) => Math.round((1 - value / usual) * 1e6) / 1e6;

const clauseOfLoss =
  'Weight loss: 5% of the usual weight mild, 7.5% moderate, 10% severe malnutrition (2 to 20 years)';

/** Tells of weight that is lost: a tenth at any age is dangerous, also inside the lines; of a small baby, any. */
export const loss: Rule = (latest, before, { measure }) => {
  if (measure !== 'weight') return [];
  const usual = highestOf(
    before.filter((point, index) => index === before.length - 1 || daysTo(latest, point) <= usualDays),
  );
  if (!usual) return [];
  const lost = lostOf(latest.value, usual.value);
  const tell = (severity: Statement['severity'], from: Point, source: Statement['source']) => [
    say('loss', severity, since(latest, from), source),
  ];
  if (latest.age.days < newbornDays)
    return lost > 0.1
      ? tell('critical', usual, sourceOf('ng75', '1.1.2: more than 10% of the birth weight'))
      : [];
  const birth = highestOf(before.filter(({ age }) => age.days <= birthDays));
  if (birth && latest.age.days <= firstDays && latest.value < birth.value)
    return tell('critical', birth, sourceOf('ng75', '1.1.1: most are back at their birth weight by 3 weeks'));
  if (lost >= 0.05)
    return tell(lost >= 0.1 ? 'critical' : 'attention', usual, sourceOf('becker2015', clauseOfLoss));
  // Babies of these months gain each week: that any loss is told is our choice.
  return latest.age.months < 6 && lost > 0 ? tell('attention', usual, null) : [];
};

/** Returns what can be told of weights without an age: a loss. It may be one of the first days, which is usual. */
export function lossWithoutAge(days: readonly MeasuredDay[]): Statement[] {
  const latest = days.at(-1);
  if (!latest) return [];
  const before = days
    .slice(0, -1)
    .filter((one, index) => index === days.length - 2 || daysFromTo(one.day, latest.day) <= usualDays)
    .map(({ day, high }) => ({ day, value: high }));
  const usual = highestOf(before);
  const lost = usual ? lostOf(latest.low, usual.value) : 0;
  if (!usual || lost < 0.05) return [];
  const about = { day: latest.day, value: latest.low, fromDay: usual.day, before: usual.value };
  const severity = lost >= 0.1 ? 'critical' : 'attention';
  return [say('loss', severity, { ...about, isCertain: false }, sourceOf('becker2015', clauseOfLoss))];
}

/** Girls and boys may have stopped to grow from these ages on, in months. */
const grownMonths: Record<Sex, number> = { female: 168, male: 192 };
export const isGrown = (months: number, sex: Sex) => months >= grownMonths[sex];

/** Tells of a value that has not risen for as long as it should have been measured twice. */
export const noGain: Rule = (latest, before, { measure, sex, isOverweight }) => {
  if (measure === 'bmi' || isGrown(latest.age.months, sex)) return [];
  // Keeping the weight while growing is well for a child who is overweight.
  if (measure === 'weight' && isOverweight) return [];
  if (latest.age.days < newbornDays) return [];
  const least = flatDaysAt(latest.age, measure);
  // One low slip must not hide what was gained before.
  const earlier = highestOf(
    before.filter((point, index) => {
      const days = daysTo(latest, point);
      const isUsable = point.age.days > birthDays || latest.age.days >= newbornDays + least;
      return days >= least && isUsable && (days <= noGainDays || index === before.length - 1);
    }),
  );
  if (!earlier || latest.value > earlier.value) return [];
  return [say('no-gain', 'attention', since(latest, earlier), null)];
};

import type { Age } from '../kernel/age';
import { daysFromTo } from '../kernel/calendar';
import { flatMonthsAt } from './intervals';
import { bmiLimits, lineScores, type Measure, placeOf, type Sex, type Standard } from './references';
import { sourceOf } from './sources';
import { bySeverity, inAnyCase, type Statement, type StatementCode } from './statement';

/** The values of one measure on one local day: the lowest and the highest. */
export type MeasuredDay = { day: string; low: number; high: number };
/** The same with the age and the charts of that day. */
export type AgedDay = MeasuredDay & { age: Age; standard: Standard };

type Point = { day: string; value: number; z: number; age: Age; standard: Standard };
/** Says what holds of the latest of some points; none of the others is later. */
type Rule = (latest: Point, before: readonly Point[], given: { measure: Measure; sex: Sex }) => Statement[];

const dayOf = ({ day, value }: Point) => ({ day, value, fromDay: null, before: null, isCertain: true });
const since = (latest: Point, earlier: Point) => ({
  ...dayOf(latest),
  fromDay: earlier.day,
  before: earlier.value,
});
const daysTo = (latest: Point, earlier: Point) => daysFromTo(earlier.day, latest.day);
const say = (
  code: StatementCode,
  severity: Statement['severity'],
  about: Omit<Statement, 'code' | 'severity' | 'source'>,
  source: Statement['source'],
): Statement => ({ code, severity, ...about, source });

const whoNames = {
  weight: 'severely underweight',
  height: 'severely stunted',
  bmi: 'severely wasted',
} as const;

/** Tells of a value outside the lines of its own day's charts. */
const outside: Rule = (latest, _before, { measure, sex }) => {
  const { z, value, standard, age } = latest;
  const about = dayOf(latest);
  const scores = lineScores[standard].map(([, score]) => score);
  const [lowest = 0, highest = 0] = [scores[0], scores.at(-1)];
  const chart = standard === 'who-2006' ? ('who2006' as const) : ('iap2015' as const);
  if (measure === 'bmi' && standard === 'iap-2015') {
    const limits = bmiLimits(sex, age.days);
    if (value < limits.severeThinness || z < -3)
      return [say('severe-low', 'critical', about, sourceOf('who2007', 'Severe thinness: below -3 SD'))];
    if (value < limits.third || z < lowest)
      return [say('low', 'attention', about, sourceOf(chart, 'Tables VI and VII: below the 3rd line'))];
    if (value >= limits.obesity)
      return [
        say('severe-high', 'attention', about, sourceOf(chart, 'Obesity: from the line of 27 in adults')),
      ];
    if (value >= limits.overweight)
      return [say('high', 'attention', about, sourceOf(chart, 'Overweight: from the line of 23 in adults'))];
    return [];
  }
  const cut = standard === 'who-2006' ? `Below -3 SD: ${whoNames[measure]}` : 'Below -3 SD of the charts';
  if (z < -3) return [say('severe-low', 'critical', about, sourceOf(chart, cut))];
  if (z < lowest) return [say('low', 'attention', about, sourceOf(chart, 'Below the 3rd line'))];
  if (z > 3) return [say('severe-high', 'attention', about, sourceOf(chart, 'Above +3 SD'))];
  return z > highest ? [say('high', 'attention', about, sourceOf(chart, 'Above the 97th line'))] : [];
};

/** A child may lose a little in the first days; what is lost is that of the birth weight. */
const newbornDays = 21;
/** What was weighed longer ago is not the usual weight any more, unless it is the weight before. */
const usualDays = 365;

/** Tells of weight that is lost: a tenth at any age is dangerous, also inside the lines. */
const loss: Rule = (latest, before, { measure }) => {
  if (measure !== 'weight') return [];
  const recent = before.filter(
    (point, index) => index === before.length - 1 || daysTo(latest, point) <= usualDays,
  );
  const usual = recent.reduce<Point | null>(
    (most, one) => (most && most.value >= one.value ? most : one),
    null,
  );
  if (!usual) return [];
  // Rounded, so that 14.4 of 16 is a tenth.
  const lost = Math.round((1 - latest.value / usual.value) * 1e6) / 1e6;
  if (latest.age.days <= newbornDays)
    return lost > 0.1
      ? [
          say(
            'loss',
            'critical',
            since(latest, usual),
            sourceOf('ng75', '1.1.2: more than 10% of the birth weight'),
          ),
        ]
      : [];
  const clause =
    'Weight loss: 5% of the usual weight mild, 7.5% moderate, 10% severe malnutrition (2 to 20 years)';
  if (lost >= 0.05)
    return [
      say(
        'loss',
        lost >= 0.1 ? 'critical' : 'attention',
        since(latest, usual),
        sourceOf('becker2015', clause),
      ),
    ];
  return [];
};

/** Before this age, in days, children find their own line; a line is followed for so many days. */
const settledDays = 14;
const followedDays = 730;
/** Two of the spaces of NICE's charts, and of the Indian ones. */
const twoSpaces = 4 / 3;

/** Returns how many lines of the charts of a point lie between two z-scores. */
const linesBetween = ({ standard }: Point, low: number, high: number): number =>
  lineScores[standard].filter(([, z]) => z > low && z < high).length;

/** Tells of a line that was left: down by two lines, or by one space for a child who was born small; or up by two lines. */
const crossing: Rule = (latest, before, { measure }) => {
  const followed = before.filter(
    (point) => daysTo(latest, point) <= followedDays && point.age.days >= settledDays,
  );
  const born = before.find(({ age }) => age.days <= 7);
  const bornSmall = measure === 'weight' && born !== undefined && born.z < -4 / 3;
  const from = [...followed, ...(bornSmall ? [born] : [])];
  const [first] = from;
  if (!first) return [];
  const highest = from.reduce((most, one) => (one.z > most.z ? one : most), first);
  const lowest = from.reduce((least, one) => (one.z < least.z ? one : least), first);
  const fall = highest.z - latest.z;
  const isFall =
    linesBetween(latest, latest.z, highest.z) >= 2 ||
    fall >= twoSpaces ||
    (bornSmall && fall >= twoSpaces / 2);
  const isRise = linesBetween(latest, lowest.z, latest.z) >= 2;
  return [
    ...(isFall
      ? [
          fall >= 2 && measure !== 'height'
            ? say(
                'falls',
                'critical',
                since(latest, highest),
                sourceOf('becker2015', 'Decline of 2 SD: moderate, of 3 SD: severe malnutrition'),
              )
            : say(
                'falls',
                'attention',
                since(latest, highest),
                sourceOf(
                  'ng75',
                  '1.2.1: a fall across two spaces between lines; one for a child born below the 9th',
                ),
              ),
        ]
      : []),
    ...(isRise
      ? [
          say(
            'rises',
            latest.z > 0 && measure !== 'height' ? 'attention' : 'info',
            since(latest, lowest),
            null,
          ),
        ]
      : []),
  ];
};

/** Girls and boys may have stopped to grow taller from these ages on, in months. */
const grownMonths: Record<Sex, number> = { female: 168, male: 192 };

/** Tells of a value that has not risen for as long as it should have been measured twice. */
const noGain: Rule = (latest, before, { measure, sex }) => {
  if (measure === 'bmi' || (measure === 'height' && latest.age.months >= grownMonths[sex])) return [];
  if (latest.age.days <= newbornDays) return [];
  const least = flatMonthsAt(latest.age) * 30;
  const earlier = before.filter((point) => daysTo(latest, point) >= least).at(-1);
  if (!earlier || latest.value > earlier.value) return [];
  return [say('no-gain', 'attention', since(latest, earlier), null)];
};

/** Beyond these z-scores WHO's own software takes a value for a slip. */
const believable: Record<Measure, readonly [low: number, high: number]> = {
  weight: [-6, 5],
  height: [-6, 6],
  bmi: [-5, 5],
};
/** A value that is so much, as a part, away from the one of the weeks before may be one of another unit or child. */
const jumps = { weight: 0.2, height: 0.1, bmi: 0.3 } as const;
const weeksBefore = 45;

const slip: Rule = (latest, before, { measure }) => {
  const [low, high] = believable[measure];
  const last = before.at(-1);
  const clause = sourceOf('who2006', 'Limits of implausible z-scores of WHO Anthro');
  if (latest.z < low || latest.z > high) return [say('slip', 'info', dayOf(latest), clause)];
  const isSudden =
    last &&
    latest.age.days > 90 &&
    daysTo(latest, last) <= weeksBefore &&
    Math.abs(latest.value - last.value) / last.value >= jumps[measure];
  const isShorter = measure === 'height' && last && latest.value < last.value - 2;
  return isSudden || isShorter ? [say('slip', 'info', since(latest, last), null)] : [];
};

const rules: readonly Rule[] = [outside, loss, crossing, noGain, slip];

/** Values of one day that are so far apart, as a part of the lower one, are not those of one child. */
const farApart: Record<Measure, number> = { weight: 0.1, height: 0.03, bmi: 0.15 };

const pointOf = ({ day, age, standard }: AgedDay, value: number, measure: Measure, sex: Sex): Point => ({
  ...{ day, value, age, standard },
  z: placeOf(value, standard, measure, sex, age.days),
});

/** Returns what is said of the latest day with each of its values, and each of those of the days before. */
function assessLatest(measure: Measure, days: readonly AgedDay[], sexes: readonly Sex[]): Statement[] {
  const latest = days.at(-1);
  if (!latest) return [];
  // What no rule looks back to costs time alone.
  const before = days
    .slice(0, -1)
    .filter(
      (one, index) =>
        daysFromTo(one.day, latest.day) <= followedDays || one.age.days <= 7 || index === days.length - 2,
    );
  const isOfOne = before.every(({ low, high }) => low === high);
  const ends = isOfOne ? (['low'] as const) : (['low', 'high'] as const);
  const values = [...new Set([latest.low, latest.high])];
  const cases = sexes.flatMap((sex) =>
    ends
      .map((end) => before.map((one) => pointOf(one, one[end], measure, sex)))
      .flatMap((points) =>
        values.map((value) =>
          rules.flatMap((rule) => rule(pointOf(latest, value, measure, sex), points, { measure, sex })),
        ),
      ),
  );
  const { day, low, high } = latest;
  const apart: Statement = {
    ...{ code: 'differ', severity: 'attention', isCertain: true, source: null },
    ...{ day, value: high, fromDay: day, before: low },
  };
  return (high - low) / low >= farApart[measure] ? [...inAnyCase(cases), apart] : inAnyCase(cases);
}

/**
 * Returns all there is to say of the latest day of a series, the most severe first. Where a day has several values, or the sex is not known, what any of
 * them says is told, so that a slip hides no danger. Where the latest value may be a slip, what the days before it say is told too.
 *
 * @param days of one measure, the oldest first
 */
export function assessGrowth(measure: Measure, days: readonly AgedDay[], sexes: readonly Sex[]): Statement[] {
  const said = assessLatest(measure, days, sexes);
  if (!said.some(({ code }) => code === 'slip' || code === 'differ')) return said.sort(bySeverity);
  const without = assessLatest(measure, days.slice(0, -1), sexes).filter(
    ({ severity }) => severity !== 'info',
  );
  return inAnyCase([said, without]);
}

import { daysTo, type Point, type Rule, say, scalesOf, since } from './point';
import { sourceOf } from './sources';
import type { Statement } from './statement';

/** Before this age, in days, children find their own line; a line is followed for so many days. */
const settledDays = 14;
export const followedDays = 730;
/** Two of the spaces of NICE's charts, and of the Indian ones. */
const twoSpaces = 4 / 3;
/** One such space. */
export const oneSpace = twoSpaces / 2;

type Change = { earlier: Point; fall: number; falls: number; rises: number };

function changeTo(latest: Point, earlier: Point): Change[] {
  const scales = scalesOf(earlier, latest);
  if (!scales) return [];
  const { from, to, lines } = scales;
  const between = (low: number, high: number) => lines.filter(([, z]) => z > low && z < high).length;
  return [{ earlier, fall: from - to, falls: between(to, from), rises: between(from, to) }];
}

/** Tells of a line that was left: down by two lines, or by one space for a child who was born small; or up by two lines. */
export const crossing: Rule = (latest, all, { measure }) => {
  const before = all.filter(({ isAtMost }) => !isAtMost);
  const followed = before.filter(
    (point, index) =>
      point.age.days >= settledDays &&
      // The point before counts however long ago it is.
      (index === before.length - 1 || daysTo(latest, point) <= followedDays),
  );
  const born = before.find(({ age }) => age.days <= 7);
  const bornSmall = measure === 'weight' && born !== undefined && born.z < -4 / 3;
  const changes = [...followed, ...(bornSmall ? [born] : [])].flatMap((one) => changeTo(latest, one));
  const [first] = changes;
  if (!first) return [];
  const down = changes.reduce((most, one) => (one.fall > most.fall ? one : most), first);
  const up = changes.reduce((most, one) => (one.fall < most.fall ? one : most), first);
  const isFall = down.falls >= 2 || down.fall >= twoSpaces || (bornSmall && down.fall >= oneSpace);
  const told: Statement[] = [];
  if (isFall && down.fall >= 2 && measure !== 'height')
    told.push(
      say(
        'falls',
        'critical',
        { ...since(latest, down.earlier), isCertain: true },
        sourceOf('becker2015', 'Decline of 2 SD: moderate, of 3 SD: severe malnutrition'),
      ),
    );
  else if (isFall)
    told.push(
      say(
        'falls',
        'attention',
        { ...since(latest, down.earlier), isCertain: true },
        sourceOf('ng75', '1.2.1: a fall across two spaces between lines; one for a child born below the 9th'),
      ),
    );
  if (up.rises >= 2)
    told.push(
      say(
        'rises',
        latest.z > 0 && measure !== 'height' ? 'attention' : 'info',
        since(latest, up.earlier),
        null,
      ),
    );
  return told;
};

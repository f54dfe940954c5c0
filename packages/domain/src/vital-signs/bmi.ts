import { ageInYears } from '../kernel/age';
import { pregnancyAt } from './situations';
import { guidelineOf, type Source } from './sources';
import { roundTo } from './units';
import type { Subject } from './vital-sign';

export type BmiClass = 'underweight' | 'usual' | 'overweight' | 'obesity';

export type Bmi =
  | {
      isKnown: true;
      /** kg/m2 */
      value: number;
      /** cm */
      height: number;
      group: BmiClass;
      /** The highest of the action points for Asian populations that is reached; null below the first. */
      asianPoint: number | null;
      sources: readonly Source[];
    }
  | {
      isKnown: false;
      because: 'no-weight' | 'no-height' | 'no-age' | 'young' | 'pregnant' | 'maybe-pregnant';
    };

/** The cut-offs of WHO for adults begin at this age, in years; before it, its growth references count. */
const adultAge = 20;

/** From each on, in kg/m2, the highest first. */
const groups: readonly (readonly [from: number, group: BmiClass])[] = [
  [30, 'obesity'],
  [25, 'overweight'],
  [18.5, 'usual'],
];

const asianPoints: readonly number[] = [37.5, 32.5, 27.5, 23];

const sources: readonly Source[] = [
  {
    ...guidelineOf('whoBmi'),
    clause: 'Adults: underweight below 18.5, overweight from 25, obesity from 30 kg/m2',
  },
  {
    ...guidelineOf('whoBmiAsia'),
    clause: 'Further points for action: 23, 27.5, 32.5 and 37.5 kg/m2; the cut-offs of WHO remain',
  },
];

/**
 * Returns the body mass index of a person.
 *
 * @param body the weight in kg and the height in cm, null where they are not known
 * @param at RFC 3339, when the weight was measured
 */
export function bmiOf(
  { weight, height }: { weight: number | null; height: number | null },
  subject: Subject,
  at: string,
): Bmi {
  const not = (because: Extract<Bmi, { isKnown: false }>['because']): Bmi => ({ isKnown: false, because });
  if (weight === null) return not('no-weight');
  const age = ageInYears(subject.dateOfBirth, at);
  if (age === null) return not('no-age');
  if (age < adultAge) return not('young');
  const pregnancy = pregnancyAt(subject, at);
  if (pregnancy !== 'no') return not(pregnancy === 'yes' ? 'pregnant' : 'maybe-pregnant');
  if (height === null || height <= 0) return not('no-height');
  const value = roundTo(weight / (height / 100) ** 2, 1);
  return {
    isKnown: true,
    value,
    height: roundTo(height, 0),
    group: groups.find(([from]) => value >= from)?.[1] ?? 'underweight',
    asianPoint: asianPoints.find((point) => value >= point) ?? null,
    sources,
  };
}

import type { NewVitalSign, VitalSignPatch } from '@nadi/contract/schema';
import type { ReadingDraft } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';

type Said<T> = { [Key in keyof T]?: Exclude<T[Key], null> };

/** Only what was said. */
function said<T extends object>(fields: T): Said<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Said<T>;
}

/** A draft as the contract takes it: what was not said is absent. */
export function newReadingOf({ type, unit, measuredAt, ...rest }: ReadingDraft): NewVitalSign {
  return { type, unit, measuredAt, ...said(rest) };
}

/**
 * A draft as a change: numbers are never cleared, what goes with them may be. The unit never goes alone: a number means something else
 * in another.
 *
 * @param shown the reading over which the form stood; its moment is left alone where it is the same, since what is not sent yet may have
 *   been timed by a clock that is wrong
 */
export function changeOf(
  { type, ...draft }: ReadingDraft,
  shown?: Pick<ReadingDraft, 'measuredAt'>,
): VitalSignPatch {
  const { unit, measuredAt, systolic, diastolic, value, arm, posture, timing, site, note } = draft;
  const isMoved = !shown || Date.parse(shown.measuredAt) !== Date.parse(measuredAt);
  return {
    unit,
    note,
    ...(isMoved && { measuredAt }),
    ...said({ systolic, diastolic, value }),
    ...(type === 'blood_pressure' && { arm, posture }),
    ...(type === 'glucose' && { timing }),
    ...(type === 'temperature' && { site }),
  };
}

import type { NewVitalSign, VitalSignPatch } from '@nadi/contract/schema';
import type { ReadingDraft } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';

type Said<T> = { [Key in keyof T]?: Exclude<T[Key], null> };

/** Only the fields that were filled in. */
function said<T extends object>(fields: T): Said<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Said<T>;
}

/** Returns a draft in the form of the contract: empty fields are absent. */
export function newReadingOf({ type, unit, measuredAt, ...rest }: ReadingDraft): NewVitalSign {
  return { type, unit, measuredAt, ...said(rest) };
}

/**
 * Returns a draft as a change: values are never cleared, optional fields may be. The unit is never sent alone: a number means something
 * else in another unit.
 *
 * @param shown the reading that the form was opened with; an unchanged time is not sent, because an unsent reading may have
 *   been timed by a wrong clock
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

import { formatMoment, type Moment } from '../kernel/moment';
import type { GlucoseTiming, MeasuringSite, Reading, Unit } from './vital-sign';

/** A reading as it was entered, apart from when. */
type Entered = {
  type: Reading['type'];
  unit: Unit;
  systolic: number | null;
  diastolic: number | null;
  value: number | null;
  arm: 'left' | 'right' | null;
  posture: 'seated' | 'standing' | 'lying' | null;
  timing: GlucoseTiming | null;
  site: MeasuringSite | null;
  note: string | null;
};

/** The reading that results from a change: what the change leaves out stays, what it makes null is gone. */
export function mergeReading(kept: Entered, measured: Moment, change: object): Record<string, unknown> {
  const { type, unit, systolic, diastolic, value, arm, posture, timing, site, note } = kept;
  const numbers = { type, unit, systolic, diastolic, value };
  const all = { ...numbers, arm, posture, timing, site, note, measuredAt: formatMoment(measured), ...change };
  return Object.fromEntries(Object.entries(all).filter(([, given]) => given !== null));
}

/** Returns true if only the unit changes, so that the kept number would mean something else. */
export const isUnitAlone = (
  { unit, value }: Pick<Entered, 'unit' | 'value'>,
  change: { unit?: Unit; value?: number | null },
): boolean =>
  change.unit !== undefined && change.unit !== unit && change.value === undefined && value !== null;

/** The refusal of a change that names a new unit alone. */
export const valueOfUnit = {
  pointer: '/body/value',
  message: 'Must be given in the new unit.',
  code: 'required',
} as const;

/** Fields on which an assessment depends. Another note changes nothing of it. */
export const assessedBy = [
  'unit',
  'systolic',
  'diastolic',
  'value',
  'timing',
  'site',
  'measuredAt',
  'measuredOffset',
] as const;

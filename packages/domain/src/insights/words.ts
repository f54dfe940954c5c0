import { sayDay } from '../kernel/say-day';
import { localTime } from '../kernel/time-zone';
import type { Condition } from '../vital-signs/circumstances';
import type { Advice, Side, Status } from '../vital-signs/range';
import type { Source } from '../vital-signs/sources';
import { unitLabels } from '../vital-signs/units';
import type { GlucoseTiming, Reading, VitalSignType } from '../vital-signs/vital-sign';

/** The names of types within a sentence. */
export const typeWords: Readonly<Record<VitalSignType, string>> = {
  blood_pressure: 'blood pressure',
  pulse: 'pulse',
  oxygen_saturation: 'oxygen saturation',
  temperature: 'temperature',
  respiratory_rate: 'breathing rate',
  weight: 'weight',
  height: 'height',
  glucose: 'glucose',
};

const timingWords: Readonly<Record<GlucoseTiming, string>> = {
  fasting: ' (fasting)',
  'after-meal': ' (after a meal)',
  random: ' (at no particular time)',
  unknown: ' (time in relation to a meal not said)',
};

/** As it was entered, with its unit. */
export const sayValue = ({ type, unit, systolic, diastolic, value, timing }: Reading): string =>
  `${type === 'blood_pressure' ? `${systolic}/${diastolic}` : value} ${unitLabels[unit]}${
    type === 'glucose' ? timingWords[timing ?? 'unknown'] : ''
  }`;

/** `on 12 November 2026 at 09:00`. No "today": what is said is kept, and read again on other days. */
export function sayWhen(at: string, timeZone: string): string {
  const time = localTime(new Date(at), timeZone).time.slice(0, 5);
  return `on ${sayDay(at, timeZone)} at ${time}`;
}

/** The result of a range in words, with its direction. */
export function sayStatus({ status, side }: { status: Status; side: Side | null }): string {
  if (status === 'in-range') return 'in range';
  if (status === 'not-assessed') return 'not assessed';
  const direction = side === null ? 'out of range' : side === 'high' ? 'above range' : 'below range';
  return status === 'critical' ? `critical (${direction})` : direction;
}

const signs =
  'chest pain, trouble breathing, fainting, weakness or numbness on one side, trouble speaking or seeing, confusion, a fit, a bad headache, or if you feel seriously ill';

/** The advice for a reading of the last day. The advice of the reading itself says more. */
export const adviceNow: Readonly<Record<Advice, string>> = {
  emergency: 'Call 112 (or 108 for an ambulance) now, even if you feel well.',
  'emergency-if-symptoms': `Call 112 (or 108 for an ambulance) now with ${signs}. Otherwise speak to a doctor today.`,
  'same-day': `Speak to a doctor today. Call 112 now with ${signs}. A baby with 38 °C or more, or below 36 °C, goes to hospital now.`,
  soon: `Speak to a doctor in the next days. Call 112 now with ${signs}.`,
  repeat: `Measure again. Call 112 now with bleeding, drowsiness, ${signs}.`,
};

/** The advice for a reading of an earlier day. */
export const adviceLater: Readonly<Record<Advice, string>> = {
  emergency:
    'If you have not spoken to a doctor about it since, do so today. If you feel unwell now, call 112.',
  'emergency-if-symptoms':
    'If you have not spoken to a doctor about it since, do so today. If you feel unwell now, call 112.',
  'same-day':
    'If you have not spoken to a doctor about it since, do so today. If you feel seriously ill, call 112.',
  soon: 'If you have not spoken to a doctor about it since, do so in the next days.',
  repeat: 'Measure again.',
};

export const conditionWords: Readonly<Record<Condition, string>> = {
  'pregnant-or-after-birth': 'If you are pregnant or gave birth in the last six weeks',
  pregnant: 'If you are pregnant',
  fasting: 'If this was a fasting reading',
  'pregnant-and-fasting': 'If you are pregnant and this was a fasting reading',
  'pregnant-or-fasting': 'If you are pregnant, or if this was a fasting reading',
  'extra-oxygen': 'If you are breathing extra oxygen',
  'under-three-months': 'If this is a baby under three months',
};

/** Each source once. */
export const distinct = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [`${source.title}|${source.clause}`, source])).values(),
];

/** `1 reading`, `3 readings`. */
export const sayCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

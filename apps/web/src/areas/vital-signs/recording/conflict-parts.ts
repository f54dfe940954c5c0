import type { VitalSign } from '@nadi/contract/schema';
import { sayWhen } from '@nadi/ui/words/moment';
import {
  kindLabel,
  readingFieldLabels,
  sayArm,
  sayPosture,
  saySite,
  sayTiming,
  writeReading,
} from '@nadi/ui/words/reading';
import type { Clock } from '../../../kernel/browser/clock';
import type { Part } from '../../../kernel/unsent/compare-versions';

/** The fields of a reading that can be changed; the server adds all others. */
export type ReadingSaid = Pick<
  VitalSign,
  | 'type'
  | 'unit'
  | 'systolic'
  | 'diastolic'
  | 'value'
  | 'measuredAt'
  | 'arm'
  | 'posture'
  | 'timing'
  | 'site'
  | 'note'
>;

/** The fields of a type of reading. */
export function partsOfReading(type: VitalSign['type'], clock: Clock): Part<ReadingSaid>[] {
  const labels = readingFieldLabels;
  const isPressure = type === 'blood_pressure';
  return [
    {
      field: 'numbers',
      label: kindLabel(type),
      // Chosen together with their unit: values from two versions would make a reading that no one took.
      keys: isPressure ? ['systolic', 'diastolic', 'unit'] : ['value', 'unit'],
      say: writeReading,
    },
    {
      field: 'measuredAt',
      label: labels.measuredAt(),
      keys: ['measuredAt'],
      say: ({ measuredAt }) => sayWhen(measuredAt, clock),
      isSame: (one, other) => Date.parse(one.measuredAt) === Date.parse(other.measuredAt),
    },
    ...(isPressure ? settingParts() : []),
    ...(type === 'glucose' ? [timingPart()] : []),
    ...(type === 'temperature' ? [sitePart()] : []),
    { field: 'note', label: labels.note(), keys: ['note'], say: ({ note }) => note ?? '' },
  ];
}

const settingParts = (): Part<ReadingSaid>[] => [
  { field: 'arm', label: readingFieldLabels.arm(), keys: ['arm'], say: ({ arm }) => sayArm(arm) },
  {
    field: 'posture',
    label: readingFieldLabels.posture(),
    keys: ['posture'],
    say: ({ posture }) => sayPosture(posture),
  },
];

const timingPart = (): Part<ReadingSaid> => ({
  field: 'timing',
  label: readingFieldLabels.timing(),
  keys: ['timing'],
  say: ({ timing }) => sayTiming(timing),
});

const sitePart = (): Part<ReadingSaid> => ({
  field: 'site',
  label: readingFieldLabels.site(),
  keys: ['site'],
  say: ({ site }) => saySite(site),
});

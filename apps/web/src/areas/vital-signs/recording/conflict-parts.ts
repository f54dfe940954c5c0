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

/** What of a reading can be changed; all else the server adds. */
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

/** What a kind of reading has. */
export function partsOfReading(type: VitalSign['type'], clock: Clock): Part<ReadingSaid>[] {
  const labels = readingFieldLabels;
  const isPressure = type === 'blood_pressure';
  return [
    {
      field: 'numbers',
      label: kindLabel(type),
      // Chosen as one with their unit: from two versions they would make a measurement that nobody made.
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

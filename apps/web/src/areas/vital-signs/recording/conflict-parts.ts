import type { DoctorProfile, PatientProfile, VitalSign } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { doctorFieldLabels, doctorFields, sayDoctorField } from '@nadi/ui/words/doctor-profile';
import { sayWhen } from '@nadi/ui/words/moment';
import { patientFieldLabels, patientFields, sayPatientField } from '@nadi/ui/words/patient-profile';
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

export const partsOfPatient = (): Part<PatientProfile>[] =>
  patientFields.map((field) => ({
    field,
    label: patientFieldLabels[field](),
    keys: [field],
    say: (profile) => sayPatientField(profile, field) || m.profile_not_said(),
  }));

export const partsOfDoctor = (): Part<DoctorProfile>[] =>
  doctorFields.map((field) => ({
    field,
    label: doctorFieldLabels[field](),
    keys: [field],
    say: (profile) => sayDoctorField(profile, field) || m.profile_not_said(),
  }));

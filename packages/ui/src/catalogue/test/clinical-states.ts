// For stories and tests: readings assessed by the clinical rules, so that what a story shows is what a patient would see.

import { cast, examples } from '@nadi/contract/examples';
import { interpret } from '@nadi/domain/vital-signs/interpretation';
import type { Reading as ClinicalReading, Subject } from '@nadi/domain/vital-signs/vital-sign';
import type { ReadingType, ReadingUnit } from '../../components/private/reading/reading';
import type { ReadingRow } from '../../components/ReadingTable/ReadingTable';

const born = (dateOfBirth: string | null, gender: Subject['gender'] = 'FEMALE'): Subject => ({
  dateOfBirth,
  gender,
  facts: [],
});

const { dateOfBirth, gender } = cast.profiles.asha;
export const asha: Subject = {
  dateOfBirth,
  gender,
  facts: examples.listHealthFacts.answers['200'].asha.data,
};

const fact = { from: '2026-10-01', to: null, metres: null };

/** On the day of the stories, 20 November 2026. */
export const subjects = {
  asha,
  man: born('1979-08-02', 'MALE'),
  /** The person of 30 years of whose pregnancy nothing was said. */
  mayBePregnant: born('1996-05-02'),
  pregnant: { ...born('1996-05-02'), facts: [{ ...fact, type: 'pregnant' as const }] },
  fiveWeeks: born('2026-10-16', 'MALE'),
  sixYears: born('2020-05-02', 'MALE'),
  unknownAge: born(null, 'MALE'),
  withTarget: {
    ...born('1950-01-01', 'MALE'),
    facts: [{ ...fact, type: 'oxygen-target-88-92' as const }],
  },
  atAltitude: {
    ...born('1950-01-01', 'MALE'),
    facts: [{ ...fact, metres: 3500, type: 'altitude' as const }],
  },
} satisfies Record<string, Subject>;

const units: Record<ReadingType, ReadingUnit> = {
  blood_pressure: 'mm[Hg]',
  pulse: '/min',
  oxygen_saturation: '%',
  temperature: 'Cel',
  respiratory_rate: '/min',
  weight: 'kg',
  height: 'cm',
  glucose: 'mg/dL',
};

const emptyReading = {
  systolic: null,
  diastolic: null,
  value: null,
  arm: null,
  posture: null,
  timing: null,
  site: null,
  note: null,
};

type Numbers = Partial<Omit<ClinicalReading, 'type'>> & { measuredAt?: string };

/** A reading of this morning, assessed for a person. */
export function assessed(type: ReadingType, subject: Subject, numbers: Numbers): ReadingRow {
  const { measuredAt = '2026-11-20T07:10:00+05:30', ...said } = numbers;
  const reading = { ...emptyReading, type, unit: units[type], ...said };
  return {
    ...reading,
    id: `${type} ${JSON.stringify(numbers)}`,
    measuredAt,
    interpretation: interpret(reading, subject, measuredAt),
    earlierInterpretations: [],
    enteredBy: { self: true, name: 'Asha Kulkarni' },
    version: 1,
  };
}

export const pressure = (systolic: number, diastolic: number, subject: Subject): ReadingRow =>
  assessed('blood_pressure', subject, { systolic, diastolic });

/** Reassessed after a question was answered: it was critical only under a condition before. */
export const reassessed: ReadingRow = {
  ...pressure(162, 96, subjects.pregnant),
  earlierInterpretations: [
    {
      status: 'high',
      side: 'high',
      worst: {
        status: 'critical',
        side: 'high',
        condition: 'pregnant-or-after-birth',
        advice: 'emergency',
      },
      assessedAt: '2026-11-18T07:10:00+05:30',
      replacedAt: '2026-11-20T08:00:00+05:30',
      cause: 'facts',
    },
  ],
};

import { fullName } from '../kernel/full-name';
import { type Period, startOfPeriod } from '../kernel/period';
import { sayDate, sayDay } from '../kernel/say-day';
import { localDay } from '../kernel/time-zone';
import type { KeptEntry } from '../medical-history/entry';
import { adherenceOf } from '../medicines/adherence';
import type { KeptDose, KeptMedicine } from '../medicines/medicine';
import { type Measured, presentMetrics } from '../vital-signs/health-metrics';
import { type Subject, type VitalSignType, vitalSignTypes } from '../vital-signs/vital-sign';
import {
  type ReportGoal,
  type ReportLabValue,
  type ReportPart,
  type ReportReading,
  type ReportSection,
  reportParts,
} from './report';
import { sectionOfAttention, sectionOfReadings } from './report-of-readings';
import { sectionOfGoals, sectionOfHistory, sectionOfLabValues, sectionOfMedicines } from './report-of-record';

export type AskedReport = {
  period: Period;
  /** Parts with commas between them; all if absent. */
  parts?: string | undefined;
  /** Types of reading with commas between them; all if absent. */
  types?: string | undefined;
  /** True if it has what the patient alone sees, too. */
  withOnlyYou: boolean;
};

/** A part is null where it was not asked for. */
export type KnownForReport = {
  person: { firstName: string; lastName: string; dateOfBirth: string | null; gender: Gender | null };
  subject: Subject;
  timeZone: string;
  measured: readonly Measured[];
  /** The readings of the period that asked for action, of all types, the newest first. */
  attention: readonly (ReportReading & { isOnlyYou: boolean })[];
  /** Types of which some reading of the two periods is seen by the patient alone. */
  onlyYouTypes: readonly VitalSignType[];
  history: readonly KeptEntry[];
  labValues: readonly ReportLabValue[];
  medicines: readonly KeptMedicine[];
  doses: readonly KeptDose[];
  goals: readonly ReportGoal[];
};

type Gender = 'MALE' | 'FEMALE' | 'OTHER' | 'PREFER_NOT_TO_SAY';
const genderWords: Readonly<Record<Gender, string>> = {
  MALE: 'male',
  FEMALE: 'female',
  OTHER: 'other gender',
  PREFER_NOT_TO_SAY: 'gender not said',
};

const chosenOf = <Name extends string>(given: string | undefined, all: readonly Name[]): Name[] => {
  const names = given?.split(',');
  return all.filter((name) => !names || names.includes(name));
};

export const partsOf = (given: string | undefined): ReportPart[] => chosenOf(given, reportParts);

/** Returns true if a medicine was taken on some day of the period. */
const isOfPeriod = ({ stoppedAt, endDay }: KeptMedicine, from: Date): boolean => {
  const ended = stoppedAt === null ? null : new Date(stoppedAt);
  return !(ended && ended < from) && !(endDay !== null && endDay < from.toISOString().slice(0, 10));
};

/**
 * Returns a report of a person's record in words and tables, for the page, the PDF and the table alike. A type with readings that the patient
 * alone sees is left out whole unless they want it in, since an average without some readings would be another one.
 */
export function healthReport(
  known: KnownForReport,
  { period, parts, types, withOnlyYou }: AskedReport,
  now: Date,
) {
  const from = startOfPeriod(period, now);
  const { person, timeZone, subject } = known;
  const asked = partsOf(parts);
  const leftOut = withOnlyYou ? [] : [...known.onlyYouTypes];
  const chosen = chosenOf(types, vitalSignTypes).filter((type) => !leftOut.includes(type));
  const mayPassOn = ({ onlyYou }: { onlyYou: boolean }) => withOnlyYou || !onlyYou;
  const medicines = known.medicines.filter(
    (medicine) => isOfPeriod(medicine, from) && mayPassOn({ onlyYou: medicine.isOnlyYou }),
  );
  const sections: Record<ReportPart, () => (ReportSection | null)[]> = {
    history: () => [sectionOfHistory(known.history.filter(mayPassOn))],
    readings: () => [
      // Those of types that are not chosen too: what is dangerous is told in any case.
      sectionOfAttention(
        known.attention.filter(({ isOnlyYou }) => mayPassOn({ onlyYou: isOnlyYou })),
        now,
      ),
      sectionOfReadings(presentMetrics(known.measured, { period, subject, now }), chosen),
    ],
    'lab-values': () => [sectionOfLabValues(known.labValues.filter(mayPassOn), localDay(from, timeZone))],
    medicines: () => [
      sectionOfMedicines(
        medicines.map((medicine) => ({
          medicine,
          adherence:
            medicine.pattern === 'as-needed'
              ? null
              : adherenceOf(
                  medicine,
                  known.doses.filter(({ medicineId }) => medicineId === medicine.id),
                  { timeZone, now },
                ),
        })),
      ),
    ],
    goals: () => [sectionOfGoals(known.goals)],
  };
  const { dateOfBirth, gender } = person;
  const about = [
    dateOfBirth === null ? 'date of birth not said' : `born on ${sayDate(dateOfBirth)}`,
    gender && genderWords[gender],
  ];
  return {
    period,
    from: from.toISOString(),
    to: now.toISOString(),
    name: fullName(person),
    about: about.filter(Boolean).join(', '),
    span: `${sayDay(from, timeZone)} to ${sayDay(now, timeZone)}`,
    notice:
      'Told and measured by the person. No clinician has checked it, and it is no diagnosis. In an emergency call 112.',
    sections: asked.flatMap((part) => sections[part]().filter((section) => section !== null)),
    /** Is told on the page and not on the paper: it would say what the patient keeps to themselves. */
    leftOut,
  };
}

export type HealthReport = ReturnType<typeof healthReport>;

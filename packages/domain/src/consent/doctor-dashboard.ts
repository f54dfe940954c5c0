import { type Critical, compareCritical, criticalOf, mostOfPerson } from '../vital-signs/critical-readings';
import { type Interpretation, interpret } from '../vital-signs/interpretation';
import type { Reading, Subject } from '../vital-signs/vital-sign';
import { type ConsentKind, consentKinds } from './kinds';

/** As many requests that wait as a doctor's dashboard lists, and counts. */
export const maxRequestsShown = 5;
export const maxRequestsCounted = 100;

/** As many patients as it lists of those with critical readings, and of those with something new. */
export const maxPatientsShown = 8;

/** As many patients, and readings of them that ask for something, as it looks at. */
export const maxPatientsLookedAt = 500;
export const maxReadingsLookedAt = 3_000;

/** As many new entries of one table as it counts of a patient. */
export const maxOfTableCounted = 100;

type Measured = Reading & { id: string; measuredAt: string };
type Interpreted = Measured & { interpretation: Interpretation };
type Access<Patient> = { patient: Patient; consents: string[]; accessUntil: string };

type Looked<Patient> = Access<Patient> & {
  /** The person as the doctor is shown them: what is not shared is unknown. */
  subject: Subject;
  readings: readonly Measured[];
};

/** Presents to a doctor whose readings are critical or urgent, or may be; the most severe first, then the newest. */
export function presentCritical<Patient>(people: readonly Looked<Patient>[], now: Date) {
  const found = people.flatMap(({ subject, readings, patient, consents, accessUntil }) => {
    const told = readings.map(
      (one): Interpreted => ({
        ...one,
        interpretation: interpret(one, subject, one.measuredAt),
      }),
    );
    const critical = criticalOf(told, now);
    return critical ? [{ patient, consents, accessUntil, critical }] : [];
  });
  found.sort((a, b) => compareCritical(a.critical, b.critical));
  return {
    patients: found.slice(0, maxPatientsShown).map(({ critical, ...access }) => ({
      ...{ patient: access.patient, consents: access.consents, accessUntil: access.accessUntil },
      ...presentReadings(critical),
    })),
    count: found.length,
  };
}

function presentReadings({ readings, together }: Critical<Interpreted>) {
  return {
    readings: readings.slice(0, mostOfPerson).map(({ interpretation, ...one }) => ({
      ...{ id: one.id, type: one.type, unit: one.unit, measuredAt: one.measuredAt },
      ...{ systolic: one.systolic ?? null, diastolic: one.diastolic ?? null, value: one.value ?? null },
      timing: one.timing ?? null,
      ...{ status: interpretation.status, advice: interpretation.advice, worst: interpretation.worst },
    })),
    isMore: readings.length > mostOfPerson,
    together: together && { advice: together.advice, condition: together.condition },
  };
}

type Counted<Patient> = Access<Patient> & {
  since: string;
  hasLooked: boolean;
  /** The counts of each table, by kind. */
  counts: readonly { kind: ConsentKind; count: number; newestAt: string }[];
  /** True if a table has more than were counted. */
  isMore: boolean;
};

/** Presents to a doctor who has something new, the newest first. */
export function presentNews<Patient>(people: readonly Counted<Patient>[]) {
  const found = people.flatMap(({ counts, ...one }) => {
    const newestAt = counts
      .map((each) => each.newestAt)
      .sort()
      .at(-1);
    if (newestAt === undefined) return [];
    const entries = consentKinds.flatMap((kind) => {
      const count = counts.filter((each) => each.kind === kind).reduce((sum, each) => sum + each.count, 0);
      return count > 0 ? [{ kind, count }] : [];
    });
    const { patient, consents, accessUntil, since, hasLooked, isMore } = one;
    return [{ patient, consents, accessUntil, since, hasLooked, newestAt, entries, isMore }];
  });
  found.sort((a, b) => (a.newestAt < b.newestAt ? 1 : -1));
  return { patients: found.slice(0, maxPatientsShown), count: found.length };
}

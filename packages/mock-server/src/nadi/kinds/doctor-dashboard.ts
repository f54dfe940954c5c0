import type { Consent, DoctorDashboard, FoundPatient, WaitingRequests } from '@nadi/contract/schema';
import { covers } from '@nadi/domain/consent/consent';
import {
  maxRequestsCounted,
  maxRequestsShown,
  presentCritical,
  presentNews,
} from '@nadi/domain/consent/doctor-dashboard';
import type { ConsentKind } from '@nadi/domain/consent/kinds';
import { recordKinds } from '@nadi/domain/records/record-types';
import { criticalDays } from '@nadi/domain/vital-signs/critical-readings';
import { enteredAt, factsOf, subjectOf } from '../assessing';
import type { Person, World } from '../world';
import { consentsOf } from './consents';

type Entry = { id: string; kind: ConsentKind; day: string | null; createdAt: string };

/** All that a doctor is told of a patient before consent. */
const foundOf = ({ account: { id, firstName, lastName }, patient }: Person): FoundPatient => ({
  ...{ id, firstName, lastName },
  yearOfBirth: patient?.dateOfBirth ? Number(patient.dateOfBirth.slice(0, 4)) : null,
  gender: patient?.gender ?? null,
  phoneEnding: patient?.phone?.slice(-3) ?? null,
});

const ofDoctor = (person: Person, doctor: Person, now: Date): Consent[] =>
  consentsOf(person, now).filter(({ doctor: { id } }) => id === doctor.account.id);

/** The requests of a doctor that wait, the oldest first. */
export function waitingOf({ people }: World, doctor: Person, now: Date): WaitingRequests {
  const waiting = people
    .flatMap((person) => {
      const own = ofDoctor(person, doctor, now);
      const isActive = own.some(({ status }) => status === 'GRANTED');
      return own
        .filter(({ status }) => status === 'REQUESTED')
        .map(({ id, allowed, requestedAt, answerBy }) => ({
          ...{
            id,
            patient: foundOf(person),
            isActive,
            isCodeWaiting: allowed !== null,
            requestedAt,
            answerBy,
          },
        }));
    })
    .sort((a, b) => Date.parse(a.requestedAt) - Date.parse(b.requestedAt));
  return {
    requests: waiting.slice(0, maxRequestsShown),
    count: Math.min(waiting.length, maxRequestsCounted),
  };
}

const isCovered = (granted: readonly Consent[], { id, kind, day }: Entry): boolean =>
  granted.some(
    ({ allowed, entryIds }) =>
      allowed && covers(allowed, { kind, day, lastDay: day }) && (entryIds === null || entryIds.includes(id)),
  );

const readingEntry = (row: Person['readings'][number]): Entry => ({
  ...{ id: row.id, kind: 'vital-signs', createdAt: row.createdAt },
  day: enteredAt(row).slice(0, 10),
});
const kinds: Partial<Record<string, ConsentKind>> = recordKinds;

/** The entries that a patient may share, without those that are "only you" or deleted. */
const entriesOf = (person: Person): Entry[] => [
  ...person.readings.filter(({ deletedAt, isOnlyYou }) => deletedAt === null && !isOnlyYou).map(readingEntry),
  ...person.healthFacts.map(({ id, from, createdAt }) => ({
    ...{ id, kind: 'conditions' as const, day: from, createdAt },
  })),
  ...person.emergencyContacts.map(({ id, createdAt }) => ({
    ...{ id, kind: 'emergency-contacts' as const, day: null, createdAt },
  })),
  ...person.medicalRecords
    .filter(({ deletedAt, onlyYou }) => deletedAt === null && !onlyYou)
    .map(({ _id, type, day, createdAt }) => ({ id: _id, kind: kinds[type] ?? 'documents', day, createdAt })),
];

/** When a doctor opened the record of a patient last; looks at the dashboard are none. */
const lastLook = ({ accessLog }: Person, { account }: Person): string | undefined =>
  accessLog.findLast(({ actor, operation }) => actor?.id === account.id && operation === 'readPatientSummary')
    ?.at;

/** The patients whose shared readings are critical, and those with something new. */
export function attentionOf({ people }: World, doctor: Person, now: Date) {
  const sharing = people.flatMap((person) => {
    const granted = ofDoctor(person, doctor, now).filter(({ status }) => status === 'GRANTED');
    const ends = granted.flatMap(({ allowed }) => allowed?.accessUntil ?? []).sort();
    const [accessUntil] = ends;
    const access = { patient: foundOf(person), consents: granted.map(({ id }) => id).slice(0, 20) };
    return accessUntil === undefined ? [] : [{ person, granted, access: { ...access, accessUntil } }];
  });
  const critical = presentCritical(
    sharing.map(({ person, granted, access }) => ({
      ...access,
      subject: {
        ...subjectOf(person),
        facts: factsOf(person).filter(({ id, from: day }) =>
          isCovered(granted, { id, kind: 'conditions', day, createdAt: '' }),
        ),
      },
      readings: person.readings
        .filter((row) => row.deletedAt === null && !row.isOnlyYou && isCovered(granted, readingEntry(row)))
        .map((row) => ({ ...row, measuredAt: enteredAt(row) })),
    })),
    now,
  );
  const news = presentNews(
    sharing.map(({ person, granted, access }) => {
      const looked = lastLook(person, doctor);
      const begun = granted.flatMap(({ grantedAt }) => grantedAt ?? []).sort()[0] ?? now.toISOString();
      const since = looked ?? begun;
      const counts = entriesOf(person)
        .filter((entry) => Date.parse(entry.createdAt) > Date.parse(since) && isCovered(granted, entry))
        .map(({ kind, createdAt }) => ({ kind, count: 1, newestAt: new Date(createdAt).toISOString() }));
      return { ...access, since, hasLooked: looked !== undefined, counts, isMore: false };
    }),
  );
  return {
    critical: { days: criticalDays, ...critical, isPart: false },
    news: { ...news, isPart: false },
  };
}

/** The people of whom a dashboard tells beside its visits, each with what it names. */
export const toldIn = ({ requests, critical, news }: DoctorDashboard) => [
  ...requests.requests.map(({ id, patient }) => ({ subjectId: patient.id, recordIds: [id] })),
  ...critical.patients.map(({ patient, readings }) => ({
    ...{ subjectId: patient.id, recordIds: readings.map(({ id }) => id) },
  })),
  ...news.patients.map(({ patient }) => ({ subjectId: patient.id, recordIds: [] })),
];

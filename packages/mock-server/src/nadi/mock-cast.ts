import { cast, examples } from '@nadi/contract/examples';
import type {
  Consent,
  ExportedDoctorProfile,
  ExportedVitalSign,
  HealthGoal,
  LabReading,
  MedicalRecord,
  VitalSign,
} from '@nadi/contract/schema';
import { keptOf } from '@nadi/domain/goals/goal-progress';
import { parseMoment } from '@nadi/domain/kernel/moment';
import { noneOf } from '@nadi/domain/medical-history/entry';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import { smallestFile } from '../answers/files';
import { assessed, subjectOf } from './assessing';
import { exampleRequests } from './kinds/data-requests';
import { exampleMedicines } from './kinds/example-medicines';
import { exampleConnections } from './kinds/health-connections';
import { exampleLinks } from './kinds/health-links';
import { sendMail } from './mails';
import { beginOfAdministrators } from './mock-of-administrators';
import { beginVisits, exampleHours } from './mock-visits';
import { toRow } from './readings';
import { keepTokens } from './sessions';
import { emptyWorld, nothingYet, type Person, type World } from './world';

export type Who = keyof typeof cast.people;
export const everyone = Object.keys(cast.people) as Who[];

/** The password of everyone whom the mock begins with. */
export const mockPassword: string = examples.signIn.request.asha.password;

/** Tokens of a session in which someone of the cast is signed in from the beginning; they do not run out. */
export const tokensOf = (who: Who) => ({
  token: `example.access-token.of-${who}`,
  refreshToken: `example-refresh-token-of-${who}`,
});

const day = 86_400_000;
/** The moment at which the examples are told. */
const told = Date.parse('2026-11-20T09:00:00+05:30');

/** Days between the examples and now, so that what is new in them is less than a day old and never in the future. */
const shiftTo = (now: Date) => Math.floor((now.getTime() - told) / day) * day;

/** Everyone of the contract's cast with what the examples tell of them, as if it had just been. */
export function castWorld(now: Date): World {
  const world = emptyWorld();
  const shift = shiftTo(now);
  world.people = everyone.map((who) => personOf(who, shift));
  beginVisits(world, (at) => moved(at, shift));
  beginOfAdministrators(world, (at) => moved(at, shift));
  for (const [index, who] of everyone.entries()) {
    const person = world.people[index];
    const session = person?.sessions[0];
    if (!person || !session) continue;
    const never = Number.POSITIVE_INFINITY;
    keepTokens(world, session, { ...tokensOf(who), accessEnds: never, refreshEnds: never });
    // The password is not asked for again, except in the scenario about it.
    session.confirmedAt = now.toISOString();
    if (person.account.emailVerifiedAt === null)
      sendMail('verification', person, { world, now, newId: () => `of-${who}` });
  }
  return world;
}

export function castMember(world: World, who: Who): Person {
  const found = world.people.find(({ account }) => account.id === cast.people[who].id);
  if (!found) throw new Error(`${who} is not in this scenario.`);
  return found;
}

const moved = (text: string, shift: number) => new Date(Date.parse(text) + shift).toISOString();
const begun = '2026-10-01T09:00:00+05:30';

function personOf(who: Who, shift: number): Person {
  const { id, role, firstName, lastName, email, emailVerified, onboardingCompleted } = cast.people[who];
  const at = moved(begun, shift);
  const [patient, healthFacts] = [patientOf(who, shift), factsOf(who, shift)];
  const subject = subjectOf({ patient, healthFacts });
  return {
    account: {
      ...{ id, role, firstName, lastName, email },
      emailVerifiedAt: emailVerified ? at : null,
      onboardingCompletedAt: onboardingCompleted ? at : null,
      termsAcceptedAt: at,
      deletionRequestedAt: null,
      createdAt: at,
      updatedAt: at,
    },
    password: mockPassword,
    patient,
    doctor: doctorOf(who, shift),
    ...nothingYet(),
    healthFacts,
    emergencyContacts: contactsOf(who, shift),
    ...historyOf(who, shift),
    ...filedBy(who, shift),
    consents: consentsOf(who, shift),
    dataRequests: exampleRequests({ id }, (at) => moved(at, shift)),
    healthLinks: who === 'asha' ? exampleLinks((at) => moved(at, shift)) : [],
    ...(who === 'asha' ? exampleMedicines((at) => moved(at, shift)) : {}),
    healthGoals: goalsOf(who, shift),
    ...(who === 'asha' ? exampleConnections((at) => moved(at, shift)) : {}),
    availability: who === 'meera' ? exampleHours((at) => moved(at, shift)) : null,
    notifications: notificationsOf(who, shift),
    readings:
      who === 'asha' || who === 'ravi' ? cast.readings[who].map((one) => readingOf(one, shift, subject)) : [],
    sessions: sessionsOf(who, shift),
    accessLog: who === 'asha' ? accessLog(shift) : [],
  };
}

function patientOf(who: Who, shift: number): Person['patient'] {
  if (who === 'meera' || who === 'samuel' || who === 'admin') return null;
  const { dateOfBirth, gender, phone, abhaNumber, version, updatedAt } = cast.profiles[who];
  const said = { dateOfBirth, gender, phone, abhaNumber };
  return { ...said, photoId: null, version, updatedAt: moved(updatedAt, shift) };
}

function factsOf(who: Who, shift: number): Person['healthFacts'] {
  if (who !== 'asha' && who !== 'ravi') return [];
  return examples.listHealthFacts.answers['200'][who].data.map(({ lastDay: _, ...fact }) => ({
    ...fact,
    from: moved(fact.from, shift).slice(0, 10),
    to: fact.to && moved(fact.to, shift).slice(0, 10),
    createdAt: moved(fact.createdAt, shift),
    updatedAt: moved(fact.updatedAt, shift),
  }));
}

function contactsOf(who: Who, shift: number): Person['emergencyContacts'] {
  if (who !== 'asha') return [];
  return examples.listEmergencyContacts.answers['200'].asha.data.map((contact) => ({
    ...contact,
    createdAt: moved(contact.createdAt, shift),
    updatedAt: moved(contact.updatedAt, shift),
  }));
}

function goalsOf(who: Who, shift: number): Person['healthGoals'] {
  if (who !== 'asha') return [];
  const goals = examples.listHealthGoals.answers['200'].asha.data as unknown as readonly HealthGoal[];
  return goals.map((goal) => keptOf(goal, (at) => moved(at, shift)) as Person['healthGoals'][number]);
}

function historyOf(who: Who, shift: number): Pick<Person, 'medicalHistory' | 'medicalHistoryEntries'> {
  if (who !== 'asha' && who !== 'ravi') return { medicalHistory: null, medicalHistoryEntries: [] };
  const { version, updatedAt, noneKnown, entries } = examples.readMedicalHistory.answers['200'][who].data;
  const none = noneKnown.map((kind, index) => ({
    ...noneOf(kind),
    id: `${cast.people[who].id}-none-${index}`,
    createdAt: updatedAt,
    updatedAt,
  }));
  return {
    medicalHistory: { version, updatedAt: moved(updatedAt, shift) },
    medicalHistoryEntries: [...entries, ...none].map((entry) => ({
      ...entry,
      createdAt: moved(entry.createdAt, shift),
      updatedAt: moved(entry.updatedAt, shift),
    })),
  };
}

/** The records of the examples; the content of their files is the smallest of its type. */
function filedBy(who: Who, shift: number): Partial<Pick<Person, 'medicalRecords' | 'files' | 'labReadings'>> {
  if (who !== 'asha') return {};
  const { data } = examples.listMedicalRecords.answers['200'].asha;
  const medicalRecords: MedicalRecord[] = data.map((record) => ({
    ...(structuredClone(record) as unknown as MedicalRecord),
    day: record.day && moved(record.day, shift).slice(0, 10),
    createdAt: moved(record.createdAt, shift),
    updatedAt: moved(record.updatedAt, shift),
  }));
  const files = medicalRecords.flatMap((record) =>
    record.files.map(({ id, type }) => {
      const content = new Blob([smallestFile(type) ?? new Uint8Array()]);
      return { id, contentType: type, bytes: content.size, createdAt: record.createdAt, content };
    }),
  );
  const reading = structuredClone(examples.readLabReading.answers['200'].read.data) as unknown as LabReading;
  const labReadings = [{ ...reading, day: reading.day && moved(reading.day, shift).slice(0, 10) }];
  return { medicalRecords, files, labReadings };
}

function consentsOf(who: Who, shift: number): Consent[] {
  if (who !== 'asha') return [];
  const day = (text: string) => moved(text, shift).slice(0, 10);
  const scope = ({ kinds, dates, accessUntil }: Consent['asked']) => ({
    kinds: [...kinds],
    dates: dates && { from: day(dates.from), to: day(dates.to) },
    accessUntil: moved(accessUntil, shift),
  });
  const consents: readonly Consent[] = structuredClone(
    examples.listConsents.answers['200'].asha.data,
  ) as unknown as Consent[];
  return consents.map((consent) => ({
    ...consent,
    asked: scope(consent.asked),
    allowed: consent.allowed && scope(consent.allowed),
    requestedAt: moved(consent.requestedAt, shift),
    answerBy: moved(consent.answerBy, shift),
    grantedAt: consent.grantedAt && moved(consent.grantedAt, shift),
  }));
}

function notificationsOf(who: Who, shift: number): Person['notifications'] {
  if (who !== 'asha') return [];
  const { data } = examples.listNotifications.answers['200'].asha;
  return data.map(({ action, isUnread, isArchived, createdAt, ...told }) => {
    const at = moved(createdAt, shift);
    const { label = null, href = null } = action ?? {};
    const marks = { readAt: isUnread ? null : at, archivedAt: isArchived ? at : null };
    return { ...told, actionLabel: label, actionHref: href, about: null, createdAt: at, ...marks };
  });
}

function doctorOf(who: Who, shift: number): Person['doctor'] {
  if (who !== 'meera' && who !== 'samuel') return null;
  const { data } = examples.readDoctorProfile.answers['200'][who];
  const { specialization, licenseNumber, council, experience, languages, phone, about } = data;
  const { status, reason, decidedAt } = data.verification;
  return {
    specialization,
    licenseNumber,
    council,
    experience,
    languages: [...languages],
    phone,
    about,
    photoId: null,
    verification: status,
    reason,
    appliedAt: moved(data.updatedAt, shift),
    decidedAt: decidedAt && moved(decidedAt, shift),
    decidedBy: decidedAt && cast.people.admin.id,
    version: data.version,
    updatedAt: moved(data.updatedAt, shift),
  } satisfies ExportedDoctorProfile;
}

function readingOf(reading: VitalSign, shift: number, subject: Subject): ExportedVitalSign {
  const { id, type, unit, measuredAt, version, createdAt, updatedAt } = reading;
  const { systolic, diastolic, value, arm, posture, timing, site, note } = reading;
  const measured = parseMoment(measuredAt);
  if (!measured) throw new Error(`The example ${id} was measured at no moment.`);
  const optional = { systolic, diastolic, value, arm, posture, timing, site, note };
  const given = Object.fromEntries(Object.entries(optional).filter(([, field]) => field !== null));
  const at = new Date(measured.at.getTime() + shift);
  const enteredBy = cast.readings.asha.includes(reading) ? cast.people.asha.id : cast.people.ravi.id;
  const columns = toRow({ type, unit, measuredAt, ...given }, { at, offset: measured.offset });
  return {
    id,
    ...columns,
    enteredBy,
    ...assessed(columns, subject, moved(createdAt, shift)),
    version,
    createdAt: moved(createdAt, shift),
    updatedAt: moved(updatedAt, shift),
    deletedAt: null,
  };
}

const [here, elsewhere] = examples.listSessions.answers['200'].asha.data;

function sessionsOf(who: Who, shift: number): Person['sessions'] {
  const listed = who === 'asha' ? [here, elsewhere] : [here];
  return listed.map(({ id, device, signedInAt, lastUsedAt }, index) => ({
    // One id for each person; Asha's are those of the example.
    id: who === 'asha' ? id : `${id.slice(0, -6)}${everyone.indexOf(who)}${id.slice(-5)}`,
    device,
    method: index === 0 ? ('password' as const) : ('passkey' as const),
    needsSecondStep: false,
    failedSteps: 0,
    createdAt: moved(signedInAt, shift),
    lastUsedAt: moved(lastUsedAt, shift),
    confirmedAt: moved(lastUsedAt, shift),
    revokedAt: null,
  }));
}

/** The people who looked at Asha's record before the mock began, oldest first. */
function accessLog(shift: number): Person['accessLog'] {
  const { data } = examples.listAccessLog.answers['200'].asha;
  return [...data].reverse().map(({ actor, recordIds, at, ...entry }) => ({
    ...entry,
    at: moved(at, shift),
    actor: { id: actor.isSelf ? cast.people.asha.id : cast.people.meera.id, name: actor.name },
    actorRole: actor.role,
    recordIds: [...recordIds],
  }));
}

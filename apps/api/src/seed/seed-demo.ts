import { cast, examples } from '@nadi/contract/examples';
import type {
  DoctorProfile,
  EmergencyContact,
  HealthFact,
  HealthGoal,
  MedicalRecord,
  Medicine,
  MedicineDose,
  Notification,
  VitalSign,
} from '@nadi/contract/schema';
import { keptOf } from '@nadi/domain/goals/goal-progress';
import { type Moment, parseMoment } from '@nadi/domain/kernel/moment';
import { noneOf } from '@nadi/domain/medical-history/entry';
import { searchText } from '@nadi/domain/records/search-words';
import { assessedColumns } from '@nadi/domain/vital-signs/assessed-columns';
import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { toColumns } from '@nadi/domain/vital-signs/new-reading';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { doctorProfiles } from '../areas/doctors/offers';
import { healthGoals } from '../areas/goals/offers';
import { hashPassword } from '../areas/identity/offers';
import { keepInsights } from '../areas/insights/offers';
import { medicalHistories, medicalHistoryEntries } from '../areas/medical-history/offers';
import { medicineDoses, medicines } from '../areas/medicines/offers';
import { notifications } from '../areas/notifications/offers';
import { type EmergencyContactRow, emergencyContacts } from '../areas/profile/offers';
import { medicalRecords } from '../areas/records/offers';
import { type HealthFactRow, healthFacts, patientProfiles, vitalSigns } from '../areas/vital-signs/offers';
import type { Writer } from '../kernel/db/transaction';
import type { AppContext } from '../kernel/operation/context';
import { users } from '../kernel/tables/users';
import { demoAccounts, demoPeople } from './demo-accounts';
import { seedConsents } from './seed-consents';
import { seedChild, seedInvitation } from './seed-family';
import { seedPrescriptions } from './seed-prescriptions';
import { seedShop } from './seed-shop';
import { seedTrials } from './seed-trials';
import { seedVisits } from './seed-visits';

type Tools = Pick<AppContext, 'db' | 'secrets' | 'clock'>;
type Demonstrated = (typeof demoPeople)[number];

const day = 86_400_000;

/** Adds the demo accounts and their readings to an empty database; does nothing in any other. */
export async function seedDemo({ db, secrets, clock }: Tools): Promise<void> {
  const now = clock.now();
  for (const [index, who] of demoPeople.entries()) {
    const { id, role, firstName, lastName, email } = cast.people[who];
    const known = await db.read('keeper', (tx) =>
      tx.select({ id: users.id }).from(users).where(eq(users.id, id)),
    );
    if (known.length > 0) continue;

    const passwordHash = await hashPassword(demoAccounts[index]?.password ?? '', email, secrets);
    await db.write('keeper', async (tx) => {
      await tx.insert(users).values({
        id,
        role,
        firstName,
        lastName,
        email,
        emailVerifiedAt: now,
        passwordHash,
        onboardingCompletedAt: who === 'kiran' ? null : now,
        termsAcceptedAt: now,
        createdAt: now,
        updatedAt: now,
      });
      await fill(who, { now, secrets }, tx);
      // By the rules themselves; nobody is told of what was there from the beginning.
      if (role === 'PATIENT') await keepInsights({ userId: id }, { tx, now, newId: () => v7() });
    });
  }
  await seedConsents({ db, clock });
  await seedTrials({ db, clock });
  await seedShop({ db, clock });
}

/** A person's data besides the account. */
async function fill(
  who: Demonstrated,
  { now, secrets }: Pick<Tools, 'secrets'> & { now: Date },
  tx: Writer,
): Promise<void> {
  switch (who) {
    case 'admin':
      return;
    case 'meera':
    case 'samuel':
      await tx.insert(doctorProfiles).values(toDoctorRow(doctors[who], now));
      if (who === 'meera') {
        const shift = wholeDaysSince(newestReading(), now);
        await seedVisits(cast.people.meera.id, shift, now, tx);
        await seedPrescriptions(doctors.meera, { shift, secrets }, tx);
      }
      return;
    default: {
      const { id, dateOfBirth, gender, phone, abhaNumber } = cast.profiles[who];
      const said = { dateOfBirth, gender, phone, abhaNumber };
      await tx
        .insert(patientProfiles)
        .values({ userId: id, ...said, version: 1, updatedAt: now, rangesVersion });
      if (who === 'kiran') return;
      const shift = wholeDaysSince(newestReading(), now);
      const facts = listHealthFacts[who].data.map((fact) => toFactRow(fact, id, shift));
      await tx.insert(healthFacts).values(facts);
      await addHistory(who, now, tx);
      if (who === 'ravi') await seedInvitation(id, now, tx);
      if (who === 'asha') {
        await seedChild(id, now, tx);
        await tx
          .insert(emergencyContacts)
          .values(contactsOfAsha.map((contact) => toContactRow(contact, id, shift)));
        await tx.insert(medicines).values(medicinesOfAsha.map((one) => toMedicineRow(one, id, shift)));
        await tx.insert(medicineDoses).values(dosesOfAsha.map((one) => toDoseRow(one, id, shift)));
        await tx.insert(medicalRecords).values(recordsOfAsha.map((one) => toRecordRow(one, id, shift)));
        await tx.insert(healthGoals).values(goalsOfAsha.map((one) => toGoalRow(one, id, shift)));
        await tx.insert(notifications).values(toldAsha.map((one) => toNotificationRow(one, id, shift)));
      }
      await tx
        .insert(vitalSigns)
        .values(
          cast.readings[who].map((reading) =>
            toRow(reading, id, { shift, subject: { dateOfBirth, gender, facts } }),
          ),
        );
    }
  }
}

const recordsOfAsha = examples.listMedicalRecords.answers['200'].asha
  .data as unknown as readonly MedicalRecord[];

/** Without files, of which the examples have names only. */
function toRecordRow(record: MedicalRecord, patientId: string, shift: number) {
  const { _id: id, type, title, day: of, tags, notes, source, onlyYou, version } = record;
  const moved = (at: string) => new Date(Date.parse(at) + shift);
  const said = { type, title, tags, notes, source, onlyYou, day: of && moved(of).toISOString().slice(0, 10) };
  const [createdAt, updatedAt] = [moved(record.createdAt), moved(record.updatedAt)];
  return { id, patientId, ...said, words: searchText(said), version, createdAt, updatedAt };
}

const { meera, samuel } = examples.readDoctorProfile.answers['200'];
const doctors: Record<'meera' | 'samuel', DoctorProfile> = {
  meera: { ...meera.data, languages: [...meera.data.languages] },
  // He has answered the first questions, and waits.
  samuel: {
    ...samuel.data,
    languages: ['en', 'ml'],
    phone: '+910000000112',
    about: 'I see adults and families.',
  },
};

function toDoctorRow(profile: DoctorProfile, now: Date) {
  const { id, specialization, licenseNumber, council, experience, languages, phone, about } = profile;
  const { status, reason } = profile.verification;
  const said = { specialization, licenseNumber, council, experience, languages, phone, about };
  return {
    userId: id,
    ...said,
    verification: status,
    reason,
    appliedAt: now,
    decidedAt: status === 'UNVERIFIED' ? null : now,
    version: 1,
    updatedAt: now,
  };
}

const momentOf = (reading: VitalSign): Moment => {
  const moment = parseMoment(reading.measuredAt);
  if (!moment) throw new Error(`The example ${reading.id} was measured at no moment.`);
  return moment;
};

const newestReading = () =>
  new Date(
    Math.max(...[...cast.readings.asha, ...cast.readings.ravi].map((one) => momentOf(one).at.getTime())),
  );

/** Moves times so that the newest reading is less than a day old, at the hour at which it was taken, and never in the future. */
const wholeDaysSince = (newest: Date, now: Date) =>
  Math.floor((now.getTime() - newest.getTime()) / day) * day;

const listHealthFacts = examples.listHealthFacts.answers['200'];

function toFactRow(fact: HealthFact, patientId: string, shift: number): HealthFactRow {
  const moved = (text: string) => new Date(Date.parse(text) + shift);
  const dateOf = (date: string) => moved(date).toISOString().slice(0, 10);
  const { id, type, version, from, to = null, metres = null, setBy = null, createdAt, updatedAt } = fact;
  return {
    ...{ id, patientId, type, metres, setBy, version },
    from: dateOf(from),
    to: to && dateOf(to),
    isOnlyYou: false,
    createdAt: moved(createdAt),
    updatedAt: moved(updatedAt),
  };
}

const goalsOfAsha = examples.listHealthGoals.answers['200'].asha.data as unknown as readonly HealthGoal[];

function toGoalRow(goal: HealthGoal, patientId: string, shift: number) {
  const moved = (at: string) => new Date(Date.parse(at) + shift);
  return {
    ...keptOf(goal, (at) => moved(at).toISOString()),
    ...{ patientId, statusSince: moved(goal.statusSince) },
    ...{ createdAt: moved(goal.createdAt), updatedAt: moved(goal.updatedAt) },
  };
}

const contactsOfAsha = examples.listEmergencyContacts.answers['200'].asha.data;

function toContactRow(contact: EmergencyContact, patientId: string, shift: number): EmergencyContactRow {
  const moved = (text: string) => new Date(Date.parse(text) + shift);
  const { id, name, relationship, phone, version, createdAt, updatedAt } = contact;
  const said = { name, relationship, phone, version, isOnlyYou: false };
  return { id, patientId, ...said, createdAt: moved(createdAt), updatedAt: moved(updatedAt) };
}

const medicinesOfAsha = examples.listMedicines.answers['200'].asha.data as unknown as readonly Medicine[];
const dosesOfAsha = examples.listMedicineDoses.answers['200'].asha.data as unknown as readonly MedicineDose[];

function toMedicineRow(medicine: Medicine, patientId: string, shift: number) {
  const moved = (text: string) => new Date(Date.parse(text) + shift);
  const { startDay, createdAt, updatedAt } = medicine;
  return {
    ...medicine,
    patientId,
    startDay: moved(startDay).toISOString().slice(0, 10),
    stoppedAt: null,
    createdAt: moved(createdAt),
    updatedAt: moved(updatedAt),
  };
}

function toDoseRow(dose: MedicineDose, patientId: string, shift: number) {
  const moved = (text: string) => new Date(Date.parse(text) + shift);
  const { day: of, at, createdAt, updatedAt } = dose;
  const times = { at: moved(at), createdAt: moved(createdAt), updatedAt: moved(updatedAt) };
  return { ...dose, patientId, day: of && moved(of).toISOString().slice(0, 10), ...times };
}

/** Their dates are not moved: a year in which something began is the same whenever the demonstration begins. */
async function addHistory(who: 'asha' | 'ravi', now: Date, tx: Writer): Promise<void> {
  const patientId = cast.people[who].id;
  const { version, noneKnown, entries } = examples.readMedicalHistory.answers['200'][who].data;
  await tx.insert(medicalHistories).values({ patientId, version, updatedAt: now });
  const none = noneKnown.map((kind) => ({ ...noneOf(kind), id: v7() }));
  await tx
    .insert(medicalHistoryEntries)
    .values([...entries, ...none].map((entry) => ({ ...entry, patientId, createdAt: now, updatedAt: now })));
}

const toldAsha = examples.listNotifications.answers['200'].asha.data;

function toNotificationRow(told: Notification, userId: string, shift: number) {
  const { action, isUnread, isArchived, createdAt, ...words } = told;
  const at = new Date(Date.parse(createdAt) + shift);
  return {
    ...words,
    userId,
    actionLabel: action?.label ?? null,
    actionHref: action?.href ?? null,
    createdAt: at,
    readAt: isUnread ? null : at,
    archivedAt: isArchived ? at : null,
  };
}

function toRow(
  reading: VitalSign,
  patientId: string,
  { shift, subject }: { shift: number; subject: Subject },
) {
  const { at, offset } = momentOf(reading);
  const measured = { at: new Date(at.getTime() + shift), offset };
  const { type, unit, systolic, diastolic, value, arm, posture, timing, site, note, measuredAt } = reading;
  const optional = { systolic, diastolic, value, arm, posture, timing, site, note };
  const given = Object.fromEntries(Object.entries(optional).filter(([, field]) => field !== null));
  const columns = toColumns({ type, unit, measuredAt, ...given }, measured);
  return {
    id: reading.id,
    patientId,
    ...columns,
    ...assessedColumns(columns, subject, measured.at),
    enteredBy: patientId,
    version: 1,
    createdAt: measured.at,
    updatedAt: measured.at,
  };
}

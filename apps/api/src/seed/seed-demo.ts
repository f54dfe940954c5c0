import { cast } from '@nadi/contract/examples';
import type { VitalSign } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../context';
import { patientProfiles } from '../db/schema/patient-profiles';
import { users } from '../db/schema/users';
import { vitalSigns } from '../db/schema/vital-signs';
import { type Moment, parseMoment } from '../moments';
import { hashPassword } from '../passwords/hash';
import { toColumns } from '../vital-signs/columns';
import { demoAccounts, demoPeople } from './demo-accounts';

type Tools = Pick<AppContext, 'db' | 'secrets' | 'clock'>;

const day = 86_400_000;

/** Puts the demo accounts and their readings into an empty database; finds nothing to do in any other. */
export async function seedDemo({ db, secrets, clock }: Tools): Promise<void> {
  const now = clock.now();
  const shift = wholeDaysSince(newestReading(), now);
  for (const [index, who] of demoPeople.entries()) {
    const { id, firstName, lastName, email, onboardingCompleted } = cast.people[who];
    const known = await db.read('keeper', (tx) =>
      tx.select({ id: users.id }).from(users).where(eq(users.id, id)),
    );
    if (known.length > 0) continue;

    const passwordHash = await hashPassword(demoAccounts[index]?.password ?? '', email, secrets);
    const { dateOfBirth, gender, pregnancy, phone } = cast.profiles[who];
    const readings = who === 'kiran' ? [] : cast.readings[who];
    await db.write('keeper', async (tx) => {
      await tx.insert(users).values({
        id,
        role: 'PATIENT',
        firstName,
        lastName,
        email,
        emailVerifiedAt: now,
        passwordHash,
        onboardingCompletedAt: onboardingCompleted ? now : null,
        termsAcceptedAt: now,
        createdAt: now,
        updatedAt: now,
      });
      await tx
        .insert(patientProfiles)
        .values({ userId: id, dateOfBirth, gender, pregnancy, phone, version: 1, updatedAt: now });
      if (readings.length > 0)
        await tx.insert(vitalSigns).values(readings.map((reading) => toRow(reading, id, shift)));
    });
  }
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

/** So the newest reading is less than a day old, at the hour at which it was taken, and never in the future. */
const wholeDaysSince = (newest: Date, now: Date) =>
  Math.floor((now.getTime() - newest.getTime()) / day) * day;

function toRow(reading: VitalSign, patientId: string, shift: number) {
  const { at, offset } = momentOf(reading);
  const measured = { at: new Date(at.getTime() + shift), offset };
  const { type, unit, systolic, diastolic, value, arm, posture, timing, note, measuredAt } = reading;
  const optional = { systolic, diastolic, value, arm, posture, timing, note };
  const given = Object.fromEntries(Object.entries(optional).filter(([, field]) => field !== null));
  return {
    id: reading.id,
    patientId,
    ...toColumns({ type, unit, measuredAt, ...given }, measured),
    enteredBy: patientId,
    version: 1,
    createdAt: measured.at,
    updatedAt: measured.at,
  };
}

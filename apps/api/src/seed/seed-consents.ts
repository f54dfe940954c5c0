import { cast } from '@nadi/contract/examples';
import { answerBy, day } from '@nadi/domain/consent/consent';
import type { ConsentKind } from '@nadi/domain/consent/kinds';
import { assessedColumns } from '@nadi/domain/vital-signs/assessed-columns';
import { toColumns } from '@nadi/domain/vital-signs/new-reading';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { consents } from '../areas/consent/offers';
import { vitalSigns } from '../areas/vital-signs/offers';
import type { Database } from '../kernel/db/client';
import type { Writer } from '../kernel/db/transaction';
import type { Clock } from '../kernel/environment/clock';

const { asha, ravi, meera } = cast.people;

/** Adds what patients of the demonstration share with its doctor, once: one who shares, and one who is asked for more and measured something critical. */
export async function seedConsents({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  await db.write('keeper', async (tx) => {
    const ofDoctor = eq(consents.doctorId, meera.id);
    const known = await tx.select({ id: consents.id }).from(consents).where(ofDoctor).limit(1);
    if (known.length > 0) return;
    await tx
      .insert(consents)
      .values([
        grantedBy(asha.id, ['conditions', 'vital-signs'], now),
        grantedBy(ravi.id, ['vital-signs'], now),
        askedOf(ravi.id, ['conditions', 'medicines'], now),
      ]);
    await addCritical(now, tx);
  });
}

/** Both sides are filled in by the database. */
const between = (patientId: string, kinds: readonly ConsentKind[]) => ({
  ...{ id: v7(), patientId, doctorId: meera.id, origin: 'request' as const, purpose: 'CAREMGT' as const },
  ...{ accessMode: 'VIEW' as const, requester: sql`'{}'`, patient: sql`'{}'`, askedKinds: [...kinds] },
});

function grantedBy(patientId: string, kinds: readonly ConsentKind[], now: Date) {
  const at = new Date(now.getTime() - 3 * day);
  const until = new Date(now.getTime() + 60 * day);
  return {
    ...between(patientId, kinds),
    ...{ status: 'GRANTED' as const, kinds: [...kinds], askedUntil: until, accessUntil: until },
    reason: 'I look after your blood pressure, and want to see your readings between visits.',
    ...{ requestedAt: at, answerBy: answerBy(at), allowedAt: at, grantedAt: at, version: 3, updatedAt: at },
  };
}

function askedOf(patientId: string, kinds: readonly ConsentKind[], now: Date) {
  const at = new Date(now.getTime() - day);
  return {
    ...{ ...between(patientId, kinds), status: 'REQUESTED' as const },
    askedUntil: new Date(now.getTime() + 60 * day),
    reason: 'To choose a medicine I want to know what else you take, and what was found before.',
    ...{ requestedAt: at, answerBy: answerBy(at), version: 1, updatedAt: at },
  };
}

/** A pressure of two days ago that is critical in any adult. */
async function addCritical(now: Date, tx: Writer): Promise<void> {
  const at = new Date(now.getTime() - 2 * day);
  const { dateOfBirth, gender } = cast.profiles.ravi;
  const reading = { type: 'blood_pressure' as const, unit: 'mm[Hg]' as const, systolic: 186, diastolic: 122 };
  const columns = toColumns({ ...reading, measuredAt: at.toISOString() }, { at, offset: 330 });
  const assessed = assessedColumns(columns, { dateOfBirth, gender, facts: [] }, at);
  const kept = { enteredBy: ravi.id, version: 1, createdAt: at, updatedAt: at };
  await tx.insert(vitalSigns).values({ id: v7(), patientId: ravi.id, ...columns, ...assessed, ...kept });
}

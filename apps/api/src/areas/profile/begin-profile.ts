import { rangesVersion } from '@nadi/domain/vital-signs/judgement';
import type { Writer } from '../../kernel/db/transaction';
import { patientProfiles } from '../vital-signs/offers';

/** The profile of someone who signs up, in which nothing is said yet. */
export async function beginPatientProfile(
  userId: string,
  { tx, now }: { tx: Writer; now: Date },
): Promise<void> {
  await tx.insert(patientProfiles).values({ userId, version: 1, updatedAt: now, rangesVersion });
}

import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import type { Writer } from '../../kernel/db/transaction';
import { patientProfiles } from '../vital-signs/offers';

/** Creates the profile of a person who signs up, still empty. */
export async function beginPatientProfile(
  userId: string,
  { tx, now }: { tx: Writer; now: Date },
): Promise<void> {
  await tx.insert(patientProfiles).values({ userId, version: 1, updatedAt: now, rangesVersion });
}

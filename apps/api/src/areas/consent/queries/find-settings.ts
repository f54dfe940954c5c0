import type { SharingSettings } from '@nadi/contract/schema';
import { and, desc, inArray } from 'drizzle-orm';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownSettings, toPatient } from '../policy/own-consents';
import { consents } from '../tables/consents';
import { sharingSettings } from '../tables/sharing-settings';

export type Settings = { isFindable: boolean; blockedDoctorIds: string[]; version: number };

/** Applies as long as nothing was chosen. */
const preset: Settings = { isFindable: true, blockedDoctorIds: [], version: 0 };

export async function findSettings(caller: Caller, tx: Reader): Promise<Settings> {
  const { isFindable, blockedDoctorIds, version } = sharingSettings;
  const [found] = await tx
    .select({ isFindable, blockedDoctorIds, version })
    .from(sharingSettings)
    .where(ownSettings(caller));
  return found ?? preset;
}

export async function saveSettings(
  { isFindable, blockedDoctorIds, version }: Settings,
  { tx, caller, now }: { tx: Writer; caller: Caller; now: Date },
): Promise<Settings> {
  const saved = { isFindable, blockedDoctorIds, version: version + 1, updatedAt: now };
  await tx
    .insert(sharingSettings)
    .values({ userId: caller.userId, ...saved })
    .onConflictDoUpdate({ target: sharingSettings.userId, set: saved });
  return saved;
}

/** Doctors whom the patient knows from a request or an access, among ids. */
export async function findKnownDoctors(
  ids: readonly string[],
  caller: Caller,
  tx: Reader,
): Promise<SharingSettings['blockedDoctors']> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectDistinctOn([consents.doctorId], { requester: consents.requester })
    .from(consents)
    .where(and(toPatient(caller), inArray(consents.doctorId, [...ids])))
    .orderBy(consents.doctorId, desc(consents.requestedAt));
  return rows.map(({ requester: { id, firstName, lastName } }) => ({ id, firstName, lastName }));
}

export const presentSettings = (
  { isFindable, version }: Settings,
  blockedDoctors: SharingSettings['blockedDoctors'],
): SharingSettings => ({ isFindable, blockedDoctors, version });

import type { SharedAccess } from '@nadi/contract/schema';
import type { ConsentRow } from '../tables/consents';

/** Tells by which consents a doctor sees a patient, and how often what they cover changed. */
export const presentAccess = (grants: readonly ConsentRow[]): SharedAccess => ({
  consents: grants.map(({ id }) => id),
  changes: grants.reduce((sum, { changes }) => sum + changes, 0),
});

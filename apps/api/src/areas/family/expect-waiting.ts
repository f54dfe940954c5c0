import { conflict } from '@nadi/api-server/problem';
import type { FamilyInvitationRow } from './tables/family-invitations';

/** @throws 409 if it was answered or withdrawn */
export function expectWaiting(row: FamilyInvitationRow): FamilyInvitationRow {
  if (row.status !== 'WAITING') throw conflict(`This invitation is already ${row.status}.`);
  return row;
}

import { type OperationId, operations } from '@nadi/contract/operations';
import type { Person } from '../api';
import type { Asked } from './ask';
import { type ColumnName, columns, isOwner, sessionStateOf } from './columns';
import type { World } from './world';

export type Rule = {
  /**
   * Whose data it is about:
   * - `nobody`: it asks for no session, and who asks nevertheless makes no difference
   * - `caller`: each who may ask gets and changes what is their own
   * - `patient`: one record of the patient, which for anyone else does not exist
   * - `consented`: the record of a patient, which a doctor sees by consent, and which for any other does not exist
   * - `patients`: a patient whom a doctor finds or asks, for whoever the contract names
   * - `doctors`: registrations of doctors, for whoever the contract names
   * - `accounts`: people with an account, for whoever the contract names
   * - `platform`: work of the server, for whoever the contract names
   */
  about: 'nobody' | 'caller' | 'patient' | 'consented' | 'patients' | 'doctors' | 'accounts' | 'platform';
  /** Prepares what is asked for. `who` is the patient where it is about one of their records, else whoever asks. */
  ask?: (world: World, who: Person, column: ColumnName) => Promise<Asked>;
  /** Columns that may see what the patient keeps: it is shared with them. */
  shows?: readonly ColumnName[];
  /** The status that it answers to that. @default the success that the contract declares */
  answers?: number;
};

export type Expected = 'allowed' | 'not signed in' | 'forbidden' | 'absent';

/** Returns what a column may expect: the roles of the contract first, then whose record it is. */
export function expectedOf(id: OperationId, column: ColumnName, { about }: Rule): Expected {
  const roles: readonly string[] = operations[id].roles;
  if (roles.length === 0) return 'allowed';
  const { role } = columns[column];
  if (role === null || sessionStateOf(column)) return 'not signed in';
  if (!roles.includes(role)) return 'forbidden';
  if (about === 'consented' && column !== 'a doctor with consent') return 'absent';
  return about === 'patient' && !isOwner(column) ? 'absent' : 'allowed';
}

/** The rules of an area; each of its operations has one. */
export type Rules = Partial<Record<OperationId, Rule>>;

export const nobody: Rule = { about: 'nobody' };
export const caller: Rule = { about: 'caller' };

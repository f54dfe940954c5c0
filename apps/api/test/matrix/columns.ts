import type { Role } from '@nadi/contract/operations';

type Column = {
  /** The role that they have, where they are someone. */
  role: Role | null;
  /** Says what became of their session. @default good */
  session?: 'none' | 'expired' | 'ended';
};

/** Everyone who may ask. The owner is the patient whose records the others ask for. */
export const columns = {
  nobody: { role: null, session: 'none' },
  'the patient': { role: 'PATIENT' },
  'another patient': { role: 'PATIENT' },
  'a doctor without consent': { role: 'DOCTOR' },
  'a doctor with consent': { role: 'DOCTOR' },
  'a doctor after consent': { role: 'DOCTOR' },
  'a doctor who is not verified': { role: 'UNVERIFIED_DOCTOR' },
  'an administrator': { role: 'ADMIN' },
  'a pending session': { role: 'PENDING' },
  'a session before its second step': { role: 'SECOND_STEP' },
  'a session whose second step is missing': { role: 'SECOND_STEP_MISSING' },
  'the patient, token expired': { role: 'PATIENT', session: 'expired' },
  'the patient, signed out': { role: 'PATIENT', session: 'ended' },
} as const satisfies Record<string, Column>;

export type ColumnName = keyof typeof columns;

export const columnNames = Object.keys(columns) as ColumnName[];

/** Tells whether the column is the person whose records are asked for. */
export const isOwner = (column: ColumnName): boolean => column.startsWith('the patient');

/** Returns what became of the session of a column; undefined where it is good. */
export const sessionStateOf = (column: ColumnName): Column['session'] => (columns[column] as Column).session;

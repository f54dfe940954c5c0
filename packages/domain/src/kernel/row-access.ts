/**
 * Says who may see and change the rows about a patient: one rule for all tables, of terms of which any suffices. The database keeps the
 * same templates (`row_rules.terms()`) and writes the row security of every registered table from them (`apply_row_security()`); a test
 * compares the two.
 */

/** A registered table. All but the names is SQL over its row, in which its columns are written with the table before them where a row of another table is near. */
export type OwnedTable = {
  name: string;
  /** The column with the patient. */
  person: string;
  /** Names what the patient may write by this rule; `none` where a table has steps of its own, or is written by the database alone. */
  writes: 'all' | 'insert' | 'none';
  /** Says what else must be true of a row that is written. */
  writesIf: string | null;
  /** Says what else must be true of an own row to be seen. */
  readsIf: string | null;
  /** The column with another person of the row, who sees it as its patient does: the doctor of a visit. */
  party: string | null;
  /** Says what must be true of a row to be shared at all. */
  sharedIf: string | null;
  /** Names what the consent `c` must say of a row; empty where any consent of the patient suffices. Null where consents do not open the table. */
  consentIf: string | null;
  /** In place of consents: what is seen with a row of another table, as a file with its record. */
  sharedThrough: string | null;
  /** A role that policies of the table's own let in. */
  alsoFor: string | null;
};

const user = '(SELECT nadi_user())';
const patient = '(SELECT nadi_patient())';
const role = '(SELECT nadi_role())';

/** A name in braces stands for what a table says, with `AND` before what may be missing. */
export const rowTerms = {
  /** The patient themselves, whose account has the same id; or the one for whom the caller acts, by a family tie that holds now. */
  own: `{person} = ${patient}`,
  /** The same, by a tie that lets them change something. */
  ownToChange: `{person} = (SELECT nadi_patient_to_change())`,
  party: `{party} = ${user}`,
  /** A doctor by consent, and in an emergency, which is a consent that no patient gave. Inline, because a function for each row costs seven times as much. */
  granted: `${role} = 'DOCTOR'{sharedIf} AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = ${user} AND c.patient_id = {table}.{person} AND c.status = 'GRANTED' AND c.access_until > (SELECT nadi_now()){consentIf})`,
  grantedThrough: `${role} = 'DOCTOR' AND ({sharedThrough})`,
  /** Whom no term can help: rows are for patients; and for doctors, who have none of their own, where something is shared. */
  standing: `${role} = 'PATIENT'`,
  standingShared: `${role} = 'PATIENT' OR (${role} = 'DOCTOR' AND {person} <> ${user})`,
  standingParty: `(${role} = 'PATIENT' AND {person} = ${patient}) OR (${role} = 'DOCTOR' AND {party} = ${user})`,
  alsoFor: `${role} = '{alsoFor}' OR `,
} as const;

export type RowPolicy = {
  name: 'own_read' | 'own' | 'granted' | 'standing';
  isRestrictive: boolean;
  command: 'SELECT' | 'INSERT' | 'ALL';
  /** The role of the database. */
  to: 'nadi_reader' | 'nadi_app';
  using: string | null;
  check: string | null;
};

const and = (condition: string | null) => (condition ? ` AND (${condition})` : '');

function filled(template: string, table: OwnedTable): string {
  return template
    .replaceAll('{table}', () => table.name)
    .replaceAll('{person}', () => table.person)
    .replaceAll('{party}', () => table.party ?? '')
    .replaceAll('{sharedIf}', () => and(table.sharedIf))
    .replaceAll('{consentIf}', () => and(table.consentIf))
    .replaceAll('{sharedThrough}', () => table.sharedThrough ?? '')
    .replaceAll('{alsoFor}', () => table.alsoFor ?? '');
}

/** The row security of a table. Policies that allow are one OR for the database: own (which acting is a part of), granted, and what else is added to the terms. */
export function rowPolicies(table: OwnedTable): RowPolicy[] {
  const say = (term: keyof typeof rowTerms) => filled(rowTerms[term], table);
  const seen = `${say('own')}${and(table.readsIf)}`;
  const changed = say('ownToChange');
  const isShared = table.consentIf !== null || table.sharedThrough !== null;
  const standing = table.party ? 'standingParty' : isShared ? 'standingShared' : 'standing';
  const reading = { command: 'SELECT', to: 'nadi_reader', isRestrictive: false, check: null } as const;
  return [
    { name: 'own_read', ...reading, using: table.party ? `${seen} OR ${say('party')}` : seen },
    ...(table.writes === 'none'
      ? []
      : [
          {
            name: 'own',
            isRestrictive: false,
            command: table.writes === 'all' ? 'ALL' : 'INSERT',
            to: 'nadi_app',
            using: table.writes === 'all' ? changed : null,
            check: `${changed}${and(table.writesIf)}`,
          } as const,
        ]),
    ...(isShared
      ? [
          {
            name: 'granted',
            ...reading,
            using: say(table.sharedThrough ? 'grantedThrough' : 'granted'),
          } as const,
        ]
      : []),
    {
      name: 'standing',
      isRestrictive: true,
      command: 'ALL',
      to: 'nadi_reader',
      using: `${table.alsoFor ? say('alsoFor') : ''}${say(standing)}`,
      check: null,
    },
  ];
}

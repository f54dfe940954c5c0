import type { AccountExport } from '@nadi/contract/schema';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditEntries, auditHeads } from '../db/schema/audit';
import { doctorProfiles } from '../db/schema/doctor-profiles';
import { emailVerifications } from '../db/schema/email-verifications';
import { deletionReminders, fileRemovals } from '../db/schema/erasures';
import { files } from '../db/schema/files';
import { healthFacts } from '../db/schema/health-facts';
import { idempotencyKeys } from '../db/schema/idempotency-keys';
import { knownDevices } from '../db/schema/known-devices';
import { passwordResets } from '../db/schema/password-resets';
import { patientProfiles } from '../db/schema/patient-profiles';
import { rateWindows } from '../db/schema/rate-windows';
import { refreshTokens } from '../db/schema/refresh-tokens';
import { sessions } from '../db/schema/sessions';
import { signInGuards } from '../db/schema/sign-in-guards';
import { passkeyChallenges, passkeys, recoveryCodes, totpSecrets } from '../db/schema/two-step';
import { users } from '../db/schema/users';
import { vitalSignDays } from '../db/schema/vital-sign-days';
import { earlierJudgements, vitalSigns } from '../db/schema/vital-signs';

export type Section = Exclude<keyof AccountExport, 'format' | 'version' | 'exportedAt'>;

export type Exported = {
  as: Section;
  table: PgTable;
  /** Whose a row is. Left out of each row, since all of an export are one person's. */
  person: PgColumn;
  /** The order of rows; null where a person has at most one. */
  order: PgColumn | null;
  /** Columns that an export has not: secrets, and what is a secret's. */
  leftOut: readonly string[];
  /** Whether an import writes these rows as they are. */
  isImported: boolean;
};

/** In the order in which an import may write them: what is referred to comes first. */
export const exported: readonly Exported[] = [
  { as: 'account', table: users, person: users.id, order: null, leftOut: ['passwordHash'], isImported: true },
  {
    as: 'files',
    table: files,
    person: files.ownerId,
    order: files.id,
    leftOut: [],
    isImported: true,
  },
  {
    as: 'patientProfile',
    table: patientProfiles,
    person: patientProfiles.userId,
    order: null,
    // How far judging anew has come; an import begins it from the start.
    leftOut: ['rangesVersion', 'rejudgeFrom', 'rejudgeBefore'],
    isImported: true,
  },
  {
    as: 'doctorProfile',
    table: doctorProfiles,
    person: doctorProfiles.userId,
    order: null,
    leftOut: [],
    isImported: true,
  },
  {
    as: 'healthFacts',
    table: healthFacts,
    person: healthFacts.patientId,
    order: healthFacts.id,
    leftOut: [],
    isImported: true,
  },
  {
    as: 'vitalSigns',
    table: vitalSigns,
    person: vitalSigns.patientId,
    order: vitalSigns.id,
    leftOut: [],
    isImported: true,
  },
  {
    as: 'earlierJudgements',
    table: earlierJudgements,
    person: earlierJudgements.patientId,
    order: earlierJudgements.id,
    leftOut: [],
    isImported: true,
  },
  {
    as: 'sessions',
    table: sessions,
    person: sessions.userId,
    order: sessions.id,
    leftOut: ['usedGeneration'],
    isImported: true,
  },
  {
    as: 'authenticatorApp',
    table: totpSecrets,
    person: totpSecrets.userId,
    order: null,
    leftOut: ['sealed', 'lastStep'],
    isImported: false,
  },
  {
    as: 'recoveryCodes',
    table: recoveryCodes,
    person: recoveryCodes.userId,
    order: recoveryCodes.codeHash,
    leftOut: ['codeHash'],
    isImported: false,
  },
  {
    as: 'passkeys',
    table: passkeys,
    person: passkeys.userId,
    order: passkeys.id,
    leftOut: [],
    isImported: true,
  },
];

export type NotExported = {
  table: PgTable;
  /** Why; told to the person in README.txt where it is about them. */
  why: string;
  /** How it goes when an account is erased. */
  erased: 'with the account' | 'by the eraser' | 'by itself' | 'never';
};

/** Every other table: nothing is kept of which a person is not told that it is, and when it goes. */
export const notExported: readonly NotExported[] = [
  {
    table: refreshTokens,
    why: 'Hashes of the tokens that keep a device signed in. The sessions they belong to are exported.',
    erased: 'with the account',
  },
  {
    table: emailVerifications,
    why: 'Hashes of the links in e-mails that confirm an address. They are deleted a week after they expire.',
    erased: 'with the account',
  },
  {
    table: passwordResets,
    why: 'Hashes of the links in e-mails that set a new password. They are deleted when they expire.',
    erased: 'with the account',
  },
  {
    table: passkeyChallenges,
    why: 'Random numbers that wait up to five minutes for a passkey to answer.',
    erased: 'with the account',
  },
  {
    table: idempotencyKeys,
    why: 'Answers to the changes of the last 90 days, so that a change sent twice is made once. The data in them is exported.',
    erased: 'with the account',
  },
  {
    table: vitalSignDays,
    why: 'Daily counts, sums, and lowest and highest values of your readings. The readings themselves are exported.',
    erased: 'with the account',
  },
  {
    table: deletionReminders,
    why: 'Whether a reminder about a deletion was sent.',
    erased: 'with the account',
  },
  {
    table: knownDevices,
    why: "Hashes of the marks that identify browsers you have signed in with, so that other people's wrong passwords do not hold you up there. They are deleted after 180 days without use.",
    erased: 'with the account',
  },
  {
    table: signInGuards,
    why: 'How many wrong passwords were tried for an address in the last hour, listed by a keyed hash of the address and of the network they came from.',
    erased: 'by the eraser',
  },
  {
    table: rateWindows,
    why: 'How many requests were made in the last few minutes, listed by a keyed hash of who made them.',
    erased: 'by itself',
  },
  { table: fileRemovals, why: 'Files that are being deleted, listed by ID.', erased: 'by itself' },
];

/** The trail is exported as `accessLog`, with the names that an entry has only where it is read. It outlives the account, by ids. */
export const trail: readonly PgTable[] = [auditEntries, auditHeads];

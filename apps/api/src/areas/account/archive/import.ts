import { createHash } from 'node:crypto';
import { checkSchema } from '@nadi/api-server/validation';
import type { AccountExport, ExportedAccess } from '@nadi/contract/schema';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { isInDoubt } from '../../../kernel/db/errors';
import { inBatches } from '../../../kernel/db/in-batches';
import type { Exported } from '../../../kernel/db/kept-tables';
import type { Transaction } from '../../../kernel/db/transaction';
import { newToken } from '../../../kernel/keys/opaque-token';
import type { AppContext } from '../../../kernel/operation/context';
import { users } from '../../../kernel/tables/users';
import { hashPassword } from '../../identity/offers';
import { fromPlain, type PlainRow } from './rows';
import { upgradeExport } from './upgrade';

type Tools = Pick<AppContext, 'db' | 'files' | 'secrets' | 'kept'>;

/**
 * Imports an exported account into a database that does not have it, so that exporting it again gives the same. Data that an export
 * omits cannot come back: the person sets a new password, and turns two-step sign-in on again. The people whom the export names must
 * exist already: who decided on a doctor's registration, who entered a reading. The access log is written again entry by entry, so
 * it has the same hashes; the import itself leaves no entry.
 *
 * @returns the id of the account
 * @throws if the archive is not an export, was altered, or its account already exists
 */
export async function importAccount(
  archive: Uint8Array,
  { db, files, secrets, kept: { exported } }: Tools,
): Promise<string> {
  const content = unzipSync(archive);
  const kept = readAccount(content['account.json']);
  const { id, email } = kept.account;
  for (const file of kept.files) {
    const bytes = content[file.name];
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      throw new Error(`The archive has not the content of ${file.name} that it lists.`);
  }
  const isThere = await db.read('keeper', (tx) => tx.$count(users, eq(users.id, id)));
  if (isThere > 0) throw new Error(`The account ${id} is there already.`);

  // No one knows it: the person gets in with a link that is sent to the address.
  const passwordHash = await hashPassword(newToken(), email, secrets);
  for (const file of kept.files) await files.put(file.id, content[file.name] ?? new Uint8Array());
  try {
    await db.write('keeper', async (tx) => {
      for (const section of exported)
        if (section.isImported) await importRows(section, kept, { passwordHash }, tx);
      for (const access of kept.accessLog) await appendAgain(id, access, tx);
    });
  } catch (error) {
    if (!isInDoubt(error)) await Promise.allSettled(kept.files.map((file) => files.remove(file.id)));
    throw error;
  }
  return id;
}

function readAccount(bytes: Uint8Array | undefined): AccountExport {
  if (!bytes) throw new Error('The archive has no account.json.');
  const value: unknown = upgradeExport(JSON.parse(Buffer.from(bytes).toString()));
  const [fault] = checkSchema('AccountExport', value, '');
  if (fault) throw new Error(`account.json: ${fault.pointer} ${fault.code}.`);
  const account = value as AccountExport;
  // Visits are not imported, so neither are their photos.
  const { consultations, consultationMessages } = account;
  const ofVisits = new Set([
    ...consultations.flatMap(({ photos }) => photos.map(({ id }) => id)),
    ...consultationMessages.flatMap(({ photo }) => (photo ? [photo.id] : [])),
  ]);
  return { ...account, files: account.files.filter(({ id }) => !ofVisits.has(id)) };
}

async function importRows(
  section: Exported,
  kept: AccountExport,
  secret: { passwordHash: string },
  tx: Transaction,
): Promise<void> {
  const found = kept[section.as];
  const plain = (Array.isArray(found) ? found : found === null ? [] : [found]) as PlainRow[];
  const rows = plain.map((row) => ({
    ...fromPlain(section, row, kept.account.id),
    ...(section.as === 'account' ? secret : {}),
    ...section.atImport?.(kept.exportedAt, row),
  }));
  for (const batch of inBatches(rows)) await tx.insert(section.table).values(batch);
}

async function appendAgain(subjectId: string, access: ExportedAccess, tx: Transaction): Promise<void> {
  const { id, at, actor, actorRole, onBehalfOf, purpose, operation, action, recordType, requestId } = access;
  await tx.execute(
    sql`select append_audit(${subjectId}, ${id}, ${at}, ${actor?.id ?? null}, ${actorRole}, ${onBehalfOf?.id ?? null}, ${purpose}, ${operation}, ${action}, ${recordType}, ${sql.param(access.recordIds)}::text[], ${requestId})`,
  );
}

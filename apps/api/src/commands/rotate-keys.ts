import { and, asc, eq, gt, isNull, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { recoveryCodes, resealSecret, totpSecrets } from '../areas/identity/offers';
import {
  healthConnections,
  providerConfigurations,
  resealClientSecret,
  resealTokens,
  tokenRevocations,
} from '../areas/integrations/offers';
import { recordUploads } from '../areas/records/offers';
import type { Database } from '../kernel/db/client';
import type { FileStore } from '../kernel/files/store';
import type { Secrets } from '../kernel/keys/secrets';
import { resealMail } from '../kernel/mail/mail-queue';
import { files as filesTable } from '../kernel/tables/files';
import { mails } from '../kernel/tables/mails';

const atOnce = 200;

type Tools = { db: Database; files: FileStore; secrets: Secrets };

export type Rotation = {
  /** Sealed again by this run. */
  files: number;
  twoStepSecrets: number;
  mails: number;
  /** Tokens of connected accounts, and secrets of this installation at providers of health data. */
  connections: number;
  /** Files that have a row but no content. */
  missingFiles: string[];
  /** Data that only an older key opens, and that only its owner can create again. */
  recoveryCodes: number;
};

/**
 * Seals data again with the newest key that an older one had sealed. An interrupted run is continued by the next one; the server
 * may run at the same time.
 */
export async function rotateKeys({ db, files, secrets }: Tools): Promise<Rotation> {
  const done: Rotation = {
    files: 0,
    twoStepSecrets: 0,
    mails: 0,
    connections: 0,
    missingFiles: [],
    recoveryCodes: 0,
  };
  for await (const id of idsOf(db, filesTable, filesTable.id)) {
    const wrapped = await files.rewrap(id);
    if (wrapped) done.files += 1;
    if (wrapped === null && (await isStillThere(db, id))) done.missingFiles.push(id);
  }
  // Includes what is being received, or is not filed yet.
  for await (const id of idsOf(db, recordUploads, recordUploads.id)) {
    const [upload] = await db.read('keeper', (tx) =>
      tx.select({ previewIds: recordUploads.previewIds }).from(recordUploads).where(eq(recordUploads.id, id)),
    );
    for (const one of [id, ...(upload?.previewIds ?? [])]) if (await files.rewrap(one)) done.files += 1;
  }
  const isOlder = notLike(totpSecrets.sealed, `${secrets.id}.%`);
  for await (const userId of idsOf(db, totpSecrets, totpSecrets.userId, isOlder))
    if (await reseal(userId, db, secrets)) done.twoStepSecrets += 1;
  for await (const id of idsOf(db, mails, mails.id, notLike(mails.sealed, `${secrets.id}.%`)))
    if (await resealWaiting(id, db, secrets)) done.mails += 1;
  for (const resealed of [resealConnections, resealRevocations, resealConfigurations])
    done.connections += await resealed(db, secrets);
  done.recoveryCodes = await db.read('keeper', (tx) =>
    tx.$count(
      recoveryCodes,
      and(isNull(recoveryCodes.usedAt), notLike(recoveryCodes.codeHash, `${secrets.id}.%`)),
    ),
  );
  return done;
}

/** Ids of a table in their order, each batch in a short transaction of its own. */
async function* idsOf(db: Database, table: PgTable, column: PgColumn, chosen?: SQL): AsyncGenerator<string> {
  for (let last: string | undefined, isOver = false; !isOver; ) {
    const after = last === undefined ? undefined : gt(column, last);
    const page = await db.read('keeper', (tx) =>
      tx
        .select({ id: sql<string>`${column}` })
        .from(table)
        .where(and(chosen, after))
        .orderBy(asc(column))
        .limit(atOnce),
    );
    yield* page.map(({ id }) => id);
    last = page.at(-1)?.id;
    isOver = page.length < atOnce;
  }
}

/** Locked while it changes: the person may turn the app off or replace it at the same moment. */
const reseal = (userId: string, db: Database, secrets: Secrets): Promise<boolean> =>
  db.write('keeper', async (tx) => {
    const chosen = eq(totpSecrets.userId, userId);
    const [found] = await tx.select().from(totpSecrets).where(chosen).for('update');
    const sealed = found ? resealSecret(found.sealed, userId, secrets) : null;
    if (sealed === null) return false;
    await tx.update(totpSecrets).set({ sealed }).where(chosen);
    return true;
  });

/** Locked while it changes: it may be sent at the same moment. */
const resealWaiting = (id: string, db: Database, secrets: Secrets): Promise<boolean> =>
  db.write('keeper', async (tx) => {
    const chosen = eq(mails.id, id);
    const [found] = await tx.select().from(mails).where(chosen).for('update');
    const sealed = found ? resealMail(id, found.sealed, secrets) : null;
    if (sealed === null) return false;
    await tx.update(mails).set({ sealed }).where(chosen);
    return true;
  });

/** Locked while they change: tokens may be renewed at the same moment. */
async function resealConnections(db: Database, secrets: Secrets): Promise<number> {
  let count = 0;
  const isOlder = notLike(healthConnections.sealedTokens, `${secrets.id}.%`);
  for await (const id of idsOf(db, healthConnections, healthConnections.id, isOlder))
    count += await db.write('keeper', async (tx) => {
      const chosen = eq(healthConnections.id, id);
      const [found] = await tx.select().from(healthConnections).where(chosen).for('update');
      const renewed = found?.sealedTokens
        ? resealTokens(id, { ...found, sealedTokens: found.sealedTokens }, secrets)
        : null;
      if (renewed === null) return 0;
      await tx.update(healthConnections).set(renewed).where(chosen);
      return 1;
    });
  return count;
}

/** Locked while they change: they may be revoked at the same moment. */
async function resealRevocations(db: Database, secrets: Secrets): Promise<number> {
  let count = 0;
  const isOlder = notLike(tokenRevocations.sealedTokens, `${secrets.id}.%`);
  for await (const id of idsOf(db, tokenRevocations, tokenRevocations.id, isOlder))
    count += await db.write('keeper', async (tx) => {
      const chosen = eq(tokenRevocations.id, id);
      const [found] = await tx.select().from(tokenRevocations).where(chosen).for('update');
      const renewed = found ? resealTokens(found.sealedFor, found, secrets) : null;
      if (renewed === null) return 0;
      await tx.update(tokenRevocations).set(renewed).where(chosen);
      return 1;
    });
  return count;
}

const resealConfigurations = (db: Database, secrets: Secrets): Promise<number> =>
  db.write('keeper', async (tx) => {
    let count = 0;
    for (const row of await tx.select().from(providerConfigurations).for('update')) {
      const sealedSecret = resealClientSecret(row.provider, row.sealedSecret, secrets);
      if (sealedSecret === null) continue;
      await tx
        .update(providerConfigurations)
        .set({ sealedSecret })
        .where(eq(providerConfigurations.provider, row.provider));
      count += 1;
    }
    return count;
  });

/** A file whose account was erased in between is not missed. */
const isStillThere = async (db: Database, id: string): Promise<boolean> =>
  (await db.read('keeper', (tx) => tx.$count(filesTable, eq(filesTable.id, id)))) > 0;

import type { Handler } from '@nadi/api-server/handlers';
import { badRequest } from '@nadi/api-server/problem';
import type { Kept } from '../../../kernel/db/kept-tables';
import type { Spool } from '../../../kernel/files/spool';
import { takingTurns } from '../../../kernel/limits/turns';
import { reading } from '../../../kernel/operation/operation';
import type { RequestContext } from '../../../kernel/operation/request-context';
import { writeArchive } from '../archive/archive';

/** Time for a year of readings at one a minute. */
const patience = 60_000;
/** Each uses a connection while it is created; the rest of the pool is for everyone else. */
const atOnce = 2;

const inTurn = takingTurns(atOnce);

/**
 * The archive is complete, and its audit entry committed, before the first byte is sent: a slow client holds a nameless file
 * but neither a connection nor memory, and a failure while it is created is answered as a problem.
 */
export const exportAccount: Handler<'exportAccount', RequestContext> = async (request, context) => {
  const began = performance.now();
  return inTurn(context.app, async () => {
    const spool = await context.app.files.openSpool();
    try {
      const made = await into(spool, context.app.kept)(request, waitedUntilNow(context, began));
      return { ...made, body: { length: spool.length(), content: spool.read() } };
    } catch (error) {
      await spool.close();
      throw error;
    }
  });
};

const waitedUntilNow = (context: RequestContext, began: number): RequestContext => {
  const { caller } = context;
  return caller
    ? { ...context, caller: { ...caller, waited: caller.waited + performance.now() - began } }
    : context;
};

const into = (spool: Spool, kept: Kept) =>
  reading(
    'exportAccount',
    async (_, { tx, caller, files, now, isGone }) => {
      await writeArchive(caller.userId, { tx, files, now, kept }, async (bytes) => {
        if (isGone()) throw badRequest('The connection was closed before the archive was made.');
        await spool.write(bytes);
      });
      return {
        // The spooled archive replaces it once the transaction is committed.
        body: new Uint8Array(),
        contentType: 'application/zip',
        headers: {
          'Content-Disposition': `attachment; filename="nadi-export-${now.toISOString().slice(0, 10)}.zip"`,
        },
      };
    },
    { patience },
  );

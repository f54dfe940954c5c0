import type { Answer, Handler } from '@nadi/api-server/handlers';
import { badRequest, unavailable } from '@nadi/api-server/problem';
import type { Spool } from '../../../kernel/files/spool';
import { takingTurns } from '../../../kernel/limits/turns';
import type { AppContext } from '../../../kernel/operation/context';
import type { Given } from '../../../kernel/operation/given';
import { preparedQuery, query } from '../../../kernel/operation/operation';
import type { RequestContext } from '../../../kernel/operation/request-context';
import { writeArchive } from '../archive/archive';
import { ChangedMeanwhile, readAtOnce, readInSlices } from '../archive/pages';
import type { ExportedRow } from '../archive/rows';

/** Time for a year of readings at one a minute. */
const timeoutMs = 60_000;
/** Each uses a connection while it is created; the rest of the pool is for everyone else. The embedded database has one for all. */
const inTurn = { postgres: takingTurns(2), embedded: takingTurns(1) };
/** Attempts to read in slices what others change meanwhile. */
const maxAttempts = 3;

/**
 * The archive is complete, and its audit entry committed, before the first byte is sent: a slow client holds a nameless file
 * but neither a connection nor memory, and a failure while it is created is answered as a problem.
 */
export const exportAccount: Handler<'exportAccount', RequestContext> = async (request, context) => {
  const { app } = context;
  const began = performance.now();
  return inTurn[app.db.kind](app, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const spool = await app.files.openSpool();
      try {
        const made = await into[app.db.kind](spool, app)(request, waitedUntilNow(context, began));
        return { ...made, body: { length: spool.length(), content: spool.read() } };
      } catch (error) {
        await spool.close();
        if (!isOfChange(error)) throw error;
        if (attempt === maxAttempts) throw unavailable(30, error);
      }
    }
  });
};

const waitedUntilNow = (context: RequestContext, began: number): RequestContext => {
  const { caller } = context;
  return caller
    ? { ...context, caller: { ...caller, waited: caller.waited + performance.now() - began } }
    : context;
};

/** A file of a row that was removed after it was read is not there either. */
const isOfChange = (error: unknown): boolean =>
  error instanceof ChangedMeanwhile || (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

type Into = (spool: Spool, app: AppContext) => Handler<'exportAccount', RequestContext>;

const into: Record<AppContext['db']['kind'], Into> = {
  postgres: (spool, app) =>
    query(
      'exportAccount',
      async (_, given) => {
        await write(readAtOnce(given.tx, given.caller.userId, app.kept.exported), given, {
          spool,
          kept: app.kept,
        });
        return answerOf(given);
      },
      { timeoutMs },
    ),
  embedded: (spool, app) =>
    preparedQuery('exportAccount', {
      prepare: (_, given) =>
        write(readInSlices(app.db, given.caller, app.kept.exported), given, { spool, kept: app.kept }),
      perform: async (_, __, given) => answerOf(given),
    }),
};

const write = (
  pages: AsyncIterable<ExportedRow[]>,
  { files, now, isGone }: Given<'exportAccount'>,
  { spool, kept }: { spool: Spool } & Pick<AppContext, 'kept'>,
): Promise<void> =>
  writeArchive({ pages, files, now, kept }, async (bytes) => {
    if (isGone()) throw badRequest('The connection was closed before the archive was made.');
    await spool.write(bytes);
  });

const answerOf = ({ now }: Pick<Given<'exportAccount'>, 'now'>): Answer<'exportAccount'> => ({
  // The spooled archive replaces it once the transaction is committed.
  body: new Uint8Array(),
  contentType: 'application/zip',
  headers: {
    'Content-Disposition': `attachment; filename="nadi-export-${now.toISOString().slice(0, 10)}.zip"`,
  },
});

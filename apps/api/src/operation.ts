import type { Answer, ApiRequest, Handler } from '@nadi/api-server/handlers';
import { confirmPasswordFirst, Problem } from '@nadi/api-server/problem';
import { type OperationId, operations } from '@nadi/contract/operations';
import { appendAudit, type Touch } from './audit/append';
import type { AppContext } from './context';
import type { Actor } from './db/actor';
import type { Reader, Transaction, Writer } from './db/transaction';
import { answerOnce } from './idempotency';
import type { Mail } from './mail/mail';
import type { Caller } from './sessions/caller';

/** What the router hands to a handler: the server's tools, who asks, and from where. */
export type RequestContext = {
  app: AppContext;
  caller: Caller | null;
  requestId: string;
  /** The browser and system as they name themselves, in words. */
  device: string;
};

/** Someone is signed in wherever the contract names a role. */
type CallerOf<Id extends OperationId> = (typeof operations)[Id]['roles'] extends readonly [] ? null : Caller;

type Given<Id extends OperationId> = Pick<AppContext, 'newId' | 'secrets' | 'files' | 'version'> &
  Pick<RequestContext, 'device'> & {
    caller: CallerOf<Id>;
    /** The moment of this request. */
    now: Date;
    /** Where people reach this server, for links in mails. */
    publicUrl: string;
  };

type Reading<Id extends OperationId> = Given<Id> & {
  tx: Reader;
  /**
   * Tells the access log which records were read or changed, and whose. Without it an operation that the contract marks with
   * `x-audit` leaves one entry for the caller, without ids.
   */
  touched(touch: Touch): void;
};

type Writing<Id extends OperationId> = Reading<Id> & {
  tx: Writer;
  /** Hands a mail over once everything is saved; one that is undone sends none. */
  mail(mail: Mail): void;
  /** Undoes what no transaction undoes, such as a stored file. */
  onUndo(undo: () => Promise<void>): void;
};

/** An answer, or a problem. A problem that is returned keeps what was written; one that is thrown undoes it. */
type Outcome<Id extends OperationId> = Answer<Id> | Problem;

type Handled<Id extends OperationId> = Handler<Id, RequestContext>;

function givenBy<Id extends OperationId>({ app, caller, device }: RequestContext): Given<Id> {
  const { newId, secrets, files, version } = app;
  // The router let nobody pass whom the contract does not name.
  const checked = caller as CallerOf<Id>;
  return {
    newId,
    secrets,
    files,
    version,
    device,
    caller: checked,
    now: app.clock.now(),
    publicUrl: app.config.publicUrl,
  };
}

const actorOf = ({ caller }: RequestContext): Actor => caller ?? 'gate';

/** Milliseconds for which a password counts as recently given. */
const recently = 10 * 60 * 1000;

function checkPasswordIsRecent(id: OperationId, { app, caller }: RequestContext): void {
  if (!operations[id].needsRecentPassword || !caller) return;
  if (app.clock.now().getTime() - caller.confirmedAt.getTime() > recently) throw confirmPasswordFirst();
}

/** Runs an operation and, in the same transaction, writes its entries into the audit trail. */
async function audited<Id extends OperationId, Outcome>(
  id: Id,
  context: RequestContext,
  tx: Transaction,
  perform: (touched: (touch: Touch) => void) => Promise<Outcome>,
): Promise<Outcome> {
  const touches: Touch[] = [];
  const outcome = await perform((touch) => touches.push(touch));
  await appendAudit(id, context, touches, tx);
  return outcome;
}

/** An operation that only reads, in one transaction in which it cannot write. */
export const reading =
  <Id extends OperationId>(
    id: Id,
    perform: (request: ApiRequest<Id>, given: Reading<Id>) => Promise<Answer<Id>>,
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    return context.app.db.read(actorOf(context), (tx) =>
      audited(id, context, tx, (touched) => perform(request, { ...givenBy<Id>(context), tx, touched })),
    );
  };

/**
 * An operation that writes, in one transaction. Where the request carries an `Idempotency-Key`, the first answer is kept with
 * what was written, and given again to the same request.
 */
export const writing =
  <Id extends OperationId>(
    id: Id,
    perform: (request: ApiRequest<Id>, given: Writing<Id>) => Promise<Outcome<Id>>,
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    return write(id, context, (given) => answerOnce(id, request, given, () => perform(request, given)));
  };

/**
 * An operation with slow work between reading and writing, such as hashing a password. That work holds no connection, so a
 * flood of sign-ins does not keep others from the database.
 */
export const staged =
  <Id extends OperationId, Loaded, Decided>(
    id: Id,
    stages: {
      load(request: ApiRequest<Id>, given: Given<Id> & { tx: Reader }): Promise<Loaded>;
      decide(request: ApiRequest<Id>, loaded: Loaded, given: Given<Id>): Promise<Decided>;
      save(request: ApiRequest<Id>, decided: Decided, given: Writing<Id>): Promise<Outcome<Id>>;
    },
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    const given = givenBy<Id>(context);
    const loaded = await context.app.db.read(actorOf(context), (tx) =>
      stages.load(request, { ...given, tx }),
    );
    const decided = await stages.decide(request, loaded, given);
    return write(id, context, (writer) => stages.save(request, decided, writer));
  };

async function write<Id extends OperationId>(
  id: Id,
  context: RequestContext,
  perform: (given: Writing<Id>) => Promise<Outcome<Id>>,
): Promise<Answer<Id>> {
  const mails: Mail[] = [];
  const undoing: (() => Promise<void>)[] = [];
  let outcome: Outcome<Id>;
  try {
    outcome = await context.app.db.write(actorOf(context), (tx) =>
      audited(id, context, tx, (touched) =>
        perform({
          ...givenBy<Id>(context),
          tx,
          touched,
          mail: (mail) => mails.push(mail),
          onUndo: (undo) => undoing.push(undo),
        }),
      ),
    );
  } catch (error) {
    await Promise.allSettled(undoing.map((undo) => undo()));
    throw error;
  }
  for (const mail of mails) context.app.mailer.send(mail);
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

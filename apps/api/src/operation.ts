import type { Answer, ApiRequest, Handler } from '@nadi/api-server/handlers';
import { Problem } from '@nadi/api-server/problem';
import type { OperationId, operations } from '@nadi/contract/operations';
import type { AppContext } from './context';
import type { Reader, Writer } from './db/transaction';
import { answerOnce } from './idempotency';
import type { Mail } from './mail/mail';
import type { Caller } from './sessions/caller';

/** What the router hands to a handler: the server's tools, and who asks. */
export type RequestContext = { app: AppContext; caller: Caller | null };

/** Someone is signed in wherever the contract names a role. */
type CallerOf<Id extends OperationId> = (typeof operations)[Id]['roles'] extends readonly [] ? null : Caller;

type Given<Id extends OperationId> = Pick<AppContext, 'newId' | 'secrets' | 'files' | 'version'> & {
  caller: CallerOf<Id>;
  /** The moment of this request. */
  now: Date;
  /** Where people reach this server, for links in mails. */
  publicUrl: string;
};

type Writing<Id extends OperationId> = Given<Id> & {
  tx: Writer;
  /** Hands a mail over once everything is saved; one that is undone sends none. */
  mail(mail: Mail): void;
  /** Undoes what no transaction undoes, such as a stored file. */
  onUndo(undo: () => Promise<void>): void;
};

/** An answer, or a problem. A problem that is returned keeps what was written; one that is thrown undoes it. */
type Outcome<Id extends OperationId> = Answer<Id> | Problem;

type Handled<Id extends OperationId> = Handler<Id, RequestContext>;

function givenBy<Id extends OperationId>({ app, caller }: RequestContext): Given<Id> {
  const { newId, secrets, files, version } = app;
  // The router let nobody pass whom the contract does not name.
  const checked = caller as CallerOf<Id>;
  return {
    newId,
    secrets,
    files,
    version,
    caller: checked,
    now: app.clock.now(),
    publicUrl: app.config.publicUrl,
  };
}

/** An operation that only reads, in one transaction that cannot write. */
export const reading =
  <Id extends OperationId>(
    _id: Id,
    perform: (request: ApiRequest<Id>, given: Given<Id> & { tx: Reader }) => Promise<Answer<Id>>,
  ): Handled<Id> =>
  (request, context) =>
    context.app.db.read((tx) => perform(request, { ...givenBy<Id>(context), tx }));

/**
 * An operation that writes, in one transaction. Where the request carries an `Idempotency-Key`, the first answer is kept with
 * what was written, and given again to the same request.
 */
export const writing =
  <Id extends OperationId>(
    id: Id,
    perform: (request: ApiRequest<Id>, given: Writing<Id>) => Promise<Outcome<Id>>,
  ): Handled<Id> =>
  (request, context) =>
    write(context, (given) => answerOnce(id, request, given, () => perform(request, given)));

/**
 * An operation with slow work between reading and writing, such as hashing a password. That work holds no connection, so a
 * flood of sign-ins does not keep others from the database.
 */
export const staged =
  <Id extends OperationId, Loaded, Decided>(
    _id: Id,
    stages: {
      load(request: ApiRequest<Id>, given: Given<Id> & { tx: Reader }): Promise<Loaded>;
      decide(request: ApiRequest<Id>, loaded: Loaded, given: Given<Id>): Promise<Decided>;
      save(request: ApiRequest<Id>, decided: Decided, given: Writing<Id>): Promise<Outcome<Id>>;
    },
  ): Handled<Id> =>
  async (request, context) => {
    const given = givenBy<Id>(context);
    const loaded = await context.app.db.read((tx) => stages.load(request, { ...given, tx }));
    const decided = await stages.decide(request, loaded, given);
    return write<Id>(context, (writer) => stages.save(request, decided, writer));
  };

async function write<Id extends OperationId>(
  context: RequestContext,
  perform: (given: Writing<Id>) => Promise<Outcome<Id>>,
): Promise<Answer<Id>> {
  const mails: Mail[] = [];
  const undoing: (() => Promise<void>)[] = [];
  let outcome: Outcome<Id>;
  try {
    outcome = await context.app.db.write((tx) =>
      perform({
        ...givenBy<Id>(context),
        tx,
        mail: (mail) => mails.push(mail),
        onUndo: (undo) => undoing.push(undo),
      }),
    );
  } catch (error) {
    await Promise.allSettled(undoing.map((undo) => undo()));
    throw error;
  }
  for (const mail of mails) context.app.mailer.send(mail);
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

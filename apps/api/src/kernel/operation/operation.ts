import type { Dispatch } from '@nadi/api-server/dispatch';
import type { Answer, ApiRequest, Handler } from '@nadi/api-server/handlers';
import { confirmPasswordFirst, Problem } from '@nadi/api-server/problem';
import { type OperationId, operations } from '@nadi/contract/operations';
import { isPasswordRecent } from '@nadi/domain/identity/recent-password';
import { auditing, ownEntry, type Touch } from '../audit/append';
import { addOwnRead } from '../audit/own-reads';
import { type SecurityEntry, type SecurityEvent, securityEntry } from '../audit/security-event';
import type { Actor } from '../db/actor';
import type { Work } from '../db/client';
import type { Reader, Writer } from '../db/transaction';
import { answerOnce, refuseTwin } from '../idempotency/idempotency';
import type { Mail } from '../mail/mail';
import { type MailLimit, mayGo } from '../mail/mail-limit';
import type { Caller } from '../people/caller';
import type { AppContext } from './context';

/** What the router hands to a handler: the server's tools, who asks, and from where. */
export type RequestContext = {
  app: AppContext;
  caller: Caller | null;
  /** Who shows a session where none is needed; it gives no rights. */
  recognised: Caller | null;
  requestId: string;
  /** The browser and system as they name themselves, in words. */
  device: string;
  /** Where it comes from: an IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string;
  /** The `Cookie` header. */
  cookies: string;
  /** Answers one request of a batch. */
  dispatch: Dispatch;
  /** Whether it is one of a batch, which makes lasting what all of them did, before anyone hears of it. */
  isBatched: boolean;
  /** Whether nobody waits for the answer any more. */
  isGone(): boolean;
};

/** Someone is signed in wherever the contract names a role. */
type CallerOf<Id extends OperationId> = (typeof operations)[Id]['roles'] extends readonly [] ? null : Caller;

type Given<Id extends OperationId> = Pick<
  AppContext,
  'newId' | 'secrets' | 'files' | 'version' | 'requiresSecondStep'
> &
  Pick<RequestContext, 'device' | 'recognised' | 'network' | 'cookies' | 'isGone'> & {
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
  /**
   * Hands a mail over once everything is saved; one that is undone sends none. Beyond its limit it is dropped, and nobody told.
   *
   * @param mail null where nobody gets one: it is counted all the same
   */
  mail(mail: Mail | null, limit?: MailLimit): void;
  /**
   * Tells the log of an attempt to get round the walls, once what was counted of it is saved.
   *
   * @param entry what it leaves in the trail, in this transaction
   */
  noteSecurity(event: SecurityEvent, entry?: SecurityEntry): void;
  /** Undoes what no transaction undoes, such as a stored file. */
  onUndo(undo: () => Promise<void>): void;
  /** Takes what is written without waiting: it goes out with the commit, and undoes everything where it fails. */
  atEnd(send: (tx: Writer) => PromiseLike<unknown>): void;
};

/** An answer, or a problem. A problem that is returned keeps what was written; one that is thrown undoes it. */
type Outcome<Id extends OperationId> = Answer<Id> | Problem;

type Handled<Id extends OperationId> = Handler<Id, RequestContext>;

function givenBy<Id extends OperationId>({
  app,
  caller,
  recognised,
  device,
  network,
  cookies,
  isGone,
}: RequestContext): Given<Id> {
  const { newId, secrets, files, version, requiresSecondStep } = app;
  // The router let nobody pass whom the contract does not name.
  const checked = caller as CallerOf<Id>;
  return {
    newId,
    secrets,
    files,
    version,
    requiresSecondStep,
    device,
    network,
    cookies,
    isGone,
    recognised,
    caller: checked,
    now: app.clock.now(),
    publicUrl: app.config.publicUrl,
  };
}

const actorOf = ({ caller }: RequestContext): Actor => caller ?? 'gate';

function checkPasswordIsRecent(id: OperationId, { app, caller }: RequestContext): void {
  if (!operations[id].needsRecentPassword || !caller) return;
  if (!isPasswordRecent(caller.confirmedAt, app.clock.now())) throw confirmPasswordFirst();
}

/** Milliseconds for which the request has waited for the database before its transaction. */
const waitedBy = ({ caller }: RequestContext): number => caller?.waited ?? 0;

/** An operation with its entries in the audit trail, in the same transaction. */
const audited =
  <Outcome>(
    id: OperationId,
    context: RequestContext,
    perform: (touched: (touch: Touch) => void, ...given: Parameters<Work<Outcome>>) => Promise<Outcome>,
  ): Work<Outcome> =>
  async (tx, atEnd) => {
    const touches: Touch[] = [];
    const outcome = await perform((touch) => touches.push(touch), tx, atEnd);
    for (const entry of auditing(id, context, touches)) atEnd(entry);
    return outcome;
  };

/**
 * An operation that only reads, in one transaction in which it cannot write.
 *
 * @param patience milliseconds for the database, where there may be more to read than in a moment
 */
export const reading =
  <Id extends OperationId>(
    id: Id,
    perform: (request: ApiRequest<Id>, given: Reading<Id>) => Promise<Answer<Id>>,
    { patience }: { patience?: number } = {},
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    const work = audited(id, context, (touched, tx) =>
      perform(request, { ...givenBy<Id>(context), tx, touched }),
    );
    return context.app.db.read(actorOf(context), work, waitedBy(context), patience);
  };

/**
 * An operation that reads one's own record by one statement: it leaves in one packet with its transaction, and the entry in the audit
 * trail with those of others (`addOwnRead`), before anything is answered.
 */
export const readingAtOnce =
  <Id extends OperationId, Asked, Found>(
    id: Id,
    stages: {
      ask(request: ApiRequest<Id>): Asked;
      /** Sends the statement before it waits for anything. */
      find(asked: Asked, given: { tx: Reader; caller: Caller }): Promise<Found>;
      /** Ids of the records that were found. */
      idsOf(found: Found): string[];
      present(asked: Asked, found: Found): Answer<Id>;
    },
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    const { app, caller } = context;
    if (!caller) throw new Error(`${id} is for someone who is signed in.`);
    const asked = stages.ask(request);
    const find: Work<Found> = (tx, _, finish) => {
      const found = stages.find(asked, { tx, caller });
      finish?.();
      return found;
    };
    const found = await app.db.read(actorOf(context), find, waitedBy(context));
    const entry = { ...ownEntry(id, { ...context, caller }), recordIds: stages.idsOf(found) };
    const [answer] = await Promise.all([stages.present(asked, found), addOwnRead(entry, app.db)]);
    return answer;
  };

/**
 * An operation that writes, in one transaction. Where the request carries an `Idempotency-Key`, the first answer is kept with
 * what was written, and given again to the same request.
 */
export const writing = <Id extends OperationId>(
  id: Id,
  perform: (request: ApiRequest<Id>, given: Writing<Id>) => Promise<Outcome<Id>>,
): Handled<Id> =>
  loadedWriting(id, { load: async () => undefined, perform: (request, _, given) => perform(request, given) });

/**
 * An operation that writes and reads something in any case: that is asked for in one go with what the key says. It locks nothing,
 * since whoever is told to come again waits for nobody.
 */
export const loadedWriting =
  <Id extends OperationId, Loaded>(
    id: Id,
    stages: {
      load(given: Given<Id> & { tx: Reader }): Promise<Loaded>;
      perform(request: ApiRequest<Id>, loaded: Loaded, given: Writing<Id>): Promise<Outcome<Id>>;
    },
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    return write(id, context, (given) =>
      answerOnce(id, request, given, {
        load: () => stages.load(given),
        perform: (loaded) => stages.perform(request, loaded, given),
      }),
    ).catch(refuseTwin);
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
    const began = performance.now();
    const loaded = await context.app.db.read(
      actorOf(context),
      (tx) => stages.load(request, { ...given, tx }),
      waitedBy(context),
    );
    const waited = waitedBy(context) + performance.now() - began;
    const decided = await stages.decide(request, loaded, given);
    return write(id, context, (writer) => stages.save(request, decided, writer), waited);
  };

async function write<Id extends OperationId>(
  id: Id,
  context: RequestContext,
  perform: (given: Writing<Id>) => Promise<Outcome<Id>>,
  waited = waitedBy(context),
): Promise<Answer<Id>> {
  const mails: { mail: Mail | null; limit: MailLimit | undefined }[] = [];
  const undoing: (() => Promise<void>)[] = [];
  const events: SecurityEvent[] = [];
  let outcome: Outcome<Id>;
  try {
    const work = audited(id, context, (touched, tx, atEnd) => {
      const given = { ...givenBy<Id>(context), tx, touched };
      const mail = (one: Mail | null, limit?: MailLimit) => {
        if (context.isBatched) throw new Error('A mail would go before what it tells of is on the disk.');
        mails.push({ mail: one, limit });
      };
      const noteSecurity = (event: SecurityEvent, entry?: SecurityEntry) => {
        events.push(event);
        if (entry) atEnd(securityEntry(entry, context));
      };
      const onUndo = (undo: () => Promise<void>) => undoing.push(undo);
      return perform({ ...given, mail, noteSecurity, onUndo, atEnd });
    });
    outcome = await context.app.db.write(actorOf(context), work, waited, !context.isBatched);
  } catch (error) {
    await Promise.allSettled(undoing.map((undo) => undo()));
    throw error;
  }
  for (const event of events) {
    const { app, requestId } = context;
    app.log.warn({ event, requestId, operation: id }, 'security');
  }
  for (const { mail, limit } of mails) {
    const isAllowed = !limit || (await mayGo(limit, context.app));
    if (mail && isAllowed) context.app.mailer.send(mail);
  }
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

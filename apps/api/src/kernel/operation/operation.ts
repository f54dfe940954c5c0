/**
 * The way of a request, from top to bottom:
 *
 * 1. the router finds the operation, asks who is there and whether their role may (`packages/api-server/src/router.ts`);
 * 2. `perform` holds parameters and body against the contract, and calls the handler (`packages/api-server/src/perform.ts`);
 * 3. the handler is one of the forms below, and asks first for a password given just now, where the contract says so;
 * 4. `write` opens the transaction as the role of who asks (`kernel/db`), and carries out what has to wait for its end (`write.ts`);
 * 5. `answerOnce` gives the first answer again, where the key came before (`kernel/idempotency`);
 * 6. the operation loads, decides, saves and presents;
 * 7. `audited` adds who read or changed what, in the same transaction (`audited.ts`);
 * 8. the answer is settled: a problem, or the contract's status (`packages/api-server/src/settle.ts`).
 */
import type { Answer, ApiRequest, Handler } from '@nadi/api-server/handlers';
import { confirmPasswordFirst } from '@nadi/api-server/problem';
import { type OperationId, operations } from '@nadi/contract/operations';
import { isPasswordRecent } from '@nadi/domain/identity/recent-password';
import { ownEntry } from '../audit/append';
import { addOwnRead } from '../audit/own-reads';
import type { Work } from '../db/client';
import type { Reader } from '../db/transaction';
import { answerOnce, refuseTwin } from '../idempotency/idempotency';
import type { Caller } from '../people/caller';
import { audited } from './audited';
import { type Given, givenBy, type Outcome, type Reading, type Writing } from './given';
import { actedFor, actorOf, type RequestContext, waitedBy } from './request-context';
import { write } from './write';

type Handled<Id extends OperationId> = Handler<Id, RequestContext>;

function checkPasswordIsRecent(id: OperationId, { app, caller }: RequestContext): void {
  if (!operations[id].needsRecentPassword || !caller) return;
  if (!isPasswordRecent(caller.confirmedAt, app.clock.now())) throw confirmPasswordFirst();
}

/**
 * An operation that only reads, in one transaction in which it cannot write.
 *
 * @param timeoutMs milliseconds for the database, if there may be more to read than usual
 */
export const query =
  <Id extends OperationId>(
    id: Id,
    perform: (request: ApiRequest<Id>, given: Reading<Id>) => Promise<Answer<Id>>,
    { timeoutMs }: { timeoutMs?: number } = {},
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    const work = audited(id, context, (touched, tx) =>
      perform(request, { ...givenBy<Id>(context), tx, touched }),
    );
    return context.app.db.read(actorOf(context), work, waitedBy(context), timeoutMs);
  };

/**
 * An operation that reads for longer than a transaction may take: that is done before, and the entry in the audit trail is written in
 * the transaction after it, before anything is answered.
 */
export const preparedQuery =
  <Id extends OperationId, Prepared>(
    id: Id,
    stages: {
      prepare(request: ApiRequest<Id>, given: Given<Id>): Promise<Prepared>;
      perform(request: ApiRequest<Id>, prepared: Prepared, given: Reading<Id>): Promise<Answer<Id>>;
    },
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    const prepared = await stages.prepare(request, givenBy<Id>(context));
    return query(id, (same, given) => stages.perform(same, prepared, given))(request, context);
  };

/**
 * An operation with slow work after it has read that needs nothing of the database, such as drawing a document. That work holds no
 * connection; the entry in the audit trail is written before it.
 */
export const drawnQuery =
  <Id extends OperationId, Loaded>(
    id: Id,
    stages: {
      load(request: ApiRequest<Id>, given: Reading<Id>): Promise<Loaded>;
      draw(loaded: Loaded, given: Given<Id>): Promise<Answer<Id>>;
    },
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    const given = givenBy<Id>(context);
    const work = audited(id, context, (touched, tx) => stages.load(request, { ...given, tx, touched }));
    return stages.draw(await context.app.db.read(actorOf(context), work, waitedBy(context)), given);
  };

type Stages<Id extends OperationId, Asked, Found> = {
  ask(request: ApiRequest<Id>): Asked;
  /** Sends the statement before it waits for anything. */
  find(asked: Asked, given: { tx: Reader; caller: Caller }): Promise<Found>;
  /** Ids of the records that were found. */
  idsOf(found: Found): string[];
  present(asked: Asked, found: Found): Answer<Id>;
};

/** The same for another patient, with its entry in the same transaction. */
const actedQuery = <Id extends OperationId, Asked, Found>(id: Id, stages: Stages<Id, Asked, Found>) =>
  query(id, async (request, { tx, caller, touched }) => {
    if (!caller) throw new Error(`${id} is for someone who is signed in.`);
    const asked = stages.ask(request);
    const found = await stages.find(asked, { tx, caller });
    touched({ recordIds: stages.idsOf(found) });
    return stages.present(asked, found);
  });

/**
 * An operation that reads the caller's own record by one statement: it is sent in one packet with its transaction, and the entry in the audit
 * trail with those of others (`addOwnRead`), before anything is answered.
 */
export const singleStatementQuery =
  <Id extends OperationId, Asked, Found>(id: Id, stages: Stages<Id, Asked, Found>): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    const { app, caller } = context;
    if (!caller) throw new Error(`${id} is for someone who is signed in.`);
    if (actedFor(context)) return actedQuery(id, stages)(request, context);
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
 * An operation that writes, in one transaction. If the request has an `Idempotency-Key`, the first answer is stored with
 * the changes, and given again to the same request.
 */
export const mutation = <Id extends OperationId>(
  id: Id,
  perform: (request: ApiRequest<Id>, given: Writing<Id>) => Promise<Outcome<Id>>,
): Handled<Id> =>
  preloadedMutation(id, {
    load: async () => undefined,
    perform: (request, _, given) => perform(request, given),
  });

/**
 * An operation that writes and always reads something: that is read together with the key's answer. It locks nothing,
 * because a request that is told to come again waits for no one.
 */
export const preloadedMutation =
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
 * An operation that writes, with slow work before it that needs nothing of the database, such as decoding a picture. That work holds no
 * connection, and no other write waits for it.
 */
export const preparedMutation =
  <Id extends OperationId, Prepared>(
    id: Id,
    stages: {
      prepare(request: ApiRequest<Id>, given: Given<Id>): Promise<Prepared>;
      perform(request: ApiRequest<Id>, prepared: Prepared, given: Writing<Id>): Promise<Outcome<Id>>;
    },
  ): Handled<Id> =>
  async (request, context) => {
    checkPasswordIsRecent(id, context);
    const prepared = await stages.prepare(request, givenBy<Id>(context));
    return mutation(id, (same, given) => stages.perform(same, prepared, given))(request, context);
  };

/**
 * An operation with slow work between reading and writing, such as hashing a password. That work holds no connection, so a
 * flood of sign-ins does not keep others from the database.
 */
export const stagedMutation =
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

import type { Answer } from '@nadi/api-server/handlers';
import { Problem } from '@nadi/api-server/problem';
import type { OperationId } from '@nadi/contract/operations';
import { type SecurityEvent, securityEntry } from '../audit/security-event';
import type { AtEnd } from '../db/client';
import { isInDoubt } from '../db/errors';
import type { Mail } from '../mail/mail';
import type { MailLimit } from '../mail/mail-limit';
import { leavingMail, mailQueue } from '../mail/mail-queue';
import { addingNotice, type Notice, notificationQueue } from '../notify/notify';
import { enqueue as enqueuing, type Ids } from '../queue/enqueue';
import type { ServerEvent } from '../sockets/live';
import { audited } from './audited';
import { givenBy, type Outcome, type Writing } from './given';
import { actorOf, type RequestContext, waitedBy } from './request-context';

/** Leaves mails, notifications and jobs with the transaction, and collects work for after the commit, or for after a rollback. */
function afterwards(id: OperationId, context: RequestContext) {
  const { app, requestId, isBatched } = context;
  const now = app.clock.now();
  const queues = new Set<string>();
  const undoing: (() => Promise<void>)[] = [];
  const events: SecurityEvent[] = [];
  const told: [userId: string, event: ServerEvent][] = [];
  const willRing = (queue: string) => {
    if (isBatched) throw new Error('A job would be done before what it is about is on the disk.');
    queues.add(queue);
  };
  return {
    mail(mail: Mail | null, limit: MailLimit | undefined, atEnd: AtEnd): void {
      willRing(mailQueue);
      for (const send of leavingMail(mail, limit, { ...app, now })) atEnd(send);
    },
    notify(userId: string, notice: Notice, atEnd: AtEnd): void {
      willRing(notificationQueue);
      atEnd((tx) => tx.execute(addingNotice(userId, notice, { newId: app.newId, now })));
    },
    enqueue(queue: string, ids: Ids, atEnd: AtEnd): void {
      willRing(queue);
      atEnd((tx) => tx.execute(enqueuing(queue, ids, now)));
    },
    tell: (userId: string, event: ServerEvent): void => void told.push([userId, event]),
    note: (event: SecurityEvent): void => void events.push(event),
    onUndo: (undo: () => Promise<void>): void => void undoing.push(undo),
    async undo(): Promise<void> {
      await Promise.allSettled(undoing.map((one) => one()));
    },
    async carryOut(): Promise<void> {
      for (const event of events) app.log.warn({ event, requestId, operation: id }, 'security');
      for (const [userId, event] of told) app.live.tell(userId, event);
      for (const queue of queues) await app.bell.ring(queue);
    },
  };
}

/** Runs one transaction with its entries in the audit trail, and afterwards the work that no transaction covers. */
export async function write<Id extends OperationId>(
  id: Id,
  context: RequestContext,
  perform: (given: Writing<Id>) => Promise<Outcome<Id>>,
  waited = waitedBy(context),
): Promise<Answer<Id>> {
  const { mail, notify, enqueue, tell, note, onUndo, undo, carryOut } = afterwards(id, context);
  const work = audited(id, context, (touched, tx, atEnd) =>
    perform({
      ...givenBy<Id>(context),
      tx,
      touched,
      mail: (one, limit) => mail(one, limit, atEnd),
      tell,
      notify: (userId, notice) => notify(userId, notice, atEnd),
      enqueue: (queue, ids) => enqueue(queue, ids, atEnd),
      onUndo,
      atEnd,
      noteSecurity(event, entry) {
        note(event);
        if (entry) atEnd(securityEntry(entry, context));
      },
    }),
  );
  const outcome = await context.app.db
    .write(actorOf(context), work, waited, !context.isBatched)
    .catch(async (error: unknown) => {
      // Kept if it may have been committed: a row without its file is worse than a file without a row, which a sweep removes.
      if (!isInDoubt(error)) await undo();
      throw error;
    });
  await carryOut();
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

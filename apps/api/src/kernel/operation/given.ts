import type { Answer } from '@nadi/api-server/handlers';
import type { Problem } from '@nadi/api-server/problem';
import type { OperationId, operations } from '@nadi/contract/operations';
import type { Touch } from '../audit/append';
import type { SecurityEntry, SecurityEvent } from '../audit/security-event';
import type { Reader, Writer } from '../db/transaction';
import type { Mail } from '../mail/mail';
import type { MailLimit } from '../mail/mail-limit';
import type { Notice } from '../notify/notify';
import type { Caller } from '../people/caller';
import type { Ids } from '../queue/enqueue';
import type { ServerEvent } from '../sockets/live';
import type { AppContext } from './context';
import { callerOf, type RequestContext } from './request-context';

/** Someone is signed in wherever the contract names a role. */
type CallerOf<Id extends OperationId> = (typeof operations)[Id]['roles'] extends readonly [] ? null : Caller;

export type Given<Id extends OperationId> = Pick<
  AppContext,
  | 'newId'
  | 'secrets'
  | 'files'
  | 'version'
  | 'requiresSecondStep'
  | 'sharedAccounts'
  | 'triggers'
  | 'shared'
  | 'pages'
  | 'providerLink'
  | 'configuration'
> &
  Pick<RequestContext, 'device' | 'recognised' | 'network' | 'cookies' | 'isGone'> & {
    caller: CallerOf<Id>;
    /** The time of this request. */
    now: Date;
    /** The address at which people reach this server, for links in e-mails. */
    publicUrl: string;
    /** True if this installation can send SMS. */
    hasSms: boolean;
    /** Servers that help two browsers to reach each other. */
    ice: AppContext['config']['ice'];
    /** The person who answers for personal data; null if none is named. */
    grievanceOfficer: AppContext['config']['grievanceOfficer'];
    /** Origins of push services beyond those of the known browsers. */
    pushServices: readonly string[];
  };

export type Reading<Id extends OperationId> = Given<Id> & {
  tx: Reader;
  /**
   * Records in the access log which records were read or changed, and whose. Without it an operation that the contract marks with
   * `x-audit` leaves one entry for the caller, without ids.
   */
  touched(touch: Touch): void;
};

export type Writing<Id extends OperationId> = Reading<Id> & {
  tx: Writer;
  /**
   * Leaves an e-mail to be sent with everything that is saved here; not if the transaction is rolled back. Beyond its limit it is dropped silently.
   *
   * @param mail null if no one gets one: it is counted anyway
   */
  mail(mail: Mail | null, limit?: MailLimit): void;
  /** Tells the open pages of a person, once everything is saved. It may be lost. */
  tell(userId: string, event: ServerEvent): void;
  /** Tells a person of what is saved here, in their list and where they chose; not if the transaction is rolled back. */
  notify(userId: string, notice: Notice): void;
  /** Enqueues a job with everything that is saved here; not if the transaction is rolled back. */
  enqueue(queue: string, ids: Ids): void;
  /**
   * Logs an attempt to get round the protection, once its count is saved.
   *
   * @param entry for the trail, in this transaction
   */
  noteSecurity(event: SecurityEvent, entry?: SecurityEntry): void;
  /** Undoes work that no transaction rolls back, such as a stored file. */
  onUndo(undo: () => Promise<void>): void;
  /** Accepts a write that nothing waits for: it is sent with the commit, and rolls everything back if it fails. */
  atEnd(send: (tx: Writer) => PromiseLike<unknown>): void;
};

/** An answer, or a problem. Returning a problem keeps the changes; throwing one rolls them back. */
export type Outcome<Id extends OperationId> = Answer<Id> | Problem;

export function givenBy<Id extends OperationId>(context: RequestContext): Given<Id> {
  const { app, recognised, device, network, cookies, isGone } = context;
  const { newId, secrets, files, version, requiresSecondStep, sharedAccounts, triggers } = app;
  const { shared, pages, providerLink, configuration } = app;
  // The router let nobody pass whom the contract does not name.
  const checked = callerOf(context) as CallerOf<Id>;
  return {
    newId,
    secrets,
    files,
    version,
    requiresSecondStep,
    sharedAccounts,
    triggers,
    shared,
    pages,
    providerLink,
    configuration,
    device,
    network,
    cookies,
    isGone,
    recognised,
    caller: checked,
    now: app.clock.now(),
    publicUrl: app.config.publicUrl,
    hasSms: app.texter !== null,
    ice: app.config.ice,
    grievanceOfficer: app.config.grievanceOfficer,
    pushServices: app.config.pushServices,
  };
}

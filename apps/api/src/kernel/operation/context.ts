import type { Configuration } from '@nadi/contract/schema';
import type { Database } from '../db/client';
import type { Kept } from '../db/kept-tables';
import type { Clock } from '../environment/clock';
import type { Config } from '../environment/config';
import type { Log } from '../environment/log';
import type { FileStore } from '../files/store';
import type { Secrets } from '../keys/secrets';
import type { Mailer } from '../mail/mail';
import type { Mailbox } from '../mail/mailbox';
import type { RequiresSecondStep } from '../people/account';
import type { ProviderLink } from '../providers/provider-link';
import type { Pusher } from '../push/push';
import type { Bell } from '../queue/bell';
import type { SharedTable } from '../sharing/shared-table';
import type { Texter } from '../sms/sms';
import type { Live } from '../sockets/live';
import type { Trigger } from '../triggers/trigger';

/** Everything that the server may use. Tests provide their own clock, database and mailer. */
export type AppContext = {
  config: Config;
  /** Services that this server uses and does not use, without any address, account or secret. */
  configuration: Configuration;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  pusher: Pusher;
  /** Sends SMS; null if this installation cannot. */
  texter: Texter | null;
  /** Reaches providers of health data. */
  providerLink: ProviderLink;
  /** Tells the workers of this server that a job was enqueued. */
  bell: Bell;
  /** Tells open pages of people what happened. Called after the commit. */
  live: Live;
  /** The mailbox of development, which keeps e-mails; null if they are really sent. */
  mailbox: Mailbox | null;
  files: FileStore;
  /** A new id: UUIDv7, so that rows lie in the order in which they came. */
  newId(): string;
  secrets: Secrets;
  requiresSecondStep: RequiresSecondStep;
  /** Ids of accounts that strangers share, in a demonstration that they can reach: no administrator may close one to the others. */
  sharedAccounts: ReadonlySet<string>;
  /** The tables of all areas: how each is exported and erased. */
  kept: Kept;
  /** The patterns of the addresses of all pages, e.g. `/dashboard/medical-records/:id`. */
  pages: readonly string[];
  /** The rules of all areas by which notifications are sent. */
  triggers: readonly Trigger[];
  /** Lists what patients may share, of all areas. */
  shared: readonly SharedTable[];
  log: Log;
  /** Version of the running product. */
  version: string;
};

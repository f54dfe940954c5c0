import { join } from 'node:path';
import { v7 } from 'uuid';
import { pages } from '../generated/pages';
import { allTables } from '../generated/personal-data';
import { allShared } from '../generated/shared';
import { allTriggers } from '../generated/triggers';
import packageJson from '../package.json' with { type: 'json' };
import { secondStepRule } from './areas/identity/offers';
import { providerLinkOf } from './areas/integrations/offers';
import { openDatabase } from './kernel/db/client';
import { systemClock } from './kernel/environment/clock';
import type { Config } from './kernel/environment/config';
import { isDemo } from './kernel/environment/is-demo';
import type { Log } from './kernel/environment/log';
import { presentConfiguration } from './kernel/environment/present-configuration';
import { folderStore } from './kernel/files/store';
import { ringOf } from './kernel/keys/ring';
import { openSecrets } from './kernel/keys/secrets';
import { createMailbox } from './kernel/mail/mailbox';
import { createSmtpMailer } from './kernel/mail/smtp';
import type { AppContext } from './kernel/operation/context';
import { createPusher } from './kernel/push/pusher';
import { createBell } from './kernel/queue/bell';
import { createTexter } from './kernel/sms/sms';
import { noLive } from './kernel/sockets/live';
import { demoIds } from './seed/demo-accounts';
import { sharedIn } from './seed/shared-accounts';

/** Opens everything that the configuration names. */
export async function openContext(config: Config, log: Log): Promise<AppContext> {
  const [db, secrets] = await Promise.all([openDatabase(config, log), openSecrets(config, log)]);
  const mailbox = config.smtpUrl ? null : createMailbox(systemClock);
  const mailer = config.smtpUrl ? createSmtpMailer(config.smtpUrl, config.mailFrom) : mailbox;
  if (!mailer) throw new Error('Mail has nowhere to go.');
  if (mailbox && !isDemo({ db, config })) log.warn('SMTP_URL is not set: mails are not sent');
  return {
    config,
    configuration: presentConfiguration(config, packageJson.version),
    db,
    clock: systemClock,
    mailer,
    pusher: createPusher(config, secrets),
    texter: config.sms && createTexter(config.sms),
    providerLink: providerLinkOf({ secrets, config, isDemo: isDemo({ db, config }), clock: systemClock }),
    bell: createBell(),
    live: noLive,
    mailbox: isDemo({ db, config }) ? mailbox : null,
    files: folderStore(join(config.dataDir, 'files'), ringOf(secrets, 'files')),
    newId: () => v7(),
    secrets,
    requiresSecondStep: secondStepRule({ db, config }, demoIds),
    sharedAccounts: sharedIn({ db, config }),
    kept: allTables,
    pages,
    triggers: allTriggers,
    shared: allShared,
    log,
    version: packageJson.version,
  };
}

/** Closes everything. */
export async function closeContext({ db, mailer }: AppContext): Promise<void> {
  mailer.close();
  await db.close();
}

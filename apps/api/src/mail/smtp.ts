import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { describeError, type Log } from '../log';
import type { Mailer } from './mail';

/** Milliseconds before each further try. */
const pauses = [1_000, 10_000];

/** Sends by a mail server; what fails three times is given up, and the person asks for the mail again. */
export function createSmtpMailer(smtpUrl: string, from: string, log: Log): Mailer {
  const transport = createTransport(
    { url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  const underway = new Set<Promise<void>>();
  return {
    send(mail) {
      const sending = trySending(() => transport.sendMail(mail), log).finally(() => underway.delete(sending));
      underway.add(sending);
    },
    async idle() {
      await Promise.all(underway);
    },
    close: () => transport.close(),
  };
}

async function trySending(send: () => Promise<unknown>, log: Log): Promise<void> {
  for (const pause of [...pauses, null]) {
    try {
      await send();
      return;
    } catch (error) {
      log.warn({ error: describeError(error), willTryAgain: pause !== null }, 'mail was not sent');
      if (pause !== null) await setTimeout(pause, undefined, { ref: false });
    }
  }
}

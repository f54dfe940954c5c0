import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { describeError, type Log } from '../environment/log';
import type { Mail, Mailer } from './mail';

/** Milliseconds before each further try. */
const pauses = [1_000, 10_000];

/** Sends through a mail server; after three failures it gives up, and the person requests the e-mail again. */
export function createSmtpMailer(smtpUrl: string, from: string, log: Log): Mailer {
  const transport = createTransport(
    { url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  const underway = new Set<Promise<void>>();
  const waiting = new Set<Mail>();
  return {
    send(mail) {
      waiting.add(mail);
      const isWanted = () => waiting.has(mail);
      const sending = trySending(() => transport.sendMail(mail), isWanted, log).finally(() => {
        waiting.delete(mail);
        underway.delete(sending);
      });
      underway.add(sending);
    },
    forget(to) {
      for (const mail of waiting) if (mail.to === to) waiting.delete(mail);
    },
    async idle() {
      await Promise.all(underway);
    },
    close: () => transport.close(),
  };
}

async function trySending(send: () => Promise<unknown>, isWanted: () => boolean, log: Log): Promise<void> {
  for (const pause of [...pauses, null]) {
    if (!isWanted()) return;
    try {
      await send();
      return;
    } catch (error) {
      log.warn({ error: describeError(error), willTryAgain: pause !== null }, 'mail was not sent');
      if (pause !== null) await setTimeout(pause, undefined, { ref: false });
    }
  }
}

import { createTransport } from 'nodemailer';
import type { Mailer } from './mail';

/** Milliseconds for a mail server to answer: all of them together are less than a server has for a job. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through a mail server. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, pool: true, ...timeouts }, { from });
  return {
    async send({ purpose: _, ...mail }, id) {
      await transport.sendMail({ ...mail, messageId: `<${id}@${domainOf(from)}>` });
    },
    forget: () => {},
    close: () => transport.close(),
  };
}

/** Returns the domain of an address, with or without a name before it. */
const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

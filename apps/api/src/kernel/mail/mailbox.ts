import type { Clock } from '../environment/clock';
import type { Mail, Mailer } from './mail';

export type ReceivedMail = Mail & { id: number; at: Date };

/** The mailbox of development: mails stay in this process, to be read at /dev/mail. */
export type Mailbox = Mailer & { received(): readonly ReceivedMail[] };

const most = 200;

export function createMailbox(clock: Clock): Mailbox {
  const mails: ReceivedMail[] = [];
  let count = 0;
  return {
    async send(mail) {
      count += 1;
      mails.unshift({ ...mail, id: count, at: clock.now() });
      mails.length = Math.min(mails.length, most);
    },
    received: () => mails,
    forget(to) {
      mails.splice(0, mails.length, ...mails.filter((mail) => mail.to !== to));
    },
    close: () => {},
  };
}

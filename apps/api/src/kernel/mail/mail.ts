import type { DeliveryPurpose } from '@nadi/domain/platform/delivery';

export type Mail = {
  to: string;
  /** For the log of deliveries alone: it is not sent. */
  purpose: DeliveryPurpose;
  subject: string;
  text: string;
  html: string;
};

/** Sends e-mail once: trying again is the queue's work. */
export type Mailer = {
  /**
   * Resolves when the mail server has taken it.
   *
   * @param id the same at each try, so that what arrives twice is known to be one
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Deletes e-mails to an address that are only stored here: those of the mailbox of development. */
  forget(to: string): void;
  close(): void;
};

export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends mail in the background: nobody waits for a mail server with a form open. */
export type Mailer = {
  send(mail: Mail): void;
  /** Drops mails to an address that are only kept here: those that wait for another try, and all of the mailbox of development. */
  forget(to: string): void;
  /** Resolves when everything handed over so far was sent or given up. */
  idle(): Promise<void>;
  close(): void;
};

export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends e-mail in the background: no one waits for a mail server with a form open. */
export type Mailer = {
  send(mail: Mail): void;
  /** Deletes e-mails to an address that are only stored here: those that wait for another attempt, and all of the mailbox of development. */
  forget(to: string): void;
  /** Resolves when everything handed over so far was sent or given up. */
  idle(): Promise<void>;
  close(): void;
};

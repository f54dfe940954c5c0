export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends mail in the background: nobody waits for a mail server with a form open. */
export type Mailer = {
  send(mail: Mail): void;
  /** Resolves when everything handed over so far was sent or given up. */
  idle(): Promise<void>;
  close(): void;
};

/** As much of smtp-server as the tests use; the package brings no types. */
declare module 'smtp-server' {
  import type { Readable } from 'node:stream';

  type Session = { envelope: { rcptTo: { address: string }[] } };
  type Options = {
    authOptional: boolean;
    disabledCommands: string[];
    onData(stream: Readable, session: Session, done: (error?: Error | null) => void): void;
  };

  export class SMTPServer {
    constructor(options: Options);
    readonly server: import('node:net').Server;
    listen(port: number, host: string, ready: () => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
    close(done: () => void): void;
  }
}

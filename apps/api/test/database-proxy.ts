import { connect, createServer, type Socket } from 'node:net';

/** Stands between the API and Postgres as the network does, and can be told to fail as one does. */
export type DatabaseProxy = {
  port: number;
  /** As a good network does: everything passes. Ends what went before. */
  pass(): void;
  /** Cuts every connection and refuses new ones. */
  refuse(): void;
  /** Takes everything and hands on nothing, in neither direction. */
  stall(): void;
  /** Hands every answer on so many milliseconds later. */
  delay(milliseconds: number): void;
  /**
   * Hands a statement with these words on to the database, and nothing that comes back on its connection afterwards.
   *
   * @param answer words of the database's answer
   * @returns what resolves once it has been given
   */
  loseAnswerTo(words: string, answer: string): Promise<void>;
  stop(): Promise<void>;
};

type Losing = { words: string; answer: string; answered: () => void };
type State = { kind: 'pass' | 'refuse' | 'stall' } | { kind: 'delay'; milliseconds: number };

export async function startDatabaseProxy(target: URL): Promise<DatabaseProxy> {
  let state: State = { kind: 'pass' };
  let losing: Losing | undefined;
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };

  const server = createServer((client) => {
    if (state.kind === 'refuse') return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    let lost: Losing | undefined;
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.setNoDelay();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (state.kind === 'stall') return;
      if (losing && bytes.includes(losing.words)) {
        lost = losing;
        losing = undefined;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (lost) return bytes.includes(lost.answer) ? lost.answered() : undefined;
      if (state.kind === 'stall') return;
      if (state.kind === 'delay') setTimeout(() => client.write(bytes), state.milliseconds);
      else client.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');

  return {
    port: address.port,
    pass() {
      state = { kind: 'pass' };
      losing = undefined;
    },
    refuse() {
      state = { kind: 'refuse' };
      cut();
    },
    stall() {
      state = { kind: 'stall' };
    },
    delay(milliseconds) {
      state = { kind: 'delay', milliseconds };
    },
    loseAnswerTo: (words, answer) =>
      new Promise((answered) => {
        losing = { words, answer, answered };
      }),
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

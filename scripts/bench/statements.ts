import { connect, createServer } from 'node:net';

export type Counts = { statements: number; roundTrips: number };

export type StatementCounter = {
  /** The address of the database through this proxy. */
  url: string;
  /** The counts since the last call. */
  take(): Counts;
  stop(): void;
};

/** A proxy between server and Postgres that counts statements, and how often an answer was waited for. */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const target = new URL(databaseUrl);
  let counts: Counts = { statements: 0, roundTrips: 0 };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let hasStarted = false;
    let hasAnswered = true;
    let rest = Buffer.alloc(0);
    client.on('data', (bytes) => {
      database.write(bytes);
      if (hasAnswered) counts.roundTrips += 1;
      hasAnswered = false;
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        // The first message of a connection has no letter before its length.
        const head = hasStarted ? 1 : 0;
        if (rest.length < head + 4) return;
        const length = head + rest.readUInt32BE(head);
        if (rest.length < length) return;
        const kind = hasStarted ? String.fromCharCode(rest[0] ?? 0) : '';
        if (kind === 'E') counts.statements += 1;
        if (kind === 'Q') counts.statements += rest.subarray(5, length).toString().split(';').length;
        hasStarted = true;
        rest = rest.subarray(length);
      }
    });
    database.on('data', (bytes) => {
      hasAnswered = true;
      client.write(bytes);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.setNoDelay();
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The counter has no port.');
  const through = new URL(databaseUrl);
  through.port = String(address.port);
  return {
    url: through.href,
    take() {
      const taken = counts;
      counts = { statements: 0, roundTrips: 0 };
      return taken;
    },
    stop: () => server.close(),
  };
}

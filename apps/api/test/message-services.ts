import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: IncomingMessage['headers']; body: Buffer };

/** A push service, a messaging service and an SMS gateway on loopback, which keep what they get. */
export class Service {
  readonly received: Received[] = [];
  /** The statuses of the next answers. */
  answers: number[] = [];
  /** The body of refusals. */
  refusal = '';
  #server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      this.received.push({ path, headers, body: Buffer.concat(parts) });
      if (path === '/token')
        response.end(JSON.stringify({ access_token: 'of the account', expires_in: 3600 }));
      else response.writeHead(this.answers.shift() ?? 201).end(this.refusal);
    });
  });
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { mountMock } from '../../express';
import type { Mock } from '../../mock-types';

/** A mock behind Express on a port of its own. */
export async function serve(mock: Mock) {
  const app = express();
  app.use(mountMock(mock));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

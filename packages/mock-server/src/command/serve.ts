import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mountMock } from '../express';
import type { LightMock } from '../mock-types';
import { withCrossOrigin } from './cross-origin';
import { DocumentError } from './document-error';

/** Listens; pages of every origin may ask, since a mock has nothing to hide. */
export async function serve(
  mock: LightMock,
  port: number,
  host: string,
): Promise<{ url: string; server: Server }> {
  const server = createServer(mountMock({ ...mock, respond: withCrossOrigin(mock.respond) }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new DocumentError(`Port ${port} is taken. Give another by --port, or 0 for a free one.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${own}`, server };
}

import type { IncomingMessage } from 'node:http';

/** A connection below that of Socket.IO. */
export type Connection = {
  request: Pick<IncomingMessage, 'socket'>;
  once(name: 'close', hear: () => void): void;
};

/**
 * The connections that have not shown a token yet. Of each network the newest are kept: who has a token shows it in the first
 * message, so those that are closed for others are those that wait for nothing.
 *
 * @param max of one network
 * @param closed called for each that is closed
 */
export function createNewcomers(max: number, closed: () => void) {
  const byNetwork = new Map<string, Set<Connection>>();
  const networks = new WeakMap<Connection, string>();

  function leave(connection: Connection): void {
    const network = networks.get(connection);
    if (network === undefined) return;
    networks.delete(connection);
    const all = byNetwork.get(network);
    all?.delete(connection);
    if (all?.size === 0) byNetwork.delete(network);
  }

  return {
    leave,
    add(network: string, connection: Connection): void {
      const all = byNetwork.get(network) ?? new Set();
      byNetwork.set(network, all.add(connection));
      networks.set(connection, network);
      connection.once('close', () => leave(connection));
      const [oldest] = all;
      if (all.size <= max || !oldest) return;
      leave(oldest);
      closed();
      // A client that shows nothing would answer no word of an end either.
      oldest.request.socket.destroy();
    },
  };
}

/** The database's notifications, on connections of their own. They know no row security and may be lost: payloads are ids, and nothing depends on one. */
export type Channels = {
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /** The connections of Socket.IO's adapter, which tells other servers; null if this server is the only one. */
  adapter: AdapterConnections | null;
  close(): Promise<void>;
};

/** The part of a `pg.Pool` that the adapter uses. */
export type AdapterConnections = {
  /** The connection that listens; there is one, which is never replaced. */
  connect(): Promise<unknown>;
  query(text: string, values?: unknown[]): Promise<unknown>;
};

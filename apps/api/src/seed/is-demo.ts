import type { Config } from '../config';
import type { Database } from '../db/client';

type Where = {
  db: Pick<Database, 'kind'>;
  config: Pick<Config, 'environment' | 'demo' | 'host' | 'publicUrl'>;
};

/** Names that lead to one's own machine, and to none that is not (RFC 6761). */
export const isLocalName = (name: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1'].includes(name) || /\.(localhost|test)$/.test(name);

/**
 * Whether this is the embedded default on someone's own machine, where demo accounts and the mailbox are: their password and every
 * mail are open to whoever can reach them. `DEMO=on` says that it shall be so elsewhere.
 */
export function isDemo({ db, config }: Where): boolean {
  if (db.kind !== 'embedded' || config.environment === 'production' || config.demo === 'off') return false;
  return (
    config.demo === 'on' || (isLocalName(config.host) && isLocalName(new URL(config.publicUrl).hostname))
  );
}

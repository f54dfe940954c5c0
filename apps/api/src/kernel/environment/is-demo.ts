import { isIPv4 } from 'node:net';
import type { Config } from './config';

type Where = {
  db: { kind: 'embedded' | 'postgres' };
  config: Pick<Config, 'environment' | 'demo' | 'host' | 'publicUrl' | 'trustProxy'>;
};

/** Whether a name leads to one's own machine and to no other (RFC 6761, RFC 1122). A network may have `*.test` for itself. */
export function isLocalName(name: string | undefined): boolean {
  // Express has no name where the Host header is empty.
  const plain = name?.toLowerCase() ?? '';
  return (
    plain === 'localhost' ||
    plain.endsWith('.localhost') ||
    plain === '::1' ||
    plain === '[::1]' ||
    (isIPv4(plain) && plain.startsWith('127.'))
  );
}

/**
 * Whether this is a demonstration, where demo accounts and the mailbox are: their password and every mail are open to whoever can
 * reach them. Only `NADI_DEMO` says so, never that something else was left unsaid; `1` holds on one's own machine, `exposed`
 * elsewhere too.
 */
export function isDemo({ db, config }: Where): boolean {
  const { demo, environment, host, publicUrl, trustProxy } = config;
  if (db.kind !== 'embedded' || environment === 'production') return false;
  if (demo === 'exposed') return true;
  return demo === '1' && trustProxy === 0 && isLocalName(host) && isLocalName(new URL(publicUrl).hostname);
}

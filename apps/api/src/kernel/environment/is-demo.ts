import { isIPv4 } from 'node:net';
import type { Config } from './config';

type Where = {
  db: { kind: 'embedded' | 'postgres' };
  config: Pick<Config, 'environment' | 'demo' | 'host' | 'publicUrl' | 'trustProxy'>;
};

/** True if a name leads to this machine only (RFC 6761, RFC 1122). A network may use `*.test` for itself. */
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
 * Returns whether this is a demonstration, which has demo accounts and the mailbox: their password and every e-mail are open to everyone who can
 * reach them. Only `NADI_DEMO` turns it on, never the absence of another setting; `1` works on your own machine, `exposed`
 * elsewhere too.
 */
export function isDemo({ db, config }: Where): boolean {
  const { demo, environment, host, publicUrl, trustProxy } = config;
  if (db.kind !== 'embedded' || environment === 'production') return false;
  if (demo === 'exposed') return true;
  return demo === '1' && trustProxy === 0 && isLocalName(host) && isLocalName(new URL(publicUrl).hostname);
}

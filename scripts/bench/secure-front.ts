import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import { demoAccounts } from '../../apps/api/src/seed/demo-accounts';

export type SecureFront = {
  url: string;
  /** Makes a browser trust the certificate. It caches nothing from a server whose certificate it merely lets pass. */
  browserFlag: string;
  /** From then on it announces demo accounts, as only a demonstration does and never a server that runs for people. */
  setDemonstration(isOne: boolean): void;
  close(): void;
};

/** Headers of the connection, not of the content. */
const hops = ['connection', 'keep-alive', 'transfer-encoding'];

/** True if this machine can create a certificate. */
export const canMakeCertificate = (): boolean => spawnSync('openssl', ['version']).status === 0;

/**
 * The front that every production server has: TLS and HTTP/2, over which a browser requests everything at once instead of six
 * things at a time. Uses a self-signed certificate that no one trusts.
 *
 * @param folder for the certificate
 * @throws if there is no `openssl`
 */
export async function openSecureFront(hostname: string, port: number, folder: string): Promise<SecureFront> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  let isDemonstration = false;
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
    if (isDemonstration && asked.url === '/dev/demo-accounts.json') {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ data: demoAccounts }));
    } else pass(asked, answer, port);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The front has no port.');
  const { publicKey } = new X509Certificate(readFileSync(cert));
  const spki = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return {
    browserFlag: `--ignore-certificate-errors-spki-list=${spki}`,
    url: `https://${hostname}:${address.port}`,
    setDemonstration(isOne) {
      isDemonstration = isOne;
    },
    close: () => void server.close(),
  };
}

function pass(asked: Http2ServerRequest, answer: Http2ServerResponse, port: number): void {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
  const way = { host: '127.0.0.1', port, method: asked.method, path: asked.url };
  const onward = request({ ...way, headers: { ...headers, host: asked.authority } }, (given) => {
    const kept = Object.entries(given.headers).filter(([name]) => !hops.includes(name));
    answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
    given.pipe(answer);
  });
  onward.on('error', () => answer.stream.destroy());
  asked.pipe(onward);
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../root';

export type LocalRegistry = { url: string; close(): Promise<void> };

/**
 * Starts a registry on loopback that has the packages installed in this repository, each in its one version, but none of our own:
 * a normal installation then needs no network.
 */
export async function startRegistry(): Promise<LocalRegistry> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1)).split('?')[0] ?? '';
    const isTarball = path.endsWith('.tgz');
    const name = isTarball ? path.replace(/\/-\/.*$/, '') : path;
    const folder = join(root, 'node_modules', name);
    const isThere = /^(@[\w.-]+\/)?[\w.-]+$/.test(name) && existsSync(join(folder, 'package.json'));
    if (!isThere || name.startsWith('@nadi/')) {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"not found"}');
      return;
    }
    if (isTarball) {
      // Only its own files: packages in its node_modules are installed beside it.
      const given = [
        '-czf',
        '-',
        '--exclude=./node_modules',
        '--transform=s,^\\.,package,',
        '-C',
        folder,
        '.',
      ];
      const { stdout } = spawnSync('tar', given, { maxBuffer: 2 ** 30 });
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(stdout);
      return;
    }
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { version } = manifest as { version: string };
    const tarball = `http://${request.headers.host}/${name}/-/${version}.tgz`;
    const versions = { [version]: { ...manifest, dist: { tarball } } };
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** npm's environment: this registry, no other output than its own, and nothing of the person who runs the tests. */
export function npmEnvironment({ url }: LocalRegistry, folder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return {
    ...Object.fromEntries(own),
    NODE_OPTIONS: '',
    npm_config_registry: url,
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_yes: 'false',
  };
}

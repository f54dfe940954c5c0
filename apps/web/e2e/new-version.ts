import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Versions = {
  /** Leads to the version that is served. */
  folder: string;
  /** Serves the next version from now on; the files of the one before are gone. */
  next(): Promise<void>;
  remove(): Promise<void>;
};

/**
 * The built app in versions, of which one is served. Each is what a build gives after a change to every source file: other names of
 * all files in `assets/`, and a worker that lists them.
 */
export async function createVersions(built: string): Promise<Versions> {
  const home = await mkdtemp(join(tmpdir(), 'nadi-versions-'));
  const folder = join(home, 'served');
  let count = 1;

  async function serve(version: string) {
    // Put in the other's place in one step, as a careful deployment does.
    await symlink(join(home, version), join(home, 'next'));
    await rename(join(home, 'next'), folder);
  }

  await cp(built, join(home, 'v1'), { recursive: true });
  await serve('v1');
  return {
    folder,
    async next() {
      count += 1;
      const version = `v${count}`;
      await cp(built, join(home, version), { recursive: true });
      await renameAssets(join(home, version), version);
      await serve(version);
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** `assets/Button-Ab12.js` becomes `assets/Button-Ab12.v2.js`, wherever it is named. */
async function renameAssets(folder: string, version: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const renew = (text: string) =>
    text.replaceAll(/[\w.-]+\.js/g, (name) =>
      names.includes(name) ? name.replace(/js$/, `${version}.js`) : name,
    );
  await Promise.all(
    names.map(async (name) => {
      const code = await readFile(join(assets, name), 'utf8');
      await writeFile(join(assets, renew(name)), renew(code));
      await rm(join(assets, name));
    }),
  );
  const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of [...pages, 'service-worker.js']) {
    const text = renew(await readFile(join(folder, name), 'utf8'));
    // The page's revision, which is of its content.
    await writeFile(
      join(folder, name),
      text.replace(/(\{"revision":")(?=\w+","url":"\/app"\})/, `$1${version}`),
    );
  }
}

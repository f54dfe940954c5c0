import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from './migrations-folder';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Made by the build, so that the first start of the product is a quick one too. */
const shipped = join(here, 'template.tgz');
const gzip = { type: 'application/x-gzip' };

/**
 * A migrated, empty embedded database: making one takes seconds, loading it half a second. Shipped with the build; in the
 * source, made once for each state of the migrations and kept.
 */
export async function loadTemplate(): Promise<Blob> {
  const path = existsSync(shipped) ? shipped : join(cacheFolder(), `template-${fingerprint()}.tgz`);
  if (!existsSync(path)) await saveTemplate(path);
  return new Blob([await readFile(path)], gzip);
}

/** Makes the template and writes it to a file. */
export async function saveTemplate(path: string): Promise<void> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  await mkdir(dirname(path), { recursive: true });
  // Renamed when whole: several test files may make it at once.
  const whole = `${path}.${process.pid}`;
  await writeFile(whole, Buffer.from(await dump.arrayBuffer()));
  await rename(whole, path);
}

/** Names a state of the migrations. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

function cacheFolder(): string {
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package-lock.json'))) return join(folder, 'node_modules', '.cache', 'nadi');
  return join(here, '.cache');
}

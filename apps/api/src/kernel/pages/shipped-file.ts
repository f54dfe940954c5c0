import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const repository = new URL('../../../../../', import.meta.url);

/**
 * A file that is made elsewhere in the repository: the build copies it beside the bundle; run from the source, it is where it is made.
 *
 * @param name beside the bundle
 * @param source from the root of the repository
 */
export function shippedFile(name: string, source: string): string {
  const shipped = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return existsSync(shipped) ? shipped : fileURLToPath(new URL(source, repository));
}

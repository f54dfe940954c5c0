import { join } from 'node:path';
import { root } from '../root';

/** Packages that others may install, each after those that it needs. */
export const published = ['brand', 'domain', 'contract', 'api-client', 'api-server', 'mock-server', 'ui'];

/** Path to which `npm run pack` writes a package. */
export const tarballOf = (name: string): string => join(root, 'dist-packages', `nadi-${name}.tgz`);

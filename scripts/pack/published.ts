import { join } from 'node:path';
import { root } from '../root';

/** Packages that others may install, what they need first. */
export const published = ['brand', 'domain', 'contract', 'api-client', 'api-server', 'mock-server', 'ui'];

/** Where `npm run pack` leaves one. */
export const tarballOf = (name: string): string => join(root, 'dist-packages', `nadi-${name}.tgz`);

import { fileURLToPath } from 'node:url';

/** Beside this file in the source, and copied beside the bundle by the build. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Files that run without TypeScript, and start in a fraction of the time. */
import { join } from 'node:path';
import { bundleCommand } from './bundle-command';

await bundleCommand(join(import.meta.dirname, '../dist'));

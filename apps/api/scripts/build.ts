/** src/server.ts -> dist/. */
import { join } from 'node:path';
import { saveTemplate } from '../src/kernel/db/template';
import { bundleServer } from './bundle';

const dist = join(import.meta.dirname, '../dist');
await bundleServer(dist);
await saveTemplate(join(dist, 'template.tgz'));

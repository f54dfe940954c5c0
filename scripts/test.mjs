import { run } from './bootstrap/bootstrap.mjs';

run('scripts/test/main.ts');

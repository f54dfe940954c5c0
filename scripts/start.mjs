import { run } from './bootstrap/bootstrap.mjs';

run('scripts/start/main.ts');

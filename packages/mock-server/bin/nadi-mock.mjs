#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/nadi-mock.mjs', import.meta.url);
if (existsSync(built)) await import(built.href);
else {
  // In the repository, before a build.
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL('../src/command/main.ts', import.meta.url).href);
}

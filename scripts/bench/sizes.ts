import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { onlyInUse } from '@nadi/ui/vite/only-in-use';
import { build, type Plugin } from 'esbuild';
import { installPacked } from '../pack/install';
import { root } from '../root';
import { run } from '../run';
import { installApart } from './install-apart';
import type { Result } from './report';

const folder = join(root, '.cache', 'sizes');
const manifest = join(import.meta.dirname, 'weighed', 'package.json');

/** Each library's names for our seven: Button, TextField, Select, Dialog, Tabs, Table, Banner; with its theme and the styles from its guide. */
const peers: Record<string, string> = {
  Mantine: `import '@mantine/core/styles.css';
export { Alert, Button, MantineProvider, Modal, Select, Table, Tabs, TextInput } from '@mantine/core';`,
  MUI: `export { default as Alert } from '@mui/material/Alert';
export { default as Button } from '@mui/material/Button';
export { default as Dialog } from '@mui/material/Dialog';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Select } from '@mui/material/Select';
export { default as Tab } from '@mui/material/Tab';
export { default as Table } from '@mui/material/Table';
export { default as TableBody } from '@mui/material/TableBody';
export { default as TableCell } from '@mui/material/TableCell';
export { default as TableHead } from '@mui/material/TableHead';
export { default as TableRow } from '@mui/material/TableRow';
export { default as TableSortLabel } from '@mui/material/TableSortLabel';
export { default as Tabs } from '@mui/material/Tabs';
export { default as TextField } from '@mui/material/TextField';`,
  Carbon: `import '@carbon/styles/css/styles.css';
export { Button, DataTable, Dropdown, InlineNotification, Modal, Tab, TabList, TabPanel, TabPanels, Tabs, TextInput } from '@carbon/react';`,
};

/** The size of seven components in a page that already has React, in kB after gzip; compared with other libraries if these can be installed. */
export async function measureSizes(): Promise<Result[]> {
  await run(process.execPath, ['--import', 'tsx', 'scripts/pack/main.ts', 'brand', 'ui'], { isQuiet: true });
  const apart = join(root, '.cache', 'sizes-nadi');
  rmSync(apart, { recursive: true, force: true });
  installPacked(apart, ['brand', 'ui']);
  const ours = await weigh(readFileSync(join(import.meta.dirname, 'weighed', 'nadi.ts'), 'utf8'), apart);
  const results: Result[] = [
    { ...line('Nadi, seven components: JS', ours.js), ceiling: 65 },
    { ...line('Nadi, seven components: CSS', ours.css), ceiling: 12 },
  ];
  if (!(await installApart(folder, manifest, '@mantine/core'))) {
    console.log('Skipped: the libraries to compare with could not be installed.');
    return results;
  }
  for (const [name, source] of Object.entries(peers)) {
    const { js, css } = await weigh(source, folder);
    results.push(line(`${name}, the same seven: JS`, js), line(`${name}, the same seven: CSS`, css));
  }
  return results;
}

/** It does not vary. */
const line = (what: string, size: number): Result => ({
  id: 'P5',
  what,
  unit: 'kB',
  spread: { min: size, median: size, max: size },
});

/** As our guide recommends for an app in one language; only our library has such texts. */
const inEnglishOnly: Plugin = {
  name: 'in-english-only',
  setup({ onLoad }) {
    const { load } = onlyInUse(['en-US']);
    if (typeof load !== 'function') throw new Error('The plugin loads nothing.');
    onLoad({ filter: /react-(aria|stately)|@internationalized/ }, ({ path }) => {
      const contents = load.call(undefined as never, path);
      return typeof contents === 'string' ? { contents } : undefined;
    });
  },
};

async function weigh(source: string, from: string): Promise<{ js: number; css: number }> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: from, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    outdir: from,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    // Fonts and pictures are fetched separately.
    loader: { '.woff2': 'empty', '.woff': 'empty', '.svg': 'empty' },
    plugins: [inEnglishOnly],
    logLevel: 'error',
  });
  const size = (end: string) =>
    outputFiles
      .filter(({ path }) => path.endsWith(end))
      .reduce((sum, { contents }) => sum + gzipSync(contents).length / 1000, 0);
  return { js: size('.js'), css: size('.css') };
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { launchBrowser } from '../browser';
import { root } from '../root';
import { serve } from '../stories/serve';
import { installPacked } from './install';
import { published, tarballOf } from './published';

jest.setTimeout(180_000);

const run = (script: string, given: readonly string[], cwd = root) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', script), ...given],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  return { status, said: stdout + stderr };
};

beforeAll(() => {
  const packed = run('tsx/dist/cli.mjs', [join(root, 'scripts/pack/main.ts')]);
  if (packed.status !== 0) throw new Error(packed.said);
});

describe.each(published)('the package %s', (name) => {
  it('is one that publint finds nothing wrong with', async () => {
    const dist = join(root, 'packages', name, 'dist');
    const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
    const { messages } = await publint({ pkgDir: dist, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  it('has types that are found and say what the scripts are, for every reader of modules', async () => {
    const tarball = createPackageFromTarballData(readFileSync(tarballOf(name)));
    const result = await checkPackage(tarball, {
      // Leaves out fonts and documents, which are no scripts. Screens are built in the same way as components, and would take a minute.
      excludeEntrypoints: [/\.woff2$/, /\.yaml$/, /\.json$/, /\/screens\//],
    });
    if (!result.types) throw new Error('There are no types.');
    const problems = result.problems
      // We publish ES modules only: CommonJS loads them by import(), and Node 10 is long obsolete.
      .filter(({ kind }) => kind !== 'CJSResolvesToESM')
      .filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'));
    expect(problems).toEqual([]);
  });
});

describe('what is not for browsers alone', () => {
  const names = published.filter((name) => name !== 'ui');
  const app = join(root, '.cache/fresh-node');

  it('is imported by Node as it stands, by every way in', () => {
    rmSync(app, { recursive: true, force: true });
    mkdirSync(app, { recursive: true });
    installPacked(app, names);
    const scripts = names.flatMap((name) => {
      const manifest = readFileSync(join(root, 'packages', name, 'dist/package.json'), 'utf8');
      const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
      return Object.keys(exports)
        .filter((way) => typeof exports[way] === 'object')
        .map((way) => `@nadi/${name}${way.slice(1)}`);
    });
    expect(scripts.length).toBeGreaterThan(20);
    writeFileSync(join(app, 'all.mjs'), scripts.map((script) => `import '${script}';\n`).join(''));
    const { status, stderr } = spawnSync(process.execPath, ['all.mjs'], { cwd: app, encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('@nadi/ui in a fresh Vite app', () => {
  const app = join(root, '.cache/fresh-app');
  const built = join(app, 'dist');
  const ofKind = (end: string) =>
    readdirSync(join(built, 'assets'))
      .filter((file) => file.endsWith(end))
      .map((file) => readFileSync(join(built, 'assets', file), 'utf8'))
      .join('\n');
  let browser: Browser;

  beforeAll(async () => {
    rmSync(app, { recursive: true, force: true });
    mkdirSync(app, { recursive: true });
    cpSync(join(root, 'scripts/pack/fresh-app'), app, { recursive: true });
    installPacked(app, ['ui', 'brand']);
    const { status, said } = run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], app);
    if (status !== 0) throw new Error(said);
    browser = await chromium.launch(launchBrowser());
  });
  afterAll(() => browser?.close());

  it.each(['Bundler', 'NodeNext'])('is typed where modules are found as by %s', (resolution) => {
    const module = resolution === 'NodeNext' ? 'NodeNext' : 'ESNext';
    const { said } = run('typescript/bin/tsc', ['--moduleResolution', resolution, '--module', module], app);
    expect(said).toBe('');
  });

  it('brings the styles of what is imported, and of nothing else', () => {
    const styles = ofKind('.css');
    const classOf = (file: string) =>
      /\.(_?[\w-]+)/.exec(readFileSync(join(app, 'node_modules/@nadi/ui/src', file), 'utf8'))?.[1] ?? '?';
    expect(styles).toContain(`.${classOf('components/Select/Select.css')}`);
    expect(styles).not.toContain(`.${classOf('components/Banner/Banner.css')}`);
    expect(styles).not.toContain(`.${classOf('charts/TrendChart/TrendChart.css')}`);
  });

  it('is seen and operated in a browser', async () => {
    const site = await serve(built);
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${site.url}/index.html`);
      const button = page.getByRole('button', { name: 'Add a reading' });
      expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(15, 111, 103)',
      );
      await button.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Add a reading' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha');
      await dialog.getByRole('button', { name: /What did you measure/ }).press('Enter');
      await page.getByRole('option', { name: 'Pulse' }).press('Enter');
      await dialog.getByRole('button', { name: /Pulse/ }).waitFor();
      // While the list is open, Escape belongs to the list.
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
    } finally {
      site.stop();
    }
  });
});

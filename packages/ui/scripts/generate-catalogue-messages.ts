import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from '@inlang/paraglide-js';
import { pseudoMessage } from './pseudo';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Belongs to no country and no people: it shows where a translation would not fit, and which words are in no catalogue. */
const pseudoLocale = 'en-XA';

/**
 * Compiles the messages once more with an invented language beside the real ones, for the catalogue's toolbar. The product
 * takes `generated/messages` and carries nothing of it.
 */
export async function generateCatalogueMessages(): Promise<void> {
  const settings = JSON.parse(await readFile(here('project.inlang/settings.json'), 'utf8'));
  const patterns: string[] = settings['plugin.inlang.messageFormat'].pathPattern;
  const copies = here('generated/catalogue-messages');
  // A message that is no longer there must not live on.
  await rm(copies, { recursive: true, force: true });
  await cp(here('messages'), copies, { recursive: true });
  await mkdir(`${copies}/${pseudoLocale}`);
  for (const file of await readdir(here('messages/en'))) {
    const messages = JSON.parse(await readFile(here(`messages/en/${file}`), 'utf8'));
    const pseudo = Object.fromEntries(
      Object.entries<string>(messages).map(([key, message]) => [
        key,
        key === '$schema' ? message : pseudoMessage(message),
      ]),
    );
    await writeFile(`${copies}/${pseudoLocale}/${file}`, JSON.stringify(pseudo, null, 2));
  }

  const project = here('generated/catalogue.inlang');
  await mkdir(project, { recursive: true });
  await writeFile(
    `${project}/settings.json`,
    JSON.stringify({
      ...settings,
      locales: [...settings.locales, pseudoLocale],
      // Both are read from the folder in which the project stands.
      modules: settings.modules.map((module: string) => `../${module}`),
      'plugin.inlang.messageFormat': {
        pathPattern: patterns.map((pattern) => pattern.replace('./messages/', './catalogue-messages/')),
      },
    }),
  );
  await compile({
    project,
    outdir: here('generated/messages-catalogue'),
    strategy: ['globalVariable', 'baseLocale'],
  });
}

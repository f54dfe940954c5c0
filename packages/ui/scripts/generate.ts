/** Makes what the UI package needs before it can be used: compiled messages, and fonts cut to the letters they draw. */
import { fileURLToPath } from 'node:url';
import { compile } from '@inlang/paraglide-js';
import { bundleMessages } from './bundle-messages';
import { generateFonts } from './fonts/generate-fonts';
import { generateCatalogueMessages } from './generate-catalogue-messages';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await compile({
  project: here('project.inlang'),
  outdir: here('generated/messages'),
  // One locale is in use at a time and the app sets it at start; nothing is read from cookies or addresses behind its back.
  strategy: ['globalVariable', 'baseLocale'],
});

await bundleMessages(here('generated/messages'));
await generateCatalogueMessages();
await generateFonts(here('generated/fonts'));

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCatalogue, catalogue } from '../../stories/build';

/** A built catalogue: `CATALOGUE` names one, otherwise the repository's own. */
export function findCatalogue(): string {
  if (process.env.CATALOGUE) return process.env.CATALOGUE;
  buildCatalogue();
  return catalogue;
}

export type Altered = {
  folder: string;
  built: string;
  /** Draws the same catalogue with these CSS rules on top of its own; none removes them. */
  draw(css: string): void;
  remove(): void;
};

/** The catalogue as it would be built after a change of style: the same except for one page. */
export function alter(from: string): Altered {
  const folder = mkdtempSync(join(tmpdir(), 'nadi-visual-'));
  const built = join(folder, 'catalogue');
  mkdirSync(built);
  const page = 'iframe.html';
  for (const name of readdirSync(from)) if (name !== page) symlinkSync(join(from, name), join(built, name));
  cpSync(join(from, page), join(built, page));
  const own = readFileSync(join(from, page), 'utf8');
  return {
    folder,
    built,
    draw: (css) => writeFileSync(join(built, page), own.replace('</head>', `<style>${css}</style></head>`)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root';
import { files } from '../rules/source';

/**
 * The repository once more, to be written into: its files, what was generated from them, and its packages by links. Our own packages
 * are those of the copy.
 *
 * @returns its folder, which is the caller's to remove
 */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'nadi-new-')));
  for (const file of files.filter((path) => !path.startsWith('visual/'))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages('', copy);
  for (const kind of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, kind))) {
      const workspace = join(kind, name);
      const has = readdirSync(join(root, workspace));
      if (has.includes('generated'))
        cpSync(join(root, workspace, 'generated'), join(copy, workspace, 'generated'), { recursive: true });
      if (has.includes('node_modules')) linkPackages(workspace, copy);
    }
  const git = (...given: string[]) => execFileSync('git', given, { cwd: copy });
  git('init', '--quiet');
  git('add', '.');
  return copy;
}

function linkPackages(workspace: string, copy: string): void {
  const [from, to] = [join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules')];
  mkdirSync(join(to, '@nadi'), { recursive: true });
  // What tools keep of their last run is of the other place.
  for (const name of readdirSync(from).filter((one) => one !== '@nadi' && !/^\.(cache|vite)/.test(one)))
    symlinkSync(join(from, name), join(to, name));
  // As npm has them: each leads from here to its folder.
  const own = readdirSync(from).includes('@nadi') ? readdirSync(join(from, '@nadi')) : [];
  for (const name of own)
    cpSync(join(from, '@nadi', name), join(to, '@nadi', name), { verbatimSymlinks: true });
}

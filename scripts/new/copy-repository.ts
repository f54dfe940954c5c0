import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root';
import { files } from '../rules/source';

/**
 * Copies the repository to a folder for writing: its files, the files generated from them, and its packages as links. Our own packages
 * are those of the copy.
 *
 * @returns its folder, which the caller must remove
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
  // Files that tools keep from their last run belong to the original.
  for (const name of readdirSync(from).filter((one) => one !== '@nadi' && !/^\.(cache|vite)/.test(one)))
    symlinkSync(join(from, name), join(to, name));
  // In the same way as npm: each is a link from here to its folder.
  const own = readdirSync(from).includes('@nadi') ? readdirSync(join(from, '@nadi')) : [];
  for (const name of own)
    cpSync(join(from, '@nadi', name), join(to, '@nadi', name), { verbatimSymlinks: true });
}

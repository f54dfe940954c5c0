import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

/** Paths are from the root, in git's form. */
export const exists = (path: string): boolean => existsSync(join(root, path));
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
export const list = (folder: string): string[] => (exists(folder) ? readdirSync(join(root, folder)) : []);

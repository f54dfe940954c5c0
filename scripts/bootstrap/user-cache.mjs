import { homedir } from 'node:os';
import { join } from 'node:path';

/** Returns Nadi's folder in this user's cache, for files that can be created again: it outlives a clone. */
export function userCache() {
  const { NADI_CACHE_DIR, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (NADI_CACHE_DIR) return NADI_CACHE_DIR;
  if (process.platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'nadi', 'cache');
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'nadi');
}

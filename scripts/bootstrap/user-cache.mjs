import { homedir } from 'node:os';
import { join } from 'node:path';

/** Returns Nadi's folder among what programs keep for this user and can make anew: it outlives a clone. */
export function userCache() {
  const { NADI_CACHE_DIR, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (NADI_CACHE_DIR) return NADI_CACHE_DIR;
  if (process.platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'nadi', 'cache');
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'nadi');
}

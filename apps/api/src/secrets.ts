import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';

/** A key for one purpose; keys of different purposes tell nothing of each other. */
export type Secrets = {
  /** Signs access tokens. */
  accessTokens: Buffer;
  /** Makes the successor of a refresh token, so that it can be made again. */
  refreshTokens: Buffer;
  /** Makes the salt of an address's passwords. */
  passwordSalts: Buffer;
  /** Seals the secrets of authenticator apps. */
  twoStep: Buffer;
  /** Hashes what is too easy to guess for a plain hash: addresses, recovery codes. */
  guessable: Buffer;
  /** Wraps the keys of stored files. */
  files: Buffer;
};

/** Derives all keys from one secret: that of the environment, else one generated into the data folder. */
export async function openSecrets(config: Pick<Config, 'secret' | 'dataDir'>): Promise<Secrets> {
  return deriveSecrets(config.secret ?? (await generatedSecret(config.dataDir)));
}

export function deriveSecrets(master: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'nadi', purpose, 32));
  return {
    accessTokens: derive('access tokens'),
    refreshTokens: derive('refresh tokens'),
    passwordSalts: derive('password salts'),
    twoStep: derive('two-step'),
    guessable: derive('guessable'),
    files: derive('files'),
  };
}

async function generatedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const fresh = randomBytes(48).toString('base64url');
  try {
    // Fails where it exists, so that two starts at once agree on one.
    await writeFile(path, fresh, { flag: 'wx', mode: 0o600 });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(path, 'utf8')).trim();
  }
}

import { hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../environment/config';
import type { Log } from '../environment/log';
import { readGeneratedSecrets } from './generated-secret';

/** A key for each purpose, all from one secret; keys of different purposes reveal nothing about each other. */
export type Keys = {
  /** Names them beside the data that they sealed; reveals nothing about them. */
  id: string;
  /** Signs access tokens. */
  accessTokens: Buffer;
  /** Derives the successor of a refresh token, so that it can be derived again. */
  refreshTokens: Buffer;
  /** Makes the salt of an address's passwords. */
  passwordSalts: Buffer;
  /** Seals the secrets of authenticator apps. */
  twoStep: Buffer;
  /** Hashes values that are too easy to guess for a plain hash: addresses, recovery codes. */
  guessable: Buffer;
  /** Wraps the keys of stored files. */
  files: Buffer;
  /** Seals e-mails that wait to be sent. */
  mails: Buffer;
  /** Makes the key that signs what is sent to push services. */
  push: Buffer;
  /** Seals secrets and tokens of providers of health data. */
  integrations: Buffer;
  /** The seed of the key that signs the codes of prescriptions (Ed25519). */
  prescriptions: Buffer;
};

export type Purpose = Exclude<keyof Keys, 'id'>;

/** The keys for new data, and earlier ones that still open older data. */
export type Secrets = Keys & {
  /** Newest first. */
  previous: readonly Keys[];
};

type Given = Pick<Config, 'secret' | 'previousSecrets' | 'dataDir'>;

/** Derives all keys: from the secrets of the environment, else from those generated into the data folder. */
export async function openSecrets(config: Given, log: Log): Promise<Secrets> {
  if (config.secret !== null) return deriveSecrets(config.secret, config.previousSecrets);
  const [newest, ...previous] = await readGeneratedSecrets(config.dataDir, log);
  return deriveSecrets(newest, [...previous, ...config.previousSecrets]);
}

/** True unless `openSecrets` would make a new secret. */
export const isSecretKnown = ({ secret, dataDir }: Given): boolean =>
  secret !== null || existsSync(join(dataDir, 'secret'));

/** @param previous newest first */
export const deriveSecrets = (secret: string, previous: readonly string[] = []): Secrets => ({
  ...deriveKeys(secret),
  previous: previous.map(deriveKeys),
});

function deriveKeys(secret: string): Keys {
  const derive = (purpose: string, length = 32) =>
    Buffer.from(hkdfSync('sha256', secret, 'nadi', purpose, length));
  return {
    id: derive('key id', 4).toString('hex'),
    accessTokens: derive('access tokens'),
    refreshTokens: derive('refresh tokens'),
    passwordSalts: derive('password salts'),
    twoStep: derive('two-step'),
    guessable: derive('guessable'),
    files: derive('files'),
    mails: derive('mails'),
    push: derive('push'),
    integrations: derive('integrations'),
    prescriptions: derive('prescriptions'),
  };
}

import { fileURLToPath } from 'node:url';

/** What the environment says. Read once, at start; a fault names its variable and what to set it to. */
export type Config = {
  environment: 'production' | 'development' | 'test';
  host: string;
  port: number;
  /** Where people reach this server; links in mails begin with it. No slash at its end. */
  publicUrl: string;
  /** Holds the embedded database, files and, where none is given, the generated secret. */
  dataDir: string;
  /** A Postgres server; null for the embedded database. */
  databaseUrl: string | null;
  databasePool: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** Everything secret is derived from it; null where it is generated into the data folder. */
  secret: string | null;
  logLevel: string;
  /** Folders of built pages that this server hands out, where they exist. */
  webDist: string;
  storybookDist: string;
};

export class ConfigError extends Error {
  constructor(variable: string, what: string) {
    super(`${variable}: ${what}`);
    this.name = 'ConfigError';
  }
}

type Environment = Record<string, string | undefined>;

/** @throws ConfigError that names the variable */
export function readConfig(env: Environment): Config {
  const environment = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development');
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const port = integer(env, 'PORT', 8080, 0, 65_535);
  if (environment === 'production' && databaseUrl && !smtpUrl)
    throw new ConfigError(
      'SMTP_URL',
      'is missing. People confirm their address by mail: smtp://user:password@host:587',
    );
  return {
    environment,
    host: env.HOST ?? (environment === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
      /\/+$/,
      '',
    ),
    dataDir: env.DATA_DIR ?? '.data',
    databaseUrl,
    databasePool: integer(env, 'DATABASE_POOL', 10, 1, 1000),
    smtpUrl,
    mailFrom: env.MAIL_FROM ?? 'no-reply@nadi.example',
    secret: secretOf(env, environment),
    logLevel: oneOf(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    webDist: env.WEB_DIST ?? builtBy('../../web/dist'),
    storybookDist: env.STORYBOOK_DIST ?? builtBy('../../../storybook-static'),
  };
}

/** A folder of this repository; this file and the bundle that it is built into stand equally deep. */
const builtBy = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function oneOf<const Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  preset: Word,
) {
  const given = env[name];
  if (given === undefined || given === '') return preset;
  const word = words.find((candidate) => candidate === given);
  if (!word) throw new ConfigError(name, `is "${given}"; it takes ${words.join(', ')}.`);
  return word;
}

function integer(env: Environment, name: string, preset: number, least: number, most: number): number {
  const given = env[name];
  if (given === undefined || given === '') return preset;
  const number = Number(given);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new ConfigError(name, `is "${given}"; it takes a whole number from ${least} to ${most}.`);
  return number;
}

function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const given = env[name];
  if (given === undefined || given === '') return null;
  // The value is left out of the message: it may hold a password.
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol))
    throw new ConfigError(name, `is not an address that begins with ${protocols.join('// or ')}//`);
  return given;
}

const leastSecretLength = 32;
/** Fewer different characters than any random text of that length has. */
const leastDifferent = 10;

function secretOf(env: Environment, environment: Config['environment']): string | null {
  const given = env.NADI_SECRET;
  const advice = 'Set it to at least 32 random characters, such as the output of: openssl rand -base64 48';
  if (given === undefined || given === '') {
    if (environment === 'production') throw new ConfigError('NADI_SECRET', `is missing. ${advice}`);
    return null;
  }
  if (given.length < leastSecretLength || new Set(given).size < leastDifferent)
    throw new ConfigError('NADI_SECRET', `is too weak. ${advice}`);
  return given;
}

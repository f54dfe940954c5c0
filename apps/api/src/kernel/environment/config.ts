import { fileURLToPath } from 'node:url';
import { type GrievanceOfficer, grievanceOfficerOf } from './grievance-officer';
import { findSecretWeakness } from './weak-secret';

/** The configuration from the environment. Read once, at start; an error names its variable and a valid value. */
export type Config = {
  environment: 'production' | 'development' | 'test';
  host: string;
  port: number;
  /** The address at which people reach this server; links in e-mails begin with it. No slash at its end. */
  publicUrl: string;
  /** Contains the embedded database, files and, if none is given, the generated secret. */
  dataDir: string;
  /** A Postgres server; null for the embedded database. */
  databaseUrl: string | null;
  databasePool: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** Everything secret is derived from it; null if it is generated into the data folder. */
  secret: string | null;
  /** Earlier secrets, newest first, which still open older data. */
  previousSecrets: readonly string[];
  logLevel: string;
  /** How long browsers must use https only; 0 sends no such header. */
  hstsSeconds: number;
  /** Origins of partners whose pages may call the API; our own is always allowed. */
  corsOrigins: readonly string[];
  /** Proxies before this server that add the client's address; 0 if clients connect to it directly. */
  trustProxy: number;
  /** True if rate limits apply; always in production. */
  rateLimits: boolean;
  /** The bearer token for `/metrics`; null if only this machine may read it. */
  metricsToken: string | null;
  /** Says whether this is a demonstration, with demo accounts and the mailbox: `1` only on your own machine, `exposed` anywhere. */
  demo: '0' | '1' | 'exposed';
  /** Roles whose people must have a second step to sign in. */
  secondStepRoles: readonly UserRole[];
  /** Origins of push services beyond those of the known browsers. */
  pushServices: readonly string[];
  /** The service account with which apps get pushes; null if only browsers do. */
  fcm: FcmAccount | null;
  /** The origin of Firebase Cloud Messaging; another for tests. */
  fcmService: string;
  /** The address at which SMS are left to be sent, and its token; null if none are. */
  sms: { url: string; token: string | null } | null;
  /** Servers that help two browsers to reach each other in a call; none if both lists are empty. */
  ice: IceConfig;
  /** The grievance officer, whom people are told to turn to about their personal data; null if none is named. */
  grievanceOfficer: GrievanceOfficer | null;
  /** Maximum connections; beyond it, those that have sent no request yet are closed first. */
  maxConnections: number;
  /** Folders of built pages that this server serves, if they exist. */
  webDist: string;
  storybookDist: string;
};

/** The service account of Firebase Cloud Messaging, as in the file that its console gives. */
export type FcmAccount = { project_id: string; client_email: string; private_key: string; token_uri: string };

/** STUN and TURN servers. The secret is the one that TURN servers share with this one (coturn: `static-auth-secret`). */
export type IceConfig = {
  stunUrls: readonly string[];
  turnUrls: readonly string[];
  turnSecret: string | null;
};

const userRoles = ['PATIENT', 'DOCTOR', 'ADMIN'] as const;
type UserRole = (typeof userRoles)[number];

export class ConfigError extends Error {
  constructor(variable: string, what: string) {
    super(`${variable}: ${what}`);
    this.name = 'ConfigError';
  }
}

const year = 31_536_000;

type Environment = Record<string, string | undefined>;

/** @throws ConfigError that names the variable */
export function readConfig(env: Environment): Config {
  const environment = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development');
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const port = integer(env, 'PORT', 8080, 0, 65_535);
  const publicUrl = (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
    /\/+$/,
    '',
  );
  const isPublic = environment === 'production' && publicUrl.startsWith('https:');
  if (environment === 'production' && databaseUrl && !smtpUrl)
    throw new ConfigError(
      'SMTP_URL',
      'is missing. People confirm their address by mail: smtp://user:password@host:587',
    );
  return {
    environment,
    host: env.HOST ?? (environment === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl,
    dataDir: env.DATA_DIR ?? '.data',
    databaseUrl,
    databasePool: integer(env, 'DATABASE_POOL', 10, 1, 1000),
    smtpUrl,
    mailFrom: env.MAIL_FROM ?? 'no-reply@nadi.example',
    ...secretsOf(env, environment),
    logLevel: oneOf(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    hstsSeconds: integer(env, 'HSTS_SECONDS', isPublic ? year : 0, 0, 2 * year),
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    rateLimits: rateLimitsOf(env, environment),
    metricsToken: strong(env, 'METRICS_TOKEN'),
    demo: demoOf(env, environment),
    secondStepRoles: roles(env, 'NADI_SECOND_STEP_ROLES', 'admin'),
    pushServices: origins(env, 'PUSH_SERVICES'),
    fcm: fcmOf(env),
    fcmService: url(env, 'FCM_URL', ['http:', 'https:']) ?? 'https://fcm.googleapis.com',
    sms: smsOf(env),
    ice: iceOf(env),
    grievanceOfficer: grievanceOfficerOf(env, (variable, what) => {
      throw new ConfigError(variable, what);
    }),
    maxConnections: integer(env, 'MAX_CONNECTIONS', 4_000, 10, 100_000),
    webDist: env.WEB_DIST ?? builtBy('../../web/dist'),
    storybookDist: env.STORYBOOK_DIST ?? builtBy('../../../storybook-static'),
  };
}

/** The folder `src` in the source, and that of the bundle once it is built: the two stand equally deep. */
const home = new URL(new URL(import.meta.url).pathname.endsWith('.ts') ? '../../' : './', import.meta.url);

/** A folder of this repository. */
const builtBy = (path: string) => fileURLToPath(new URL(path, home));

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
  // The value is left out of the message: it may contain a password.
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol))
    throw new ConfigError(name, `is not an address that begins with ${protocols.join('// or ')}//`);
  return given;
}

function origins(env: Environment, name: string): string[] {
  const given = (env[name] ?? '').split(',').map((origin) => origin.trim());
  return given.filter(Boolean).map((origin) => {
    // An origin has no path, and none that is written otherwise would ever equal what a browser sends.
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new ConfigError(
        name,
        `has "${origin}"; it takes origins such as https://partner.example, with commas.`,
      );
    return origin;
  });
}

/** @param preset the default; an empty text means no roles */
function roles(env: Environment, name: string, preset: string): UserRole[] {
  const given = (env[name] ?? preset).split(',').map((role) => role.trim());
  return given.filter(Boolean).map((text) => {
    const role = userRoles.find((known) => known.toLowerCase() === text);
    if (!role)
      throw new ConfigError(
        name,
        `has "${text}"; it takes ${userRoles.join(', ').toLowerCase()}, with commas, or nothing for nobody.`,
      );
    return role;
  });
}

function fcmOf(env: Environment): FcmAccount | null {
  const given = env.FCM_ACCOUNT;
  if (given === undefined || given === '') return null;
  const names = ['project_id', 'client_email', 'private_key', 'token_uri'] as const;
  const read = parseObject(given);
  // The value is left out of the message: it contains a key.
  if (!names.every((name) => typeof read[name] === 'string'))
    throw new ConfigError('FCM_ACCOUNT', `is not the JSON of a service account with ${names.join(', ')}.`);
  return read as FcmAccount;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function smsOf(env: Environment): Config['sms'] {
  const found = url(env, 'SMS_URL', ['http:', 'https:']);
  return found === null ? null : { url: found, token: env.SMS_TOKEN || null };
}

const advice = 'Set it to at least 32 random characters, such as the output of: openssl rand -base64 48';

function strong(env: Environment, name: string): string | null {
  const given = env[name];
  if (given === undefined || given === '') return null;
  return strongOrFail(name, given);
}

function strongOrFail(name: string, given: string): string {
  const weakness = findSecretWeakness(given);
  if (weakness) throw new ConfigError(name, `${weakness} ${advice}`);
  return given;
}

/** The current secret, and earlier ones, which may still be needed to open data that they sealed. */
function secretsOf(
  env: Environment,
  environment: Config['environment'],
): Pick<Config, 'secret' | 'previousSecrets'> {
  const secret = strong(env, 'NADI_SECRET');
  if (secret === null && environment === 'production')
    throw new ConfigError('NADI_SECRET', `is missing. ${advice}`);
  const listed = (env.NADI_SECRET_PREVIOUS ?? '').split(',').map((text) => text.trim());
  const previousSecrets = listed.filter(Boolean).map((text) => strongOrFail('NADI_SECRET_PREVIOUS', text));
  if (new Set([secret, ...previousSecrets]).size <= previousSecrets.length)
    throw new ConfigError('NADI_SECRET_PREVIOUS', 'lists a secret twice, or the one that is in use.');
  return { secret, previousSecrets };
}

function demoOf(env: Environment, environment: Config['environment']): Config['demo'] {
  const demo = oneOf(env, 'NADI_DEMO', ['0', '1', 'exposed'], '0');
  if (demo !== '0' && environment === 'production')
    throw new ConfigError(
      'NADI_DEMO',
      'must not be set in production: everyone knows the password of the demo accounts, an administrator among them.',
    );
  return demo;
}

function rateLimitsOf(env: Environment, environment: Config['environment']): boolean {
  const isOn = oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on';
  if (!isOn && environment === 'production')
    throw new ConfigError(
      'RATE_LIMITS',
      'must not be off in production: passwords could be tried without end.',
    );
  return isOn;
}

function iceOf(env: Environment): IceConfig {
  const urls = (name: string, pattern: RegExp, example: string): string[] =>
    (env[name] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => {
        if (!pattern.test(one))
          throw new ConfigError(name, `has "${one}"; it takes addresses such as ${example}, with commas.`);
        return one;
      });
  const stunUrls = urls('STUN_URLS', /^stuns?:\S+$/, 'stun:turn.clinic.example:3478');
  const turnUrls = urls('TURN_URLS', /^turns?:\S+$/, 'turn:turn.clinic.example:3478?transport=udp');
  const turnSecret = env.TURN_SECRET || null;
  if (turnUrls.length > 0 && turnSecret === null)
    throw new ConfigError(
      'TURN_SECRET',
      'is missing. It is the secret that TURN_URLS share with this server.',
    );
  return { stunUrls, turnUrls, turnSecret };
}

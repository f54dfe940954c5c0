import type { VitalSignType } from '../vital-signs/vital-sign';

export const providerIds = ['demonstration', 'withings'] as const;
export type ProviderId = (typeof providerIds)[number];

/** A maker of devices whose accounts can be connected, as its public documentation describes it. */
export type Provider = {
  id: ProviderId;
  name: string;
  /** The address of its OAuth server: the demonstration's is a path of this installation. */
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** Revokes access. */
  revocationEndpoint: string;
  /** `token` ends one sign-in (RFC 7009); `account` ends every sign-in of the account here. */
  revokes: 'token' | 'account';
  /** Gives a signed request its number for one use; null if none is signed. */
  nonceEndpoint: string | null;
  /** Answers with readings. */
  readingsEndpoint: string;
  /** True if it sends people back with its issuer (RFC 9207); an answer without it is refused then. */
  namesIssuer: boolean;
  scopes: readonly string[];
  /** `standard` as RFC 6749 says; `withings` wraps parameters and answers in its own form. */
  tokenForm: 'standard' | 'withings';
  types: readonly VitalSignType[];
  /** The page where an installation is registered; null of the demonstration. */
  consoleUrl: string | null;
};

const demonstration = '/dev/provider';

export const providers: Readonly<Record<ProviderId, Provider>> = {
  demonstration: {
    id: 'demonstration',
    name: 'Sample watch and scale',
    issuer: demonstration,
    authorizationEndpoint: `${demonstration}/authorize`,
    tokenEndpoint: `${demonstration}/token`,
    revocationEndpoint: `${demonstration}/revoke`,
    revokes: 'token',
    nonceEndpoint: null,
    readingsEndpoint: `${demonstration}/readings`,
    namesIssuer: true,
    scopes: ['readings'],
    tokenForm: 'standard',
    types: ['pulse', 'oxygen_saturation', 'weight'],
    consoleUrl: null,
  },
  // Source: developer.withings.com/api-reference (OAuth 2.0: request token, revoke; Signature v2 - Getnonce; Measure - Getmeas).
  withings: {
    id: 'withings',
    name: 'Withings',
    issuer: 'https://account.withings.com',
    authorizationEndpoint: 'https://account.withings.com/oauth2_user/authorize2',
    tokenEndpoint: 'https://wbsapi.withings.net/v2/oauth2',
    revocationEndpoint: 'https://wbsapi.withings.net/v2/oauth2',
    revokes: 'account',
    nonceEndpoint: 'https://wbsapi.withings.net/v2/signature',
    readingsEndpoint: 'https://wbsapi.withings.net/measure',
    namesIssuer: false,
    scopes: ['user.metrics'],
    tokenForm: 'withings',
    types: ['blood_pressure', 'pulse', 'oxygen_saturation', 'temperature', 'weight', 'height'],
    consoleUrl: 'https://developer.withings.com/dashboard/',
  },
};

/** Milliseconds between two fetches that succeed. */
export const syncEvery = 6 * 3_600_000;
/** Milliseconds for which a beginning can be completed. */
export const attemptLasts = 600_000;
/** How far back the first fetch goes, in milliseconds. */
export const firstFetchReaches = 90 * 86_400_000;
/** How far a fetch reaches back before the last one: devices send late. Duplicates are left out. */
export const overlap = 2 * 86_400_000;

/** How long one part of the first fetch is, in milliseconds: what came of it is kept before the next. */
export const fetchedAtOnce = 30 * 86_400_000;

/** `internal` is a fault of this server, not of the provider. */
export type SyncFailure = 'unreachable' | 'refused' | 'unreadable' | 'internal';

const longestPause = 24 * 3_600_000;

/**
 * Returns the moment from which a reading is news, of which a person is told at once: what was measured since the last fetch that was completed, or while a provider that
 * failed was left alone for the longest time. An older one is shown with what the fetch brought.
 */
export const newsSince = (lastSyncAt: Date | null, now: Date): Date =>
  new Date(Math.min(now.getTime() - longestPause, lastSyncAt?.getTime() ?? now.getTime()) - overlap);

/** Milliseconds between two fetches from one account that a person asks for. */
const shortestPause = 300_000;

/** Returns when readings are fetched for a person who asks for them: at once, but neither again within five minutes nor before the pause after a failure is over. */
export function nextAsked(
  { triedAt, nextSyncAt, failure }: { triedAt: Date | null; nextSyncAt: Date | null; failure: unknown },
  now: Date,
): Date {
  const afterLast = triedAt ? triedAt.getTime() + shortestPause : 0;
  const afterFailure = failure === null ? 0 : (nextSyncAt?.getTime() ?? 0);
  return new Date(Math.max(now.getTime(), afterLast, afterFailure));
}

/** Tries to revoke a token, after which it is forgotten: with the pauses between them, almost four days pass. */
export const maxRevocationTries = 12;

/** Returns the time of the next fetch after so many failures in a row: 5 minutes, doubled each time up to a day. */
export const nextAfterFailures = (failures: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(300_000 * 2 ** Math.min(failures - 1, 20), longestPause));

/** Returns a provider with whole addresses. @param publicUrl the origin of this installation, at which the demonstration is */
export function providerAt(id: ProviderId, publicUrl: string): Provider {
  const provider = providers[id];
  const whole = (address: string) => new URL(address, publicUrl).href;
  return {
    ...provider,
    issuer: whole(provider.issuer),
    authorizationEndpoint: whole(provider.authorizationEndpoint),
    tokenEndpoint: whole(provider.tokenEndpoint),
    revocationEndpoint: whole(provider.revocationEndpoint),
    nonceEndpoint: provider.nonceEndpoint && whole(provider.nonceEndpoint),
    readingsEndpoint: whole(provider.readingsEndpoint),
  };
}

/** Returns the address to which a provider sends people back: each has its own, so that none answers for another (RFC 9700, 4.4). */
export const callbackAt = (publicUrl: string, provider: ProviderId): string =>
  `${publicUrl}/dashboard/integrations/callback/${provider}`;

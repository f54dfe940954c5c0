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
  /** Where tokens are revoked; null if it has no such address. */
  revocationEndpoint: string | null;
  /** Where readings are fetched. */
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
    readingsEndpoint: `${demonstration}/readings`,
    namesIssuer: true,
    scopes: ['readings'],
    tokenForm: 'standard',
    types: ['pulse', 'oxygen_saturation', 'weight'],
    consoleUrl: null,
  },
  // Source: developer.withings.com/api-reference (OAuth 2.0, Measure - Getmeas).
  withings: {
    id: 'withings',
    name: 'Withings',
    issuer: 'https://account.withings.com',
    authorizationEndpoint: 'https://account.withings.com/oauth2_user/authorize2',
    tokenEndpoint: 'https://wbsapi.withings.net/v2/oauth2',
    revocationEndpoint: null,
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

export type SyncFailure = 'unreachable' | 'refused' | 'unreadable';

const longestPause = 24 * 3_600_000;

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
    revocationEndpoint: provider.revocationEndpoint && whole(provider.revocationEndpoint),
    readingsEndpoint: whole(provider.readingsEndpoint),
  };
}

/** The address to which providers send people back. */
export const callbackAt = (publicUrl: string): string => `${publicUrl}/dashboard/integrations/callback`;

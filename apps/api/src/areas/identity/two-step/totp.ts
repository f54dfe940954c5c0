import { brand } from '@nadi/brand';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the settings that every authenticator app supports; defaults differ between apps. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as RFC 4226 recommends. */
const secretSize = 20;
/** Steps before and after the present one: clocks differ, and people type slowly. */
const tolerance = 1;
/** An address beyond this would make the QR code too dense for a phone's camera. */
const longestLabel = 80;

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...form, issuer: brand.name, label, secret: Secret.fromBase32(secret) });

/** A new secret as Base32. */
export const newTotpSecret = (): string => new Secret({ size: secretSize }).base32;

/** The `otpauth` address that apps read from a QR code. */
export const totpUri = (secret: string, email: string): string =>
  totpOf(secret, [...email].slice(0, longestLabel).join('')).toString();

/**
 * Returns the time step of a code; null if it is not one around the current time, or not later than the last that was
 * accepted.
 */
export function findStep(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

import { fromBase64Url, toBase64Url } from '../kernel/base64url';

/** A SMART Health Link as it is passed on. Its key is in it and nowhere else. */
export type LinkText = {
  /** The address at which the manifest is asked for; at most 128 characters. */
  url: string;
  /** 256 bits in base64url. */
  key: string;
  /** RFC 3339 */
  expiresAt: string | null;
  hasPasscode: boolean;
  label: string | null;
};

const prefix = 'shlink:/';
const longestUrl = 128;
const secret = /^[A-Za-z0-9_-]{43}$/;

/**
 * Returns the link for people: the address of a page that shows it, with the link behind the `#`, which browsers send to nobody.
 *
 * Source: SMART Health Links, "Construct a SHLink Payload", https://docs.smarthealthit.org/smart-health-links/spec
 *
 * @param viewer address of the page
 */
export function writeLink({ url, key, expiresAt, hasPasscode, label }: LinkText, viewer: string): string {
  const payload = {
    url,
    key,
    ...(expiresAt !== null && { exp: Math.floor(new Date(expiresAt).getTime() / 1000) }),
    ...(hasPasscode && { flag: 'P' }),
    ...(label !== null && { label }),
    v: 1,
  };
  return `${viewer}#${prefix}${toBase64Url(new TextEncoder().encode(JSON.stringify(payload)))}`;
}

/** Returns what a link says, with or without a page before it; null for anything that is no whole link of version 1. */
export function readLink(text: string): LinkText | null {
  const at = text.indexOf(prefix);
  if (at < 0) return null;
  try {
    const bytes = fromBase64Url(text.slice(at + prefix.length));
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof payload !== 'object' || payload === null) return null;
    const { url, key, exp, flag, label, v = 1 } = payload as Record<string, unknown>;
    if (typeof url !== 'string' || url.length > longestUrl || typeof key !== 'string' || !secret.test(key))
      return null;
    if (v !== 1) return null;
    return {
      url,
      key,
      expiresAt: typeof exp === 'number' && exp < 4e9 ? new Date(exp * 1000).toISOString() : null,
      hasPasscode: typeof flag === 'string' && flag.includes('P'),
      label: typeof label === 'string' ? label.slice(0, 80) : null,
    };
  } catch {
    return null;
  }
}

import { toBase64Url } from '@nadi/domain/kernel/base64url';

/** Returns 256 random bits in base64url. */
export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

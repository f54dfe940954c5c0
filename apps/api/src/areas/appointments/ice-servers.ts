import { createHmac } from 'node:crypto';
import type { ConsultationCall } from '@nadi/contract/schema';
import type { IceConfig } from '../../kernel/environment/config';

/** Seconds for which a credential of a TURN server is valid: longer than a visit, because the browser renews its place there with the same one. */
export const turnLifetime = 4 * 3_600;

/**
 * Returns the servers that help two browsers to reach each other. Credentials of TURN servers are those of coturn's REST scheme
 * (`use-auth-secret`): the second at which they end and who has them, and an HMAC of it by SHA-1, which the scheme fixes.
 */
export function iceServersOf(
  { stunUrls, turnUrls, turnSecret }: IceConfig,
  userId: string,
  now: Date,
): ConsultationCall['iceServers'] {
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (turnUrls.length === 0 || turnSecret === null) return stun;
  const username = `${Math.floor(now.getTime() / 1_000) + turnLifetime}:${userId}`;
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
  return [...stun, { urls: [...turnUrls], username, credential }];
}

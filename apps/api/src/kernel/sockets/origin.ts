import type { IncomingMessage } from 'node:http';
import type { LiveTools } from './tools';

/**
 * True if a connection may come from there: from our own pages, from those of partners, or from a program, which names no origin. The token
 * in the first message is what gives rights; this keeps a foreign page from using up connections.
 */
export function isOriginAllowed(
  { headers: { origin, host } }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, corsOrigins }: LiveTools['config'],
): boolean {
  if (origin === undefined) return true;
  if (corsOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}

/** The network of the client: as Express reads it, from the header to which the last trusted proxies add. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const header = headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const chain = [...forwarded.map((one) => one.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '';
}

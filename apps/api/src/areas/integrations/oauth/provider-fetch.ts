import type { Provider } from '@nadi/domain/integrations/providers';
import type { ProviderLink } from '../../../kernel/providers/provider-link';
import { isOfDemo } from '../demo-provider/demo-provider';
import { Unreachable, Unreadable } from './errors';

/** Milliseconds for one answer of a provider. */
const timeoutMs = 15_000;
const maxBytes = 20_000_000;

export type Fetch = typeof fetch;

type Limits = {
  now: Date;
  /** Ends every request that is still under way then. */
  end?: AbortSignal;
};

/**
 * Returns the function that sends requests to one provider: to the demonstration within this process, to others by the network. It follows no redirect, so that an answer
 * cannot lead into the network of this server, and it reads no answer without end.
 */
export const fetchOf =
  (provider: Provider, link: ProviderLink, { now, end }: Limits): Fetch =>
  async (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = end ? AbortSignal.any([timeout, end]) : timeout;
    const asked = { ...init, redirect: 'error' as const, signal };
    const response = await answered(provider, link, [input, asked]).catch((error: unknown) => {
      throw error instanceof Unreadable ? error : new Unreachable('There is no answer.', { cause: error });
    });
    const isLater = response.status === 429 || response.status === 503;
    const retryAt = isLater ? retryAtOf(response, now) : null;
    if (retryAt) throw new Unreachable(`The provider answers ${response.status}.`, {}, retryAt);
    return response;
  };

async function answered(provider: Provider, link: ProviderLink, asked: Parameters<Fetch>): Promise<Response> {
  if (!isOfDemo(provider)) return limited(await link.send(...asked));
  if (!link.demo) throw new Error('There is no demonstration here.');
  return link.demo.answer(new Request(...asked));
}

/** Reads `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3); no provider makes a person wait for more than a day. */
function retryAtOf({ headers }: Response, now: Date): Date | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(at) ? null : new Date(Math.min(at, now.getTime() + 86_400_000));
}

/** @throws Unreadable if the body is too large */
async function limited(response: Response): Promise<Response> {
  const { status, headers, body } = response;
  if (!body) return response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (bytes > maxBytes) throw new Unreadable('The answer is too large.');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status, headers });
}

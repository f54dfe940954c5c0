import type { Provider } from '@nadi/domain/integrations/providers';
import type { ProviderLink } from '../../../kernel/providers/provider-link';
import { isOfDemo } from '../demo-provider/demo-provider';
import { Unreadable } from './errors';

/** Milliseconds for one answer of a provider. */
const timeoutMs = 15_000;
const maxBytes = 20_000_000;

export type Fetch = typeof fetch;

/**
 * Returns what sends requests to one provider: to the demonstration within this process, to others by the network. It follows no redirect, so that an answer
 * cannot lead into the network of this server, and it reads no answer without end.
 */
export const fetchOf =
  (provider: Provider, link: ProviderLink): Fetch =>
  async (input, init) => {
    const asked = { ...init, redirect: 'error' as const, signal: AbortSignal.timeout(timeoutMs) };
    if (!isOfDemo(provider)) return limited(await link.send(input, asked));
    if (!link.demo) throw new Error('There is no demonstration here.');
    return link.demo.answer(new Request(input, asked));
  };

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

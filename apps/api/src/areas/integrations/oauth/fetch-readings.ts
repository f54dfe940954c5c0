import type { ImportedReading } from '@nadi/domain/integrations/health-import';
import type { Provider } from '@nadi/domain/integrations/providers';
import { readWithings, withingsTypes } from '@nadi/domain/integrations/withings';
import { type Fetch, ProviderRefused } from './client';

/** The answer of a provider has not the form that its documentation describes. */
export class Unreadable extends Error {}

/** The most bytes of one answer. */
const mostBytes = 20_000_000;

type Range = { from: Date; to: Date };

/**
 * Fetches the readings of an account in a range of time.
 *
 * @throws ProviderRefused if the access token is not accepted, Unreadable if the answer is in another form
 */
export async function fetchReadings(
  provider: Provider,
  access: string,
  range: Range,
  fetch: Fetch,
): Promise<ImportedReading[]> {
  return provider.id === 'withings'
    ? fetchWithings(provider, access, range, fetch)
    : fetchDemo(provider, access, range, fetch);
}

async function fetchDemo({ readingsEndpoint }: Provider, access: string, { from, to }: Range, fetch: Fetch) {
  const url = new URL(readingsEndpoint);
  url.searchParams.set('from', from.toISOString());
  url.searchParams.set('to', to.toISOString());
  const body = await readJson(await fetch(url, { headers: { authorization: `Bearer ${access}` } }));
  const { readings } = body as { readings?: ImportedReading[] };
  if (!Array.isArray(readings)) throw new Unreadable();
  return readings;
}

/** Follows the pages of `getmeas`, which tells `more` and an `offset`. */
async function fetchWithings({ readingsEndpoint }: Provider, access: string, { from, to }: Range, fetch: Fetch) {
  const all: ImportedReading[] = [];
  for (let offset = 0, isMore = true; isMore; ) {
    const body = new URLSearchParams({
      action: 'getmeas',
      meastypes: withingsTypes.join(','),
      category: '1',
      startdate: String(Math.floor(from.getTime() / 1000)),
      enddate: String(Math.floor(to.getTime() / 1000)),
      ...(offset > 0 && { offset: String(offset) }),
    });
    const headers = { authorization: `Bearer ${access}` };
    const answered = await readJson(await fetch(readingsEndpoint, { method: 'POST', body, headers }));
    const { status, body: page } = answered as { status?: number; body?: { more?: unknown; offset?: unknown } };
    // Withings says with 200 that a token is not accepted.
    if (status === 401) throw new ProviderRefused();
    const readings = readWithings(answered);
    if (!readings) throw new Unreadable();
    all.push(...readings.map((reading) => ({ ...reading, row: all.length + reading.row })));
    const next = Number(page?.offset);
    isMore = Boolean(page?.more) && next > offset;
    offset = next;
  }
  return all;
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 401 || response.status === 403) throw new ProviderRefused();
  if (!response.ok) throw new Error(`The provider answers ${response.status}.`);
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) throw new Unreadable();
  const text = await response.text();
  if (text.length > mostBytes) throw new Unreadable();
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable();
  }
}

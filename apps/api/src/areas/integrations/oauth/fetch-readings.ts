import type { ImportedReading } from '@nadi/domain/integrations/health-import';
import type { Provider } from '@nadi/domain/integrations/providers';
import type { LeftOutOfSync } from '@nadi/domain/integrations/sync';
import { readWithings, withingsTypes } from '@nadi/domain/integrations/withings';
import { ProviderRefused, Unreadable } from './errors';
import type { Fetch } from './provider-fetch';
import { isRefusedStatus } from './withings-tokens';

/** The time of which readings are fetched. A fetch after the first one may ask for what changed since `from` instead. */
export type Range = { from: Date; to: Date; isFirst: boolean };
/** What an account has, and what is left out before it is checked. */
export type Fetched = { readings: ImportedReading[]; leftOut: LeftOutOfSync[] };

/** Pages of one fetch; an answer that never ends is not followed. */
const maxPages = 100;

/**
 * Fetches the readings of an account in a range of time.
 *
 * @throws ProviderRefused if the access token is not accepted, Unreadable if the answer is in another form
 */
export const fetchReadings = (
  provider: Provider,
  access: string,
  range: Range,
  ask: Fetch,
): Promise<Fetched> =>
  provider.id === 'withings'
    ? fetchWithings(provider, access, range, ask)
    : fetchDemo(provider, access, range, ask);

async function fetchDemo({ readingsEndpoint }: Provider, access: string, { from, to }: Range, ask: Fetch) {
  const url = new URL(readingsEndpoint);
  url.searchParams.set('from', from.toISOString());
  url.searchParams.set('to', to.toISOString());
  const body = await readJson(await ask(url, { headers: { authorization: `Bearer ${access}` } }));
  const { readings } = (body ?? {}) as { readings?: ImportedReading[] };
  if (!Array.isArray(readings)) throw new Unreadable();
  return { readings, leftOut: [] };
}

/** Follows the pages of `getmeas`, which tells `more` and an `offset`. */
async function fetchWithings({ readingsEndpoint }: Provider, access: string, range: Range, ask: Fetch) {
  const all: Fetched = { readings: [], leftOut: [] };
  let offset = 0;
  for (let page = 0; page < maxPages; page += 1) {
    const body = new URLSearchParams({
      action: 'getmeas',
      meastypes: withingsTypes.join(','),
      category: '1',
      ...withingsRange(range),
      ...(offset > 0 && { offset: String(offset) }),
    });
    const headers = { authorization: `Bearer ${access}` };
    const answered = await readJson(await ask(readingsEndpoint, { method: 'POST', body, headers }));
    const { status, body: told } = (answered ?? {}) as {
      status?: unknown;
      body?: { more?: unknown; offset?: unknown };
    };
    if (isRefusedStatus(status)) throw new ProviderRefused();
    // Withings says with HTTP 200 that it cannot answer now, such as 601: too many requests.
    if (typeof status === 'number' && status !== 0) throw new Error(`The provider answers ${status}.`);
    const found = readWithings(answered);
    if (!found) throw new Unreadable();
    all.readings.push(...found.readings);
    all.leftOut.push(...found.leftOut);
    if (!told?.more) return all;
    const next = Number(told.offset);
    if (!(next > offset)) throw new Unreadable();
    offset = next;
  }
  throw new Unreadable('There are too many pages.');
}

const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000));

/** A device may send a reading days after it was measured: what changed since is asked for, however old it is. */
const withingsRange = ({ from, to, isFirst }: Range): Record<string, string> =>
  isFirst ? { startdate: seconds(from), enddate: seconds(to) } : { lastupdate: seconds(from) };

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 401) throw new ProviderRefused();
  if (!response.ok) throw new Error(`The provider answers ${response.status}.`);
  try {
    return await response.json();
  } catch {
    throw new Unreadable();
  }
}

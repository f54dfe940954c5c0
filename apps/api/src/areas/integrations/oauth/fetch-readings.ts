import type { ImportedReading } from '@nadi/domain/integrations/health-import';
import type { Provider } from '@nadi/domain/integrations/providers';
import type { FetchedPage } from '@nadi/domain/integrations/sync';
import { readWithings, withingsTypes } from '@nadi/domain/integrations/withings';
import { ProviderRefused, Unreachable, Unreadable } from './errors';
import type { Fetch } from './provider-fetch';
import { isRefusedStatus } from './withings-tokens';

/** The time of which readings are fetched. A fetch after the first one may ask for what changed since `from` instead. */
export type Range = { from: Date; to: Date; isFirst: boolean };

/** Pages of one range; an answer that never ends is not followed. */
const maxPages = 100;

/**
 * Fetches the readings of an account in a range of time, page by page: no more than one answer is held at a time.
 *
 * @throws ProviderRefused if the access token is not accepted, Unreadable if an answer is in another form, Unreachable if there is none
 */
export const fetchPages = (
  provider: Provider,
  access: string,
  range: Range,
  ask: Fetch,
): AsyncGenerator<FetchedPage> =>
  provider.id === 'withings'
    ? fetchWithings(provider, access, range, ask)
    : fetchDemo(provider, access, range, ask);

async function* fetchDemo(
  { readingsEndpoint }: Provider,
  access: string,
  { from, to }: Range,
  ask: Fetch,
): AsyncGenerator<FetchedPage> {
  const url = new URL(readingsEndpoint);
  url.searchParams.set('from', from.toISOString());
  url.searchParams.set('to', to.toISOString());
  const body = await readJson(await ask(url, { headers: { authorization: `Bearer ${access}` } }));
  const { readings } = (body ?? {}) as { readings?: ImportedReading[] };
  if (!Array.isArray(readings)) throw new Unreadable();
  yield { readings, doubtful: [], unreadable: [] };
}

/** Follows the pages of `getmeas`, which tells `more` and an `offset`. */
async function* fetchWithings(
  { readingsEndpoint }: Provider,
  access: string,
  range: Range,
  ask: Fetch,
): AsyncGenerator<FetchedPage> {
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
    if (typeof status === 'number' && status !== 0) throw new Unreachable(`The provider answers ${status}.`);
    const found = readWithings(answered);
    if (!found) throw new Unreadable();
    yield found;
    if (!told?.more) return;
    const next = Number(told.offset);
    if (!(next > offset)) throw new Unreadable();
    offset = next;
  }
  throw new Unreadable('There are too many pages.');
}

const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000));

/** Asks for what changed since, however old it is: a device may send a reading days after it was measured. */
const withingsRange = ({ from, to, isFirst }: Range): Record<string, string> =>
  isFirst ? { startdate: seconds(from), enddate: seconds(to) } : { lastupdate: seconds(from) };

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 401) throw new ProviderRefused();
  if (!response.ok) throw new Unreachable(`The provider answers ${response.status}.`);
  try {
    return await response.json();
  } catch {
    throw new Unreadable();
  }
}

import { expect } from '@jest/globals';
import { call, signInAtServer } from '../people';
import type { Stage } from '../stage';
import type { Person } from '../visitor';
import type { ExpectedReading } from './seam';

export type Kept = { id: string; version: number; measuredAt: string; note: string | null } & ExpectedReading;

/** A person's data on the server, read without the line and the app. */
export type Account = {
  /** All pages of all readings. */
  readings(): Promise<Kept[]>;
  /** Changes a reading as another device of theirs would. */
  change(id: string, version: number, patch: object): Promise<void>;
  remove(id: string, version: number): Promise<void>;
};

export async function accountOf({ product }: Pick<Stage, 'product'>, person: Person): Promise<Account> {
  const api = `${product.server}/api/v1`;
  const { token } = await signInAtServer(api, person);

  return {
    async readings() {
      const found: Kept[] = [];
      for (let page = 1; ; page += 1) {
        const { data, pagination } = await call<{ data: Kept[]; pagination: { pages: number } }>(
          api,
          `/vital-signs?limit=100&page=${page}`,
          { token },
        );
        found.push(...data);
        if (page >= pagination.pages) return found;
      }
    },
    change: async (id, version, patch) =>
      void (await call(api, `/vital-signs/${id}`, {
        method: 'PUT',
        token,
        headers: { 'If-Match': `"${version}"` },
        body: JSON.stringify(patch),
      })),
    remove: async (id, version) =>
      void (await call(api, `/vital-signs/${id}`, {
        method: 'DELETE',
        token,
        headers: { 'If-Match': `"${version}"` },
      })),
  };
}

/** The records added since. */
export async function since(account: Account, before: readonly Kept[]): Promise<Kept[]> {
  const known = new Set(before.map(({ id }) => id));
  return (await account.readings()).filter(({ id }) => !known.has(id));
}

const inOrder = (readings: readonly ExpectedReading[]) =>
  readings.map(({ systolic, diastolic }) => `${systolic}/${diastolic}`).sort();

/** Each that was meant is there once, and nothing else is. */
export async function expectOnce(
  account: Account,
  before: readonly Kept[],
  meant: readonly ExpectedReading[],
): Promise<void> {
  expect(inOrder(await since(account, before))).toEqual(inOrder(meant));
}

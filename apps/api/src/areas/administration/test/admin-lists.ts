import { expect } from '@jest/globals';
import type { AdminConsentList, AdminConsultationList } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { by, type Person, type TestApi } from '../../../../test/api';
import { toCursor } from '../../../kernel/db/list-cursor';

export type List = 'consultations' | 'consents' | 'deliveries';

/** Lists of administrators about visits and consents, as tests ask for them. @param admin may sign in again meanwhile */
export function adminListsOf(api: TestApi, admin: () => Person) {
  const ask = (list: List, query: string, who = admin()) =>
    api.ask.get(`/admin/${list}${query}`).set(by(who));
  const count = (from: string, who: { userId: string; role: 'ADMIN' | 'PATIENT' | 'DOCTOR' }) =>
    api.context.db.read(who, async (tx) => {
      const [row] = await tx.select({ n: sql<string>`count(*)` }).from(sql.raw(from));
      return Number(row?.n);
    });

  return {
    ask,
    count,
    visits: async (query: string): Promise<AdminConsultationList> =>
      (await ask('consultations', query).expect(200)).body.data,
    consents: async (query: string): Promise<AdminConsentList> =>
      (await ask('consents', query).expect(200)).body.data,

    async refusesOthers(list: List) {
      for (const role of ['PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR'] as const)
        await ask(list, '', await api.signedIn(role)).expect(403);
      await api.ask.get(`/admin/${list}`).expect(401);
      await ask(list, '', { ...admin(), token: `${admin().token.slice(0, -4)}AAAA` }).expect(401);
    },

    /** An invented position is the end of the list; all else that is odd is refused. */
    async refusesOdd(list: List, own: readonly string[]) {
      const forged = toCursor({ at: new Date('0001-01-01T00:00:00Z'), id: v7() });
      const { body } = await ask(list, `?cursor=${forged}`).expect(200);
      expect(body.data).toMatchObject({ [list]: [], next: null });
      const far = toCursor({ at: new Date(2 ** 47 - 1), id: v7() });
      await ask(list, `?cursor=${far}&limit=1`).expect(200);
      for (const query of [
        ...['cursor=abc', `cursor=${forged.slice(0, -1)}B`, `cursor=${'A'.repeat(300)}`],
        ...['limit=0', 'limit=1000', 'page=2', 'reason=a', ...own],
      ])
        expect([query, (await ask(list, `?${query}`)).status]).toEqual([query, 422]);
    },
  };
}

/** Returns filters that name nobody. */
export const nobodies = (name: 'doctor' | 'patient' | 'person'): string[] => [
  ...[`${name}=ab`, `${name}=${'a'.repeat(255)}`, `${name}=%E2%80%AE%00abc`],
  ...[`${name}=%25%40%25`, `${name}=nobody@nadi.example`],
];

/** Follows `next` to the end. @param meanwhile is done after each page */
export async function allPages<Row>(
  read: (cursor: string) => Promise<{ rows: Row[]; next: string | null }>,
  meanwhile: () => Promise<unknown>,
): Promise<Row[]> {
  const seen: Row[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page = await read(next && `&cursor=${next}`);
    seen.push(...page.rows);
    next = page.next;
    await meanwhile();
  }
  return seen;
}

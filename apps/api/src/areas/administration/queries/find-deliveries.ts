import type { Delivery, DeliveryList } from '@nadi/contract/schema';
import { fullName } from '@nadi/domain/kernel/full-name';
import {
  countsOf,
  type DeliveryState,
  deliveryStates,
  mostDeliveriesCounted,
} from '@nadi/domain/platform/delivery';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { behind, type Position, toCursor } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import { deliveryLog } from '../../../kernel/tables/delivery-log';
import { findUsers } from './find-users';

type DeliveryFilter = {
  channel: Delivery['channel'] | undefined;
  state: DeliveryState | undefined;
  /** The id of a person. */
  person: string | null;
  from: Date | undefined;
  to: Date | undefined;
};

const day = 86_400_000;

/** Returns messages, the newest first, and the people who are named. */
export async function findDeliveries(
  { channel, state, person, from, to }: DeliveryFilter,
  { after, limit }: { after: Position | null; limit: number },
  tx: Reader,
): Promise<{ list: Omit<DeliveryList, 'lastDay'>; named: string[] }> {
  const { createdAt, id } = deliveryLog;
  const found = await tx
    .select()
    .from(deliveryLog)
    .where(
      and(
        channel && eq(deliveryLog.channel, channel),
        state && eq(deliveryLog.state, state),
        person === null ? undefined : eq(deliveryLog.userId, person),
        from && gte(createdAt, from),
        to && lt(createdAt, to),
        behind(after, createdAt, id),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const people = [...new Set(page.flatMap(({ userId }) => userId ?? []))];
  const accounts = new Map((await findUsers(people, tx)).map((account) => [account.id, fullName(account)]));
  return {
    list: {
      deliveries: page.map(({ userId, createdAt, changedAt, ...row }) => ({
        ...row,
        person: userId === null ? null : { id: userId, name: accounts.get(userId) ?? null },
        createdAt: createdAt.toISOString(),
        changedAt: changedAt.toISOString(),
      })),
      next: last ? toCursor({ at: last.createdAt, id: last.id }) : null,
    },
    named: [...accounts.keys()],
  };
}

/** Counts the messages of the last 24 hours by state, each up to the most that is told. */
export async function countLastDay(now: Date, tx: Reader): Promise<DeliveryList['lastDay']> {
  const since = new Date(now.getTime() - day).toISOString();
  const counts = deliveryStates.map(
    (state) => sql`select ${state}::text as state, (select count(*)::integer from (select from ${deliveryLog}
      where ${deliveryLog.state} = ${state} and ${deliveryLog.createdAt} > ${since}::timestamptz limit ${mostDeliveriesCounted}) as found) as count`,
  );
  const found = await tx
    .select({ state: sql<DeliveryState>`state`, count: sql<number>`count` })
    .from(sql`(${sql.join(counts, sql` union all `)}) as counts`);
  return countsOf(found);
}

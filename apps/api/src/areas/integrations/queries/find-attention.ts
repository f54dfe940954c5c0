import { attentionLasts } from '@nadi/domain/integrations/sync';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { healthSyncs } from '../tables/health-syncs';

/** Counts readings of the fetches of the last days: those that are critical, and of those that were not added, the dangerous ones and all. */
export type Attention = { critical: number; dangerous: number; leftOut: number };

const sumOf = (count: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${count}), 0)::integer`;

/** Returns how many readings of a connection need attention. */
export async function findAttention(
  connectionId: string,
  { tx, now }: { tx: Reader; now: Date },
): Promise<Attention> {
  const { critical, leftOut, createdAt } = healthSyncs;
  const dangerous = sql`jsonb_path_query_array(${leftOut}, '$[*] ? (@.isDangerous == true)')`;
  const [found] = await tx
    .select({
      critical: sumOf(sql`${critical}`),
      dangerous: sumOf(sql`jsonb_array_length(${dangerous})`),
      leftOut: sumOf(sql`jsonb_array_length(${leftOut})`),
    })
    .from(healthSyncs)
    .where(
      and(
        eq(healthSyncs.connectionId, connectionId),
        gte(createdAt, new Date(now.getTime() - attentionLasts)),
      ),
    );
  return found ?? { critical: 0, dangerous: 0, leftOut: 0 };
}

import { answer } from '@nadi/api-server/answers';
import type { FrontendLog } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import { momentOf } from '../../../kernel/operation/moment-of';
import { query } from '../../../kernel/operation/operation';

export const listFrontendLogs = query('listFrontendLogs', async ({ query }, { tx }) => {
  const { errorId = null, limit, cursor } = query;
  const [from, to] = [momentOf('dateFrom', query.dateFrom), momentOf('dateTo', query.dateTo)];
  const after = positionOf(cursor);
  const found = await tx
    .select({
      ...{ id: sql<string>`id`, receivedAt: sql<string>`to_json(received_at)` },
      ...{ noticedAt: sql<string>`to_json(noticed_at)`, level: sql<FrontendLog['level']>`level` },
      ...{ message: sql<string>`message`, errorId: sql<string | null>`error_id`, page: sql<string>`url` },
      ...{ browser: sql<string>`user_agent`, role: sql<string | null>`role` },
    })
    .from(sql`find_frontend_logs(${errorId}, ${from?.toISOString() ?? null}::timestamptz, ${to?.toISOString() ?? null}::timestamptz, ${after?.at.toISOString() ?? null}::timestamptz,
      ${after?.id ?? null}::uuid, ${limit + 1})`);
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  return answer({
    entries: entries.map((log) => ({
      ...log,
      receivedAt: new Date(log.receivedAt).toISOString(),
      noticedAt: new Date(log.noticedAt).toISOString(),
    })),
    next: hasMore ? toCursor({ at: new Date(last.receivedAt), id: last.id }) : null,
  });
});

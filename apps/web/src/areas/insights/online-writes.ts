import type { InsightAnswer, InsightPatch } from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';

export const updateInsight: OnlineKind<{ id: string; body: InsightPatch }, InsightAnswer> = {
  waits: false,
  operation: 'updateInsight',
  invalidates: /^\/insight(s|-history(\/earlier)?)$/,
  send: (api, { id, body }, key) =>
    api.PATCH('/insights/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
};

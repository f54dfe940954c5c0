import { notFound } from '@nadi/api-server/problem';
import type { BroadcastTemplate } from '@nadi/contract/schema';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import { type BroadcastTemplateRow, broadcastTemplates } from '../tables/broadcast-templates';

/** Returns all templates, and holds back other changes to them until the end of the transaction: they are everyone's who administers. */
export const holdTemplates = (tx: Reader): Promise<BroadcastTemplateRow[]> =>
  countAlone('broadcast-templates', 'everyone', tx, () => tx.select().from(broadcastTemplates));

/** @throws 404 if it is absent */
export function pickTemplate(id: string, templates: readonly BroadcastTemplateRow[]): BroadcastTemplateRow {
  const found = isUuid(id) && templates.find((template) => template.id === id.toLowerCase());
  if (!found) throw notFound();
  return found;
}

export const presentTemplate = (row: Omit<BroadcastTemplateRow, 'createdBy'>): BroadcastTemplate => ({
  ...{ id: row.id, name: row.name, title: row.title, body: row.body, version: row.version },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

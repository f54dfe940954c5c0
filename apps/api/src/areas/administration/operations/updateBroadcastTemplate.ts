import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { checkWords, refuseTemplate } from '@nadi/domain/platform/broadcast';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { holdTemplates, pickTemplate, presentTemplate } from '../queries/find-templates';
import { broadcastTemplates } from '../tables/broadcast-templates';

export const updateBroadcastTemplate = mutation(
  'updateBroadcastTemplate',
  async ({ path, headers, body }, { tx, now, touched }) => {
    const { name, title, body: text } = body;
    const templates = await holdTemplates(tx);
    const found = pickTemplate(path.id, templates);
    touched({ recordIds: [found.id] });
    expectVersion(headers, found.version, 'BroadcastTemplate', () => presentTemplate(found));
    const faults = checkWords({ title, body: text });
    if (faults.length > 0) throw unprocessable(faults);
    const others = templates.filter((template) => template !== found);
    const refusal = refuseTemplate(name, others);
    if (refusal !== null) throw conflict(refusal);
    const changes = { name, title, body: text, version: found.version + 1, updatedAt: now };
    await tx.update(broadcastTemplates).set(changes).where(eq(broadcastTemplates.id, found.id));
    return versioned(presentTemplate({ ...found, ...changes }));
  },
);

import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { checkWords, refuseTemplate } from '@nadi/domain/platform/broadcast';
import { mutation } from '../../../kernel/operation/operation';
import { holdTemplates, presentTemplate } from '../queries/find-templates';
import { broadcastTemplates } from '../tables/broadcast-templates';

export const createBroadcastTemplate = mutation('createBroadcastTemplate', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { name, title, body: text } = body;
  const faults = checkWords({ title, body: text });
  if (faults.length > 0) throw unprocessable(faults);
  const refusal = refuseTemplate(name, await holdTemplates(tx));
  if (refusal !== null) throw conflict(refusal);
  const added = { id: newId(), name, title, body: text, version: 1, createdAt: now, updatedAt: now };
  await tx.insert(broadcastTemplates).values({ ...added, createdBy: caller.userId });
  touched({ recordIds: [added.id] });
  return versioned(presentTemplate(added));
});

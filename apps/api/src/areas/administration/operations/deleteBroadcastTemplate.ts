import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { holdTemplates, pickTemplate, presentTemplate } from '../queries/find-templates';
import { broadcastTemplates } from '../tables/broadcast-templates';

export const deleteBroadcastTemplate = mutation(
  'deleteBroadcastTemplate',
  async ({ path, headers }, { tx, touched }) => {
    const found = pickTemplate(path.id, await holdTemplates(tx));
    touched({ recordIds: [found.id] });
    expectVersion(headers, found.version, 'BroadcastTemplate', () => presentTemplate(found));
    await tx.delete(broadcastTemplates).where(eq(broadcastTemplates.id, found.id));
    return done();
  },
);

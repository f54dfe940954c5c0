import { answer } from '@nadi/api-server/answers';
import type { Handler } from '@nadi/api-server/handlers';
import type { RequestContext } from '../../../kernel/operation/request-context';

/** Uses nothing: it only says that the process answers. */
export const readLiveness: Handler<'readLiveness', RequestContext> = async (_, { app }) =>
  answer({ status: 'ok', version: app.version });

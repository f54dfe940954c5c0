import type { Handler } from '@nadi/api-server/handlers';
import type { RequestContext } from '../../../kernel/operation/request-context';
import { publicKeys } from '../sign-code';

/** Reads nothing of the database: the keys follow from the secrets. */
export const readPrescriptionKeys: Handler<'readPrescriptionKeys', RequestContext> = async (_, { app }) => ({
  body: { keys: publicKeys(app.secrets) },
});

import { createHash } from 'node:crypto';
import { answer } from '@nadi/api-server/answers';
import type { Handler } from '@nadi/api-server/handlers';
import type { RequestContext } from '../../../kernel/operation/request-context';

/** Keeps nothing, so it needs no transaction and no key: the same part gets the same answer from any server. */
export const checkUploadPart: Handler<'checkUploadPart', RequestContext> = async ({ body }) => {
  const bytes = Buffer.from(body.content, 'base64');
  return answer({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
};

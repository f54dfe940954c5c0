import type { BatchedRequest, BatchedResponse } from '@nadi/contract/schema';
import { by, type Person, type TestApi } from './api';

/** Sends batches in someone's name. */
export function batchesOf(api: TestApi) {
  const send = (who: Pick<Person, 'token'>, requests: readonly unknown[]) =>
    api.ask.post('/batch').set(by(who)).send({ requests });
  return {
    send,
    /** The answers of a batch that is one. */
    sent: async (
      who: Pick<Person, 'token'>,
      requests: readonly BatchedRequest[],
    ): Promise<BatchedResponse[]> => (await send(who, requests).expect(200)).body.data.responses,
  };
}

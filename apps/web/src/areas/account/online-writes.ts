import type { DataRequestAnswer, NewDataRequest } from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

const requests = /^\/account\/data-requests/;

/** Its last day is counted from the day on which the server has it, so it does not wait for a network. */
export const createDataRequest: OnlineKind<NewDataRequest, DataRequestAnswer> = {
  waits: false,
  operation: 'createDataRequest',
  invalidates: requests,
  send: (api, body, key) =>
    api.POST('/account/data-requests', { params: { header: { 'Idempotency-Key': key } }, body }),
};

/** An administrator may begin with it at any moment: based on the current version, and at once. */
export const withdrawDataRequest: OnlineKind<{ id: string; version: number }, DataRequestAnswer> = {
  waits: false,
  operation: 'withdrawDataRequest',
  invalidates: requests,
  send: (api, { id, version }, key) =>
    api.PUT('/account/data-requests/{id}', {
      params: { path: { id }, header: versioned(key, version) },
      body: { status: 'withdrawn' },
    }),
};

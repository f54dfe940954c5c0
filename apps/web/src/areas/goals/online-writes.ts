import type { HealthGoal, HealthGoalAnswer, NewHealthGoal, Success } from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

type Known = Pick<HealthGoal, 'id' | 'version'>;

const common = { waits: false, invalidates: /^\/health-goals/ } as const;

export const createHealthGoal: OnlineKind<NewHealthGoal, HealthGoalAnswer> = {
  ...common,
  operation: 'createHealthGoal',
  send: (api, body, key) =>
    api.POST('/health-goals', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const updateHealthGoal: OnlineKind<Known & { body: NewHealthGoal }, HealthGoalAnswer> = {
  ...common,
  operation: 'updateHealthGoal',
  send: (api, { id, version, body }, key) =>
    api.PUT('/health-goals/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};

export const deleteHealthGoal: OnlineKind<Known, Success> = {
  ...common,
  operation: 'deleteHealthGoal',
  send: (api, { id, version }, key) =>
    api.DELETE('/health-goals/{id}', { params: { path: { id }, header: versioned(key, version) } }),
};

/** The states say themselves what may follow, so it needs no version. */
export const updateHealthGoalStatus: OnlineKind<Pick<HealthGoal, 'id' | 'status'>, HealthGoalAnswer> = {
  ...common,
  operation: 'updateHealthGoalStatus',
  send: (api, { id, status }, key) =>
    api.PATCH('/health-goals/{id}/status', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { status },
    }),
};

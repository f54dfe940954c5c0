import type {
  HealthFact,
  HealthFactAnswer,
  NewHealthFact,
  NewPressureWeek,
  PressureWeekAnswer,
  PressureWeekChange,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

type Known = Pick<HealthFact, 'id' | 'version'>;

/** The server assesses the readings in a fact's dates again, and answers at once how many changed. */
const common = {
  waits: false,
  invalidates: /^\/(vital-signs|medicine-checks|patients\/(health-facts|profile))/,
} as const;

export const addHealthFact: OnlineKind<NewHealthFact, HealthFactAnswer> = {
  ...common,
  operation: 'addHealthFact',
  send: (api, body, key) =>
    api.POST('/patients/health-facts', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const updateHealthFact: OnlineKind<Known & { body: NewHealthFact }, HealthFactAnswer> = {
  ...common,
  operation: 'updateHealthFact',
  send: (api, { id, version, body }, key) =>
    api.PUT('/patients/health-facts/{id}', {
      params: { path: { id }, header: versioned(key, version) },
      body,
    }),
};

export const deleteHealthFact: OnlineKind<Known, HealthFactAnswer> = {
  ...common,
  operation: 'deleteHealthFact',
  send: (api, { id, version }, key) =>
    api.DELETE('/patients/health-facts/{id}', { params: { path: { id }, header: versioned(key, version) } }),
};

const ofWeeks = { waits: false, invalidates: /^\/vital-signs\/pressure-weeks/ } as const;

export const startPressureWeek: OnlineKind<NewPressureWeek, PressureWeekAnswer> = {
  ...ofWeeks,
  operation: 'startPressureWeek',
  send: (api, body, key) =>
    api.POST('/vital-signs/pressure-weeks', { params: { header: { 'Idempotency-Key': key } }, body }),
};

/** Changes reminders against a version; stopping needs none, since the states say themselves what may follow. */
export const updatePressureWeek: OnlineKind<
  { id: string; version?: number; body: PressureWeekChange },
  PressureWeekAnswer
> = {
  ...ofWeeks,
  operation: 'updatePressureWeek',
  send: (api, { id, version, body }, key) =>
    api.PATCH('/vital-signs/pressure-weeks/{id}', {
      params: {
        path: { id },
        header: version === undefined ? { 'Idempotency-Key': key } : versioned(key, version),
      },
      body,
    }),
};

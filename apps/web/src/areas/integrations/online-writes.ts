import type {
  CalendarFeedAnswer,
  HealthConnectionAnswer,
  HealthConnectionCompletion,
  HealthConnectionStartAnswer,
  HealthImportAnswer,
  NewCalendarFeed,
  NewHealthConnection,
  NewHealthImport,
  ProviderConfigurationAnswer,
  ProviderConfigurationChange,
  Success,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

/** Lists of readings, and of all that is made of readings. */
export const madeOfReadings = /^\/(vital-signs|patients|insights|health-goals)/;

/** Readings come and go with an import. */
const common = {
  waits: false,
  invalidates: /^\/(vital-signs|patients|insights|health-goals|health-imports)/,
} as const;

export const createHealthImport: OnlineKind<NewHealthImport, HealthImportAnswer> = {
  ...common,
  operation: 'createHealthImport',
  send: (api, body, key) =>
    api.POST('/health-imports', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const undoHealthImport: OnlineKind<{ id: string }, HealthImportAnswer> = {
  ...common,
  operation: 'undoHealthImport',
  send: (api, { id }, key) =>
    api.PATCH('/health-imports/{id}/undo', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
};

const connections = { waits: false, invalidates: /^\/health-(providers|connections)/ } as const;

export const beginHealthConnection: OnlineKind<NewHealthConnection, HealthConnectionStartAnswer> = {
  ...connections,
  operation: 'beginHealthConnection',
  send: (api, body) => api.POST('/health-connections', { body }),
};

export const completeHealthConnection: OnlineKind<HealthConnectionCompletion, HealthConnectionAnswer> = {
  ...connections,
  operation: 'completeHealthConnection',
  send: (api, body) => api.POST('/health-connections/completions', { body }),
};

export const syncHealthConnection: OnlineKind<string, HealthConnectionAnswer> = {
  ...connections,
  operation: 'syncHealthConnection',
  send: (api, id, key) =>
    api.POST('/health-connections/{id}/syncs', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
};

export const endHealthConnection: OnlineKind<{ id: string; removesReadings: boolean }, Success> = {
  waits: false,
  // The readings may go with it.
  invalidates: /^\/(vital-signs|patients|insights|health-(goals|providers|connections))/,
  operation: 'endHealthConnection',
  send: (api, { id, removesReadings }, key) =>
    api.DELETE('/health-connections/{id}', {
      params: {
        path: { id },
        query: { readings: removesReadings ? 'remove' : 'keep' },
        header: { 'Idempotency-Key': key },
      },
    }),
};

type Configured = {
  provider: NewHealthConnection['provider'];
  version: number;
  body: ProviderConfigurationChange;
};

export const configureProvider: OnlineKind<Configured, ProviderConfigurationAnswer> = {
  waits: false,
  operation: 'configureProvider',
  invalidates: /^\/admin\/health-providers/,
  send: (api, { provider, version, body }, key) =>
    api.PUT('/admin/health-providers/{provider}', {
      params: { path: { provider }, header: versioned(key, version) },
      body,
    }),
};

const calendarFeed = { waits: false, invalidates: /^\/doctors\/calendar-feed/ } as const;

export const replaceCalendarFeed: OnlineKind<NewCalendarFeed, CalendarFeedAnswer> = {
  ...calendarFeed,
  operation: 'replaceCalendarFeed',
  send: (api, body, key) =>
    api.PUT('/doctors/calendar-feed/me', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const deleteCalendarFeed: OnlineKind<object, Success> = {
  ...calendarFeed,
  operation: 'deleteCalendarFeed',
  send: (api, _, key) =>
    api.DELETE('/doctors/calendar-feed/me', { params: { header: { 'Idempotency-Key': key } } }),
};

import { fn } from 'storybook/test';
import type { Connection, Provider, Sync } from '../types';
import type { ConnectionsPart } from './IntegrationsScreen';

export const connection: Connection = {
  ...{ id: 'c1', status: 'connected', failure: null },
  lastSyncAt: '2026-11-20T08:01:00+05:30',
  nextSyncAt: '2026-11-20T14:01:00+05:30',
};
export const watch: Provider = {
  ...{ id: 'demonstration', name: 'Sample watch and scale', types: ['pulse', 'weight'] },
  ...{ isConfigured: true, isDemonstration: true, connection: null },
};
export const withings: Provider = {
  ...{ id: 'withings', name: 'Withings', types: ['blood_pressure', 'pulse', 'weight'] },
  ...{ isConfigured: false, isDemonstration: false, connection: null },
};
export const some = (...providers: Provider[]): ConnectionsPart => ({
  state: { phase: 'ready', providers },
  history: null,
  onConnect: fn<ConnectionsPart['onConnect']>(async () => ({ ok: true })),
  onSync: fn<ConnectionsPart['onSync']>(async () => ({ ok: true })),
  onEnd: fn<ConnectionsPart['onEnd']>(async () => ({ ok: true })),
  ...{ onHistory: fn(), onHistoryPage: fn(), onRetry: fn() },
});
export const connections = some(watch, withings);
export const syncs: Sync[] = [
  {
    id: 's2',
    added: 0,
    alreadyThere: 0,
    critical: 0,
    leftOut: [],
    failure: 'unreachable',
    createdAt: '2026-11-20T08:01:00+05:30',
  },
  {
    ...{ id: 's1', added: 42, alreadyThere: 3, critical: 0, failure: null },
    leftOut: [
      {
        ...{ type: 'weight', measuredAt: '2026-11-19T07:10:00+05:30' },
        message: 'The device was not sure that it was you.',
      },
    ],
    createdAt: '2026-11-20T02:01:00+05:30',
  },
];

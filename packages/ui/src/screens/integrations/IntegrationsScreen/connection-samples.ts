import { fn } from 'storybook/test';
import type { Connection, LeftOut, Provider, Sync } from '../types';
import type { ConnectionsPart, IntegrationsScreenProps } from './IntegrationsScreen';

export const connection: Connection = {
  ...{ id: 'c1', status: 'connected', failure: null, critical: 0, dangerous: 0, leftOut: 0 },
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
  ...{ firstDays: 90, history: null },
  onConnect: fn<ConnectionsPart['onConnect']>(async () => ({ ok: true })),
  onSync: fn<ConnectionsPart['onSync']>(async () => ({ ok: true, nextSyncAt: '2026-11-20T10:00:00+05:30' })),
  onEnd: fn<ConnectionsPart['onEnd']>(async () => ({ ok: true })),
  ...{ onHistory: fn(), onHistoryPage: fn(), onRetry: fn() },
});
export const connections = some(watch, withings);
/** Withings with a connection that is otherwise as the sample. */
export const connected = (more: Partial<Connection>): ConnectionsPart =>
  some({ ...withings, isConfigured: true, connection: { ...connection, ...more } });
type History = NonNullable<ConnectionsPart['history']>;
/** Another account stands first, whose history it is not. */
export const opened = (state: History['state']): ConnectionsPart => ({
  ...some(
    { ...withings, isConfigured: true, connection: { ...connection, id: 'c0' } },
    { ...watch, connection },
  ),
  history: { connectionId: 'c1', state },
});
const none = { systolic: null, diastolic: null, value: null, isDangerous: false } as const;
export const syncs: Sync[] = [
  {
    ...{ id: 's3', added: 12, alreadyThere: 0, critical: 1, failure: 'unreachable' },
    leftOut: [
      {
        ...none,
        ...{ type: 'blood_pressure', systolic: 196, diastolic: 124, unit: 'mm[Hg]', isDangerous: true },
        measuredAt: '2026-11-20T07:10:00+05:30',
        message: 'The device was not sure that it was you.',
      },
    ],
    createdAt: '2026-11-20T09:01:00+05:30',
  },
  {
    ...{ id: 's2', added: 0, alreadyThere: 0, critical: 0, leftOut: [], failure: 'unreachable' },
    createdAt: '2026-11-20T08:01:00+05:30',
  },
  {
    ...{ id: 's1', added: 42, alreadyThere: 3, critical: 0, failure: null },
    leftOut: [
      ...[54, 54.2, 53.8, 53.9, 54.1].map(
        (value): LeftOut => ({
          ...none,
          ...{ type: 'weight', value, unit: 'kg', measuredAt: '2026-11-19T07:10:00+05:30' },
          message: 'The device was not sure that it was you.',
        }),
      ),
      {
        ...none,
        ...{ type: null, unit: null, measuredAt: null },
        message: 'It could not be read. Look at it in the app of the device.',
      },
    ],
    createdAt: '2026-11-20T02:01:00+05:30',
  },
];
/** Blood pressures of which the device gave one number. */
export const half: LeftOut[] = [{ systolic: 210 }, { diastolic: 124 }].map((one) => ({
  ...none,
  ...{ type: 'blood_pressure', unit: 'mm[Hg]', isDangerous: true },
  ...one,
  measuredAt: '2026-11-20T07:10:00+05:30',
  message: 'One number of the blood pressure is missing.',
}));

/** The page without imports, at a fixed time. */
export const page = {
  state: { phase: 'ready', rows: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } },
  clock: { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' },
  ...{ onOpen: fn(), onAdd: fn(), onOpenExport: fn(), onAddExport: fn(), onUndo: fn() },
  ...{ onPageChange: fn(), onRetry: fn() },
} as const satisfies Omit<IntegrationsScreenProps, 'connections'>;

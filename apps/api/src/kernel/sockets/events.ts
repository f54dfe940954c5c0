import { checkSchema } from '@nadi/api-server/validation';
import { type ClientEventName, type LiveEventName, liveEvents } from '@nadi/contract/live';
import type { Role } from '@nadi/contract/operations';

type Row = { from: 'server' | 'client'; message: string; roles: readonly Role[] };
const rows: Record<LiveEventName, Row> = liveEvents;

export const isClientEvent = (name: string): name is ClientEventName =>
  Object.hasOwn(rows, name) && rows[name as LiveEventName].from === 'client';

export const mayHave = (role: Role, name: LiveEventName): boolean => rows[name].roles.includes(role);

/** True if the message of an event keeps to its schema. */
export const isValid = (name: LiveEventName, message: unknown): boolean =>
  checkSchema(rows[name].message, message, '/message').length === 0;

/** The events that a role is told of; none if it may not connect. */
export const toldTo = (role: Role): LiveEventName[] =>
  (Object.keys(rows) as LiveEventName[]).filter(
    (name) => rows[name].from === 'server' && mayHave(role, name),
  );

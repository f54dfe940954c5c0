import type { Document, LiveEvent } from './document';

/** The events of the live connections, with their messages as types. */
export function printLive(document: Document): string {
  if (!document['x-live']) throw new Error('The contract has no x-live.');
  const { path, events, demonstration, calls } = document['x-live'];
  if (!calls) throw new Error('The contract has no calls.');
  const callRows = rowsOf(calls.events);
  const rows = rowsOf(events);
  const demoRows = rowsOf(demonstration.events);
  const messages = [...new Set([...rows, ...demoRows, ...callRows].map(({ row }) => row.message))].sort();
  return `import type { ${messages.join(', ')} } from './schema';

/** The path where servers take live connections, below the address of the API. */
export const livePath = ${JSON.stringify(path)};

/** The schema of each event's message, who sends it, and the roles whose connections have it. */
export const liveEvents = ${tableOf(rows)} as const;

export type LiveEventName = keyof typeof liveEvents;
/** The messages of the events that servers send. */
export type ServerMessages = {
${sent(rows, 'server')}};
export type ServerEventName = keyof ServerMessages;
/** An event that a server sends, with its message. */
export type ServerEvent = {
  [Name in ServerEventName]: { name: Name; message: ServerMessages[Name] };
}[ServerEventName];
/** The messages of the events that clients send. */
export type ClientMessages = {
${sent(rows, 'client')}};
export type ClientEventName = keyof ClientMessages;

/** The path where servers take connections to the room for anyone, below the address of the API. */
export const demoPath = ${JSON.stringify(demonstration.path)};

/** The schema of each event's message in that room, and who sends it. */
export const demoEvents = ${tableOf(demoRows)} as const;

export type DemoServerMessages = {
${sent(demoRows, 'server')}};
export type DemoClientMessages = {
${sent(demoRows, 'client')}};

/** The path at which servers take connections to the calls of visits, below the address of the API. */
export const callPath = ${JSON.stringify(calls.path)};

/** The schema of each event's message in a call, and who sends it. */
export const callEvents = ${tableOf(callRows)} as const;

export type CallServerMessages = {
${sent(callRows, 'server')}};
export type CallClientMessages = {
${sent(callRows, 'client')}};
`;
}

type Row = { name: string; row: { from: LiveEvent['from']; message: string; roles?: string[] } };

const rowsOf = (events: Record<string, LiveEvent>): Row[] =>
  Object.entries(events).map(([name, { from, message, roles }]) => ({
    name,
    row: { from, message: message.$ref.split('/').at(-1) ?? '', ...(roles && { roles }) },
  }));

const tableOf = (rows: readonly Row[]) =>
  JSON.stringify(Object.fromEntries(rows.map(({ name, row }) => [name, row])), null, 2);

const sent = (rows: readonly Row[], by: LiveEvent['from']) =>
  rows
    .filter(({ row }) => row.from === by)
    .map(({ name, row }) => `  ${JSON.stringify(name)}: ${row.message};\n`)
    .join('');

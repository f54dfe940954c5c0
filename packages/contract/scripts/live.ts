import type { Document } from './document';

/** The events of the live connection, with their messages as types. */
export function printLive(document: Document): string {
  if (!document['x-live']) throw new Error('The contract has no x-live.');
  const { path, events } = document['x-live'];
  const rows = Object.entries(events).map(([name, { from, message, roles }]) => ({
    name,
    row: { from, message: message.$ref.split('/').at(-1) ?? '', roles },
  }));
  const sent = (by: string) =>
    rows
      .filter(({ row }) => row.from === by)
      .map(({ name, row }) => `  ${JSON.stringify(name)}: ${row.message};\n`)
      .join('');
  const messages = [...new Set(rows.map(({ row }) => row.message))].sort();
  return `import type { ${messages.join(', ')} } from './schema';

/** Where servers take live connections, below the address of the API. */
export const livePath = ${JSON.stringify(path)};

/** The schema of each event's message, who sends it, and the roles whose connections have it. */
export const liveEvents = ${JSON.stringify(Object.fromEntries(rows.map(({ name, row }) => [name, row])), null, 2)} as const;

export type LiveEventName = keyof typeof liveEvents;
/** The messages of the events that servers send. */
export type ServerMessages = {
${sent('server')}};
export type ServerEventName = keyof ServerMessages;
/** An event that a server sends, with its message. */
export type ServerEvent = {
  [Name in ServerEventName]: { name: Name; message: ServerMessages[Name] };
}[ServerEventName];
/** The messages of the events that clients send. */
export type ClientMessages = {
${sent('client')}};
export type ClientEventName = keyof ClientMessages;
`;
}

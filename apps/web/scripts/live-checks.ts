import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { callEvents, demoEvents, liveEvents } from '@nadi/contract/live';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

type Events = Readonly<Record<string, { from: 'server' | 'client'; message: string }>>;

/** The messages that pages are sent, checked by code that is compiled here: a page may not compile any. */
export const printLiveChecks = () => printChecks('liveChecks', liveEvents);
/** Those of the room for anyone, apart: only its page needs them. */
export const printDemoChecks = () => printChecks('demoChecks', demoEvents);
/** Those of the calls of visits, apart for the same reason. */
export const printCallChecks = () => printChecks('callChecks', callEvents);

async function printChecks(name: string, events: Events): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@nadi/contract/openapi.json');
  const { components } = JSON.parse(await readFile(file, 'utf8'));
  const ajv = new Ajv2020({
    // Lengths by JavaScript's count, for which nothing need be loaded.
    unicode: false,
    logger: false,
    messages: false,
    strict: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema({ $id: 'contract', components });
  const sent = Object.entries(events).filter(([, { from }]) => from === 'server');
  const schemas = [...new Set(sent.map(([, { message }]) => message))];
  for (const schema of schemas) ajv.addSchema({ $ref: `contract#/components/schemas/${schema}` }, schema);
  const code = standaloneCode(ajv, Object.fromEntries(schemas.map((schema) => [schema, schema])));
  const table = sent.map(([event, { message }]) => `  ${JSON.stringify(event)}: ${message},\n`).join('');
  return `${code}\n/** True if the message of an event keeps to its schema. */\nexport const ${name} = {\n${table}};\n`;
}

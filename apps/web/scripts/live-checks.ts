import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type LiveEventName, liveEvents } from '@nadi/contract/live';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

/** The messages that pages are sent, checked by code that is compiled here: a page may not compile any. */
export async function printLiveChecks(): Promise<string> {
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
  const sent = (Object.keys(liveEvents) as LiveEventName[]).filter(
    (name) => liveEvents[name].from === 'server',
  );
  const schemas = [...new Set(sent.map((name) => liveEvents[name].message))];
  for (const name of schemas) ajv.addSchema({ $ref: `contract#/components/schemas/${name}` }, name);
  const code = standaloneCode(ajv, Object.fromEntries(schemas.map((name) => [name, name])));
  const table = sent.map((name) => `  ${JSON.stringify(name)}: ${liveEvents[name].message},\n`).join('');
  return `${code}\n/** True if the message of an event keeps to its schema. */\nexport const liveChecks = {\n${table}};\n`;
}

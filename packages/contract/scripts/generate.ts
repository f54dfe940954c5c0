/** openapi/ -> generated/: the bundled document (JSON and YAML), its types, the tables of operations, calls and live events, typed examples, bounds, changelog. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { bundleContract, readCast } from './bundle';
import { readChangelog } from './changelog';
import { printExamples } from './examples';
import { printLimits } from './limits';
import { printLive } from './live';
import { printCalls, printOperations } from './operations';
import { readReleased } from './released';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const generated = fileURLToPath(new URL('../generated/', import.meta.url));
const banner = '// Generated from openapi/ by packages/contract/scripts/generate.ts. Not edited by hand.\n\n';

const document = await bundleContract();
const changelog = await readChangelog(root, await readReleased(), document);
const types = await openapiTypescript(document as never, { rootTypes: true, rootTypesNoSchemaPrefix: true });

await mkdir(generated, { recursive: true });
const write = (name: string, text: string) => writeFile(new URL(name, `file://${generated}`), text);
await Promise.all([
  write('openapi.json', `${JSON.stringify(document, null, 2)}\n`),
  write('openapi.yaml', stringify(document, { aliasDuplicateObjects: false })),
  write('schema.ts', banner + astToString(types)),
  write('operations.ts', banner + printOperations(document)),
  write('calls.ts', banner + printCalls(document)),
  write('examples.ts', banner + printExamples(document, await readCast())),
  write('changelog.json', `${JSON.stringify(changelog, null, 2)}\n`),
  write('limits.ts', banner + printLimits(document)),
  write('live.ts', banner + printLive(document)),
]);

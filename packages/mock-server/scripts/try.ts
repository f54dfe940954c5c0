/**
 * `npx tsx packages/mock-server/scripts/try.ts openapi.yaml`: asks each operation of a document once, as its examples or schemas
 * say, and tells who answered and whether the answer keeps its schema. `--all` names each that was refused or does not.
 */
import { loadDocument } from '../src/command/load-document';
import { readContract } from '../src/contract';
import { isObject, type Node } from '../src/document/node';
import type { Operation } from '../src/document/operations';
import { upgrade } from '../src/document/upgrade';
import { shapeOf } from '../src/memory/paths';
import { createMock } from '../src/mock';
import type { Fault } from '../src/validation/faults';
import { exampleRequest } from './example-request';

const [file = '', ...flags] = process.argv.slice(2);
const { document, notes } = await loadDocument(file);
for (const note of notes) console.log(`Note: ${note}`);

const contract = readContract(upgrade(document));
const began = performance.now();
const mock = createMock(document, { seed: 1 });
const readIn = performance.now() - began;
const counts = new Map<string, number>();
const wrong: string[] = [];
const first = new Map<string, Node>();

// Lists and creates first: what hangs on an item is asked for with an id that is there. What deletes comes last.
const rank = ({ method, path }: Operation) =>
  method === 'delete'
    ? 10_000 - path.length
    : path.split('{').length * 10 + (method === 'get' ? 0 : method === 'post' ? 1 : 2);
const operations = [...contract.operations].sort(
  (a, b) => rank(a) - rank(b) || a.path.length - b.path.length,
);
for (const operation of operations) await ask(operation);

const share = (number: number) => `${number} (${Math.round((100 * number) / operations.length)} %)`;
console.log(`${operations.length} operations, read in ${Math.round(readIn)} ms`);
for (const [what, number] of [...counts].sort()) console.log(`  ${what}: ${share(number)}`);
for (const line of flags.includes('--all') ? wrong : wrong.slice(0, 10)) console.log(line);

async function ask(operation: Operation): Promise<void> {
  const request = exampleRequest(operation, contract, first);
  const response = await mock.fetch(request);
  const text = await response.text();
  const source = response.headers.get('x-mock-source');
  count(source ?? `refused with ${response.status}`);
  if (!source) {
    wrong.push(
      `${operation.id}, ${request.method} ${request.url}: ${response.status} ${decodeURI(response.headers.get('x-mock-problem') ?? text.slice(0, 400))}`,
    );
    return;
  }
  if (!response.headers.get('content-type')?.includes('json')) return;
  const value: unknown = JSON.parse(text);
  remember(operation.path, value);
  const faults: Fault[] = [];
  contract.compileAnswer(contract.answerSchema(operation, response.status))(value, '', faults);
  if (faults.length === 0) return;
  count(`${source}, not as its schema says`);
  const told = faults.slice(0, 3).map(({ pointer, message }) => `${pointer}: ${message}`);
  wrong.push(`${operation.id}, by ${source}: ${told.join(' ')}`);
}

function count(what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function remember(path: string, value: unknown): void {
  const parts = isObject(value) ? Object.values(value) : [];
  const list = [value, ...parts].find(Array.isArray);
  const item = list ? list[0] : (parts.find((part) => isObject(part) && 'id' in part) ?? value);
  if (!isObject(item)) return;
  // `/pet/findByStatus` tells pets too.
  for (let here = path; here !== '' && !here.endsWith('}'); here = here.slice(0, here.lastIndexOf('/')))
    if (!first.has(shapeOf(here))) first.set(shapeOf(here), item);
}

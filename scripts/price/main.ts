/** `npm run price -- <area or resource>` and `npm run price -- --since <commit>`: what an area, a resource or a change costs. `--files` lists the files. */
import { parseArgs } from 'node:util';
import { root } from '../root';
import { layers } from './layers';
import { type Cost, type Price, priceOf } from './price';
import { openRepository } from './repository';

/** Limits what one more resource with list, form and offline writing may cost, tests and stories included. */
const budget = { lines: 900, files: 22 };

const print = (first: string, ...rest: readonly (string | number)[]) =>
  console.log(first.padEnd(22) + rest.map((cell) => String(cell).padStart(9)).join(''));

function printPrice(
  { layers: costs, naming }: Price,
  { isChange, isListed }: { isChange: boolean; isListed: boolean },
): void {
  const total: Cost = { added: 0, removed: 0, files: [] };
  const row = (name: string, { added, removed, files }: Cost) =>
    isChange ? print(name, `+${added}`, `-${removed}`, files.length) : print(name, added, files.length);
  if (isChange) print('', 'added', 'removed', 'files');
  else print('', 'lines', 'files');
  for (const layer of layers) {
    const cost = costs[layer];
    if (layer === 'other' && cost.files.length === 0) continue;
    row(layer, cost);
    total.added += cost.added;
    total.removed += cost.removed;
    total.files.push(...cost.files);
  }
  row('total', total);
  if (isChange) print('budget of a resource', budget.lines, '', budget.files);
  else print('budget of a resource', budget.lines, budget.files);
  if (isListed) for (const file of total.files) console.log(file);
  if (naming !== null) console.log(`${naming} other ${isChange ? 'changed ' : ''}files name it.`);
}

try {
  const { values, positionals } = parseArgs({
    options: { since: { type: 'string' }, files: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Error('Give one name.');
  const price = priceOf(openRepository(root), { name: positionals[0], since: values.since });
  printPrice(price, { isChange: values.since !== undefined, isListed: values.files });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

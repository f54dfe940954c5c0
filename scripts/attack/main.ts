/**
 * `npm run attack`: tests the product with third-party tools, on a fresh embedded database. `npm run attack -- slow` runs one;
 * the names are in `attacks`. Prints a table at the end, and exits with an error if something was found.
 */
import { performance } from 'node:perf_hooks';
import { attackContract } from './contract';
import type { Outcome } from './outcome';
import { attackSlowly } from './slow';
import { attackDatabase } from './sqlmap';
import { startTarget, type Target } from './target';
import { attackSite } from './wapiti';
import { attackBodies } from './zzuf';

type Attack = { name: string; what: string; run: (target: Target) => Promise<Outcome> };

const attacks: readonly Attack[] = [
  { name: 'contract', what: 'Odd requests to every operation in every role', run: attackContract },
  { name: 'slow', what: '1,000 slow connections', run: attackSlowly },
  { name: 'bodies', what: '10,000 bodies broken by zzuf', run: attackBodies },
  { name: 'site', what: 'The site under wapiti', run: attackSite },
  { name: 'sql', what: 'Every operation under sqlmap', run: attackDatabase },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are ${attacks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const target = await startTarget();
console.log(`The product is at ${target.url}; reports are kept in ${target.reports}.`);
const lines: string[] = [];
let isClean = true;
try {
  for (const { name, what, run } of attacks.filter(
    (attack) => asked.length === 0 || asked.includes(attack.name),
  )) {
    console.log(`\n=== ${what}`);
    const began = performance.now();
    const { told, findings, skipped } = await run(target);
    if (!(await target.isWell())) findings.push('the server does not answer any more');
    for (const finding of findings) console.log(`  FOUND ${finding}`);
    if (findings.length > 0) isClean = false;
    const verdict = skipped ? 'SKIPPED' : findings.length > 0 ? `${findings.length} FOUND` : 'clean';
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    lines.push(`${verdict.padEnd(9)} ${seconds.padStart(4)} s  ${name.padEnd(8)} ${told}`);
  }
} finally {
  await target.stop();
}
console.log(`\n${lines.join('\n')}`);
process.exit(isClean ? 0 : 1);

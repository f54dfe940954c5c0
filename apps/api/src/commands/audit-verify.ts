/**
 * `npm run audit:verify`: checks that every entry of the audit trail is there and as it was written. Exits with 1 if not.
 * `-- --save FILE` writes a checkpoint, to be stored elsewhere; `-- --since FILE` compares with one.
 */
import { parseArgs } from 'node:util';
import type { Finding } from '../kernel/audit/check-chain';
import { readCheckpoint, saveCheckpoint } from '../kernel/audit/checkpoint';
import { verifyAudit } from '../kernel/audit/verify';
import { withData } from './with-data';

/** More would only hide the first. */
const maxLines = 20;

const { values } = parseArgs({ options: { since: { type: 'string' }, save: { type: 'string' } } });

function toLine({ subjectId, seq, operation, at, what }: Finding): string {
  const known = operation && at ? ` (${operation}, ${at})` : '';
  return `Subject ${subjectId}, entry ${seq}${known}: ${what}.`;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

await withData(async ({ db }) => {
  const since = values.since ? await readCheckpoint(values.since) : null;
  const { chains, entries, findings, checkpoint } = await verifyAudit(db, since);
  say(`Entries: ${entries}, chains: ${chains}.`);
  say(`Fingerprint ${checkpoint.fingerprint}`);
  for (const finding of findings.slice(0, maxLines)) say(toLine(finding));
  if (findings.length > 0) {
    say(`The audit trail is not complete. Chains with a fault: ${findings.length}.`);
    return 1;
  }
  if (values.save) await saveCheckpoint(values.save, checkpoint);
  say(`The audit trail is complete${since ? ', and continues from the checkpoint' : ''}.`);
  return 0;
});

import type { HealthImportAnswer, NewHealthImport } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { Saved } from '@nadi/ui/patterns/state';
import type { ExportDraft, ImportRow } from '@nadi/ui/screens/integrations/IntegrationsScreen';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';

type Write = (part: NewHealthImport) => Promise<OnlineWriteOutcome<HealthImportAnswer>>;

/** Times that a part is sent again by itself. */
const tries = 2;

/** Sends the chosen readings of an export one part after the other, all of which join one import. */
export async function sendExport(
  { name, file, choice, after, signal, onSent }: ExportDraft,
  write: Write,
): Promise<Saved<{ added: ImportRow }>> {
  let last = after;
  let failed = 0;
  for (;;) {
    const index: number = last === null ? 0 : last.index + 1;
    const { readings, remaining } = await file.part(choice, index);
    // All were sent when the answer to the last part was lost.
    if (readings.length === 0 && last !== null) return { ok: true, added: last.row };
    const continued = last && { continues: last.row.id };
    const outcome = await write({ name, readings, fingerprint: file.fingerprint, remaining, ...continued });
    const saved = savedOf(outcome, ({ data }) => ({ added: data }));
    // A busy server gives up what takes too long; the same part is added once, however often it is sent.
    if (!saved.ok && !saved.fieldErrors && !signal.aborted && failed < tries) {
      failed += 1;
      continue;
    }
    if (!saved.ok) {
      // The form has no field for what only a part of a file can be refused for.
      const [refusal] = Object.values(saved.fieldErrors ?? {});
      return { ok: false, message: refusal ?? saved.message };
    }
    failed = 0;
    last = { index, row: saved.added };
    onSent(last);
    if (remaining === 0) return { ok: true, added: last.row };
    if (signal.aborted) return { ok: false, message: m.health_export_stopped_message() };
  }
}

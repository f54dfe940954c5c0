import type { HealthImportAnswer, NewHealthImport } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { Saved } from '@nadi/ui/patterns/state';
import type { ExportDraft, ImportRow } from '@nadi/ui/screens/integrations/IntegrationsScreen';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';

type Write = (part: NewHealthImport) => Promise<OnlineWriteOutcome<HealthImportAnswer>>;

/** Milliseconds before each time that a part is sent again by itself. */
const waits = [1000, 4000];
/** Milliseconds after which the server takes requests again that were too many (429): its limit is one of a minute. */
const waitOfLimit = 60_000;

/** Resolves after a time, or when it is stopped. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Tells if the same part can be added later: no answer came, it is still being added, there were too many requests, or the server is busy. */
const isPassing = ({ status }: { status: number | null }): boolean =>
  status === null || status === 409 || status === 429 || status >= 500;

/** Sends the chosen readings of an export one part after the other, all of which join one import. */
export async function sendExport(
  { name, file, choice, after, signal, onSent }: ExportDraft,
  write: Write,
  wait = pause,
): Promise<Saved<{ added: ImportRow }>> {
  let last = after;
  let failed = 0;
  for (;;) {
    const index: number = last === null ? 0 : last.index + 1;
    const part = await file.part(choice, index).catch(() => null);
    if (!part) return { ok: false, message: m.csv_unreadable() };
    const { readings, remaining } = part;
    const continued = last && { continues: last.row.id };
    const outcome = await write({ name, readings, fingerprint: file.fingerprint, remaining, ...continued });
    const saved = savedOf(outcome, ({ data }) => ({ added: data }));
    // The same part is added once, however often it is sent.
    const next = waits[failed];
    if (!outcome.ok && isPassing(outcome) && next !== undefined && !signal.aborted) {
      failed += 1;
      await wait(outcome.status === 429 ? waitOfLimit : next, signal);
      if (!signal.aborted) continue;
    }
    if (!saved.ok) {
      const { continues, fingerprint } = saved.fieldErrors ?? {};
      // The import was undone, or is being undone.
      if (continues || fingerprint) onSent(null);
      if (signal.aborted && !outcome.ok && isPassing(outcome))
        return { ok: false, message: m.health_export_stopped_message() };
      // Says in one message why a part is refused: the form has no field for it.
      const [refusal] = Object.values(saved.fieldErrors ?? {});
      return { ok: false, message: refusal ?? saved.message };
    }
    failed = 0;
    last = { index, remaining, row: saved.added };
    onSent(last);
    if (remaining === 0) return { ok: true, added: last.row };
    if (signal.aborted) return { ok: false, message: m.health_export_stopped_message() };
  }
}

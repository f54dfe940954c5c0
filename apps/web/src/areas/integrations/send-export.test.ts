import { expect, it } from '@jest/globals';
import type { NewHealthImport } from '@nadi/contract/schema';
import type { ExportDraft, ImportRow } from '@nadi/ui/screens/integrations/IntegrationsScreen';
import { sendExport } from './send-export';

const row = (more: Partial<ImportRow>): ImportRow => ({
  ...{ id: 'import', name: 'export.zip', status: 'added', added: 0, critical: 0, alreadyThere: 0 },
  ...{ remaining: 0, leftOut: [], createdAt: '2026-11-20T08:10:00+05:30' },
  ...more,
});

/** Starts the sending of an export of three parts with one reading each. */
function start(answer: (part: NewHealthImport, count: number) => Partial<ImportRow> | { refused: object }) {
  const parts: NewHealthImport[] = [];
  const stop = new AbortController();
  const draft: ExportDraft = {
    ...{ name: 'export.zip', choice: { types: ['pulse'], from: null }, after: null, signal: stop.signal },
    onSent: (part) => {
      draft.after = part;
    },
    file: {
      fingerprint: 'f'.repeat(64),
      part: async (_, index) => ({
        readings:
          index > 2
            ? []
            : [
                {
                  ...{ row: index + 1, type: 'pulse', unit: '/min', value: 70 },
                  measuredAt: `2026-11-1${index}T07:10:00+05:30`,
                },
              ],
        remaining: Math.max(0, 2 - index),
      }),
    } as ExportDraft['file'],
  };
  const send = () =>
    sendExport(draft, async (part) => {
      parts.push(part);
      const answered = answer(part, parts.length);
      return 'refused' in answered
        ? { ok: false, isOutdated: false, current: null, failure: answered.refused as never }
        : { ok: true, data: { success: true, data: row(answered) as never } };
    });
  return { send, stop, parts, rows: () => parts.map(({ readings }) => readings[0]?.row) };
}

it('The parts of an export join the import of the first one, with how many are left', async () => {
  const { send, parts, rows } = start((_, count) => ({ added: count }));
  expect(await send()).toMatchObject({ ok: true, added: { added: 3 } });
  expect(rows()).toEqual([1, 2, 3]);
  expect(parts.map(({ continues, remaining }) => [continues, remaining])).toEqual([
    [undefined, 2],
    ['import', 1],
    ['import', 0],
  ]);
  expect(new Set(parts.map(({ fingerprint }) => fingerprint))).toEqual(new Set(['f'.repeat(64)]));
});

it('An export goes on with the part whose answer was lost', async () => {
  const { send, rows } = start((_, count) =>
    count > 1 && count < 5 ? { refused: { message: 'Not reached.' } } : { added: 1 },
  );
  expect(await send()).toEqual({ ok: false, message: 'Not reached.' });
  expect(await send()).toMatchObject({ ok: true });
  // The second part was tried three times before, and the third one follows.
  expect(rows()).toEqual([1, 2, 2, 2, 2, 3]);
});

it('A part that a busy server gave up is sent again by itself', async () => {
  const { send, rows } = start((_, count) =>
    count === 1 ? { refused: { message: 'Not available.' } } : { added: 1 },
  );
  expect(await send()).toMatchObject({ ok: true });
  expect(rows()).toEqual([1, 1, 2, 3]);
});

it('An export that is stopped ends behind the part that is under way', async () => {
  const { send, stop, rows } = start(() => {
    stop.abort();
    return {};
  });
  expect(await send()).toMatchObject({ ok: false, message: 'Stopped before all readings were added.' });
  expect(rows()).toEqual([1]);
});

it('An export whose import was undone meanwhile says so, and sends nothing more', async () => {
  const { send, rows } = start((_, count) =>
    count === 2
      ? { refused: { message: 'Refused.', fieldErrors: { continues: 'It was undone.' } } }
      : { added: 1 },
  );
  expect(await send()).toEqual({ ok: false, message: 'It was undone.' });
  expect(rows()).toEqual([1, 2]);
});

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
function start(
  answer: (
    part: NewHealthImport,
    count: number,
  ) => Partial<ImportRow> | { refused: object; status?: number | null },
) {
  const parts: NewHealthImport[] = [];
  const waits: number[] = [];
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
    sendExport(
      draft,
      async (part) => {
        parts.push(part);
        const answered = answer(part, parts.length);
        if (!('refused' in answered))
          return { ok: true, data: { success: true, data: row(answered) as never } };
        const { refused, status = null } = answered;
        return {
          ok: false,
          isOutdated: false,
          status,
          kind: null,
          errors: [],
          current: null,
          failure: refused as never,
        };
      },
      async (milliseconds) => {
        waits.push(milliseconds);
      },
    );
  return { send, stop, parts, waits, draft, rows: () => parts.map(({ readings }) => readings[0]?.row) };
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

it.each([
  ['that a busy server gave up', 503, 1000],
  ['that is still being added', 409, 1000],
  ['that is one request too many', 429, 60_000],
])('A part %s is sent again by itself after a pause', async (_, status, pause) => {
  const { send, rows, waits } = start((__, count) =>
    count === 1 ? { refused: { message: 'Not available.' }, status } : { added: 1 },
  );
  expect(await send()).toMatchObject({ ok: true });
  expect(rows()).toEqual([1, 1, 2, 3]);
  expect(waits).toEqual([pause]);
});

it('A part that is refused is not sent again', async () => {
  const { send, rows } = start(() => ({ refused: { message: 'Not allowed.' }, status: 403 }));
  expect(await send()).toEqual({ ok: false, message: 'Not allowed.' });
  expect(rows()).toEqual([1]);
});

it('An export whose worker ended is to be chosen again', async () => {
  const { send, draft } = start(() => ({ added: 1 }));
  draft.file.part = () => Promise.reject(new Error('The worker ended.'));
  expect(await send()).toEqual({ ok: false, message: 'This file could not be read. Choose it again.' });
});

it('An export that is stopped ends behind the part that is under way', async () => {
  const { send, stop, rows } = start(() => {
    stop.abort();
    return {};
  });
  expect(await send()).toMatchObject({ ok: false, message: 'Stopped before all readings were added.' });
  expect(rows()).toEqual([1]);
});

it.each([
  ['was undone', 'continues'],
  ['is being undone', 'fingerprint'],
])('An export whose import %s says so, and sends nothing more', async (_, field) => {
  const { send, rows, draft } = start((__, count) =>
    count === 2
      ? { refused: { message: 'Refused.', fieldErrors: { [field]: 'It was undone.' } }, status: 422 }
      : { added: 1 },
  );
  expect(await send()).toEqual({ ok: false, message: 'It was undone.' });
  expect(rows()).toEqual([1, 2]);
  // Begins anew if it is sent again.
  expect(draft.after).toBeNull();
});

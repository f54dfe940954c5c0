import { expect, it } from '@jest/globals';
import type { MedicalRecord, MedicalRecordSummary, RecordUpload } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

/** Medical records: sent in parts, filed, found, changed, deleted and restored. */
export function recordJourneys({ ask, expectDone, confirmed }: Traveller): void {
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const add = (by: string, body: object) => ask('POST /medical-records', { by, headers: once(), body });
  const added = async (by: string, body: object) =>
    (await expectDone(add(by, body), 201)).body.data as MedicalRecord;
  const list = async (by: string, query = '') =>
    (await expectDone(ask(`GET /medical-records${query}`, { by }))).body as unknown as {
      data: MedicalRecord[];
      pagination: { total: number; pages: number; page: number; next: string | null };
    };
  const titles = async (by: string, query: string) => (await list(by, query)).data.map(({ title }) => title);
  const faultsOf = ({ body }: { body: unknown }) =>
    (body as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [
      pointer,
      code,
    ]);
  const start = (by: string, bytes: number) =>
    ask('POST /record-uploads', {
      by,
      headers: once(),
      body: { name: 'wrist.dcm', type: 'application/dicom', bytes, fingerprint: 'ab'.repeat(32) },
    });
  const part = (by: string, id: string, offset: number, content: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('place', JSON.stringify({ offset }));
    form.set('content', new Blob([content]));
    return ask(`PUT /record-uploads/${id}`, { by, body: form });
  };

  it('files what was sent in parts, and goes on after a lost answer', async () => {
    const { token: by } = await confirmed('uploads@nadi.example');
    const file = new Uint8Array(600_000);
    file.set(new TextEncoder().encode('DICM'), 128);
    const begun = (await expectDone(start(by, file.length), 201)).body.data as RecordUpload;
    expect(begun).toMatchObject({ status: 'receiving', received: 0, version: 1 });
    const { id, partBytes } = begun;
    const [first, rest] = [file.slice(0, partBytes), file.slice(partBytes)];
    await expectDone(part(by, id, 0, first));
    expect((await expectDone(part(by, id, 0, first))).body.data).toMatchObject({ received: partBytes });
    expect(faultsOf(await part(by, id, 2 * partBytes, rest))).toEqual([['/body/place', 'gap']]);
    expect(faultsOf(await part(by, id, partBytes, first))).toEqual([['/body/content', 'length']]);
    expect(faultsOf(await add(by, { type: 'imaging', title: 'Wrist', uploadIds: [id] }))).toEqual([
      ['/body/uploadIds/0', 'not-ready'],
    ]);
    const other = (await confirmed('other-uploads@nadi.example')).token;
    expect(await part(other, id, partBytes, rest)).toMatchObject({ status: 404 });
    expect(faultsOf(await add(other, { type: 'imaging', title: 'Wrist', uploadIds: [id] }))).toEqual([
      ['/body/uploadIds/0', 'unknown'],
    ]);

    await expectDone(part(by, id, partBytes, rest));
    expect((await ask(`GET /record-uploads/${id}`, { by })).body.data).toMatchObject({ status: 'ready' });
    const record = await added(by, { type: 'imaging', title: 'Wrist', uploadIds: [id] });
    expect(record.files).toMatchObject([{ id, name: 'wrist.dcm', bytes: file.length, pages: null }]);
    expect((await ask('GET /record-uploads', { by })).body.data).toEqual([]);
    expect(await ask(`GET /medical-records/${record._id}`, { by: other })).toMatchObject({ status: 404 });
  });

  it('refuses what is not of its type, and keeps nothing of what was discarded', async () => {
    const { token: by } = await confirmed('refused-uploads@nadi.example');
    const { id } = (await start(by, 1_000)).body.data as RecordUpload;
    const refused = (await expectDone(part(by, id, 0, new Uint8Array(1_000)))).body.data;
    expect(refused).toMatchObject({ status: 'refused', refusal: 'not-this-type', received: 0 });
    expect(await part(by, id, 0, new Uint8Array(1_000))).toMatchObject({ status: 409 });
    await expectDone(ask(`DELETE /record-uploads/${id}`, { by }));
    expect(await ask(`GET /record-uploads/${id}`, { by })).toMatchObject({ status: 404 });
  });

  it('finds records by day, type, tag and words, and reads all of them page by page', async () => {
    const { token: by } = await confirmed('records@nadi.example');
    await added(by, { type: 'allergy', title: 'Penicillin', notes: 'Rash on both arms' });
    await added(by, { type: 'lab_report', title: 'HbA1c', day: '2026-08-14', tags: ['Sugar'] });
    await added(by, { type: 'lab_report', title: 'Lipid profile', day: '2025-12-31', source: 'Aarogya' });
    await added(by, { type: 'imaging', title: 'Retina', day: '2026-08-01' });
    expect(faultsOf(await add(by, { type: 'other', title: 'x', day: '9999-01-01' }))).toEqual([
      ['/body/day', 'future'],
    ]);

    expect(await titles(by, '')).toEqual(['HbA1c', 'Retina', 'Lipid profile', 'Penicillin']);
    expect(await titles(by, '?type=lab_report')).toEqual(['HbA1c', 'Lipid profile']);
    expect(await titles(by, '?dateFrom=2026-08-01&dateTo=2026-08-13')).toEqual(['Retina']);
    expect(await titles(by, '?dateTo=2026-01-01')).toEqual(['Lipid profile']);
    expect(await titles(by, '?tag=SUGAR')).toEqual(['HbA1c']);
    expect(await titles(by, '?search=aaro%20LIP')).toEqual(['Lipid profile']);
    expect(await titles(by, '?search=rash')).toEqual(['Penicillin']);
    expect((await list(by, '?dateFrom=2026-08-01')).pagination.total).toBe(2);
    expect((await list(by, '?dateFrom=2025-01-01&type=lab_report&limit=1')).pagination.total).toBe(2);

    const seen: string[] = [];
    for (let next: string | null = '', page = 1; next !== null; page += 1) {
      const one = await list(by, `?limit=3${next ? `&cursor=${next}` : ''}`);
      expect(one.pagination).toMatchObject({ page, total: 4, pages: 2 });
      seen.push(...one.data.map(({ title }) => title));
      next = one.pagination.next;
    }
    expect(seen).toEqual(['HbA1c', 'Retina', 'Lipid profile', 'Penicillin']);
    expect(await titles(by, '?limit=3&page=2')).toEqual(['Penicillin']);
  });

  it('changes, deletes and restores a record, and counts what is filed', async () => {
    const { token: by } = await confirmed('filed-records@nadi.example');
    const summary = async () =>
      (await expectDone(ask('GET /medical-records/summary', { by }))).body.data as MedicalRecordSummary;
    const { _id, version } = await added(by, { type: 'invoice', title: 'Bill', day: '2026-10-09' });
    const change = (ifMatch: number, body: object) =>
      ask(`PUT /medical-records/${_id}`, { by, headers: { 'If-Match': `"${ifMatch}"` }, body });
    const changed = await expectDone(change(version, { title: 'Hospital bill', day: null, onlyYou: true }));
    expect(changed.body.data).toMatchObject({ title: 'Hospital bill', day: null, onlyYou: true, version: 2 });
    expect(await change(version, { title: 'x' })).toMatchObject({
      status: 412,
      body: { current: { _id, title: 'Hospital bill' } },
    });
    expect((await summary()).counts).toEqual([{ month: null, type: 'invoice', count: 1 }]);

    const deleted = await expectDone(ask(`DELETE /medical-records/${_id}`, { by }));
    expect(deleted.body.data).toMatchObject({ status: 'deleted', deletedAt: expect.any(String) });
    expect(await titles(by, '')).toEqual([]);
    expect(await titles(by, '?status=deleted')).toEqual(['Hospital bill']);
    expect(await summary()).toMatchObject({ counts: [], deleted: 1 });
    expect(await change(3, { title: 'x' })).toMatchObject({ status: 409 });
    expect(await ask(`DELETE /medical-records/${_id}`, { by })).toMatchObject({ status: 409 });

    const restored = await expectDone(ask(`POST /medical-records/${_id}/restoration`, { by }));
    expect(restored.body.data).toMatchObject({ status: 'filed', deletedAt: null, title: 'Hospital bill' });
    expect(await ask(`POST /medical-records/${_id}/restoration`, { by })).toMatchObject({ status: 409 });
    expect(await summary()).toMatchObject({ counts: [{ count: 1 }], deleted: 0 });
    const other = (await confirmed('no-records@nadi.example')).token;
    for (const operation of ['GET', 'DELETE'])
      expect(await ask(`${operation} /medical-records/${_id}`, { by: other })).toMatchObject({ status: 404 });
  });
}

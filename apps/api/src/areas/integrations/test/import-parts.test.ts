// areas: identity, integrations, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HealthImport } from '@nadi/contract/schema';
import { maxReadingsOfFile } from '@nadi/domain/integrations/import-parts';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { untilTaken } from '../../../../test/until-taken';
import { healthImports } from '../tables/health-imports';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const [fingerprint, other] = ['a'.repeat(64), 'b'.repeat(64)];
const minute = (number: number) =>
  formatMoment({ at: new Date(Date.parse('2026-11-01T07:10:00+05:30') + number * 60_000), offset: 330 });
const pulses = (from: number, count: number, value = 70) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ row: from + at + 1, type: 'pulse', unit: '/min', measuredAt: minute(from + at), value },
  }));
const impossible = { ...pulses(5000, 1)[0], value: 400 };
const post = (who: Person, body: object, key?: string) =>
  api.ask
    .post('/health-imports')
    .set({ ...by(who), ...once(key) })
    .send({ name: 'export.zip', fingerprint, ...body });
const send = async (who: Person, body: object): Promise<HealthImport> => {
  const key = crypto.randomUUID();
  const answer = await untilTaken(() => post(who, body, key));
  expect(answer.status).toBe(201);
  return answer.body.data;
};
const undo = (who: Person, id: string) => api.ask.patch(`/health-imports/${id}/undo`).set(by(who));
const total = async (who: Person): Promise<number> =>
  (await api.ask.get('/vital-signs?limit=1').set(by(who)).expect(200)).body.pagination.total;
const list = async (who: Person): Promise<HealthImport[]> =>
  (await api.ask.get('/health-imports').set(by(who)).expect(200)).body.data;

describe('a file that is sent in parts', () => {
  it('is one import with the numbers of all its parts, and says how much is still to be sent', async () => {
    const who = await api.signedIn();
    const first = await send(who, { readings: [...pulses(0, 3), impossible], remaining: 3 });
    expect(first).toMatchObject({ added: 3, remaining: 3, fingerprint });
    const readings = [...pulses(2, 1), ...pulses(3, 2, 230), impossible];
    const second = await send(who, { readings, continues: first.id, remaining: 0 });
    expect(second).toMatchObject({ id: first.id, added: 5, critical: 2, alreadyThere: 1, remaining: 0 });
    // Lists an impossible reading once.
    expect(second.leftOut).toHaveLength(1);
    expect(second.version).toBe(2);
    expect(await list(who)).toEqual([second]);
    expect(await total(who)).toBe(5);
  });

  it('is continued by the same file later, and adds nothing twice', async () => {
    const who = await api.signedIn();
    const first = await send(who, { readings: pulses(0, 3), remaining: 2 });
    await send(who, { readings: pulses(0, 3), remaining: 2 });
    const again = await send(who, { readings: pulses(3, 2) });
    // Its own readings are not told as already there.
    expect(again).toMatchObject({ id: first.id, added: 5, alreadyThere: 0, remaining: 0 });
    const whole = await send(who, { readings: pulses(0, 3), remaining: 2 });
    expect(whole).toMatchObject({ added: 5, alreadyThere: 0, remaining: 0 });
    expect(await total(who)).toBe(5);
    const parts = await api.context.db.read('keeper', (tx) =>
      tx.select().from(healthImports).where(eq(healthImports.partOf, first.id)),
    );
    expect(parts).toHaveLength(1);
  });

  it('is one import if its first part is sent twice at once', async () => {
    const who = await api.signedIn();
    const [one, twin] = await Promise.all([
      send(who, { readings: pulses(0, 3) }),
      send(who, { readings: pulses(0, 3) }),
    ]);
    expect(one.id).toBe(twin.id);
    expect(await list(who)).toHaveLength(1);
    expect(await total(who)).toBe(3);
  });

  it('keeps no reading if it is undone while a part of it is added', async () => {
    const who = await api.signedIn();
    const { id } = await send(who, { readings: pulses(0, 3) });
    const [part] = await Promise.all([post(who, { readings: pulses(3, 2), continues: id }), undo(who, id)]);
    expect([201, 422]).toContain(part.status);
    expect(await total(who)).toBe(0);
  });

  it('makes an import of its own for another file, and for another person with the same file', async () => {
    const [who, neighbour] = [await api.signedIn(), await api.signedIn()];
    const first = await send(who, { readings: pulses(0, 1) });
    const second = await send(who, { readings: pulses(1, 1), fingerprint: other });
    const theirs = await send(neighbour, { readings: pulses(0, 1) });
    expect(new Set([first.id, second.id, theirs.id]).size).toBe(3);
    const refused = await post(neighbour, { readings: pulses(1, 1), continues: first.id }).expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/body/continues', code: 'ended' }]);
    expect(await total(neighbour)).toBe(1);
  });

  it('is undone with all its parts, takes no further part then, and can be added again', async () => {
    const who = await api.signedIn();
    const { id } = await send(who, { readings: pulses(0, 3), remaining: 3 });
    await send(who, { readings: pulses(3, 2), continues: id, remaining: 1 });
    const undone = await undo(who, id).expect(200);
    expect(undone.body.data).toMatchObject({ id, status: 'undone', added: 5, remaining: 0, version: 3 });
    expect(await total(who)).toBe(0);
    const late = await post(who, { readings: pulses(5, 1), continues: id }).expect(422);
    expect(late.body.errors).toMatchObject([{ pointer: '/body/continues', code: 'ended' }]);
    const again = await send(who, { readings: pulses(0, 5) });
    expect(again).toMatchObject({ added: 5, alreadyThere: 0 });
    expect(again.id).not.toBe(id);
  });

  it('is undone a few parts at a time, takes no further part meanwhile, and is gone at last', async () => {
    const who = await api.signedIn();
    const { id } = await send(who, { readings: pulses(0, 1) });
    for (let part = 1; part < 8; part += 1) await send(who, { readings: pulses(part, 1), continues: id });
    const first = await undo(who, id).expect(200);
    expect(first.body.data).toMatchObject({ status: 'undoing', added: 8, undoneAt: null });
    expect(await total(who)).toBe(3);
    // The same file, chosen again, would lose what the rest of the removal takes.
    const refused = await post(who, { readings: pulses(0, 8) }).expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/body/fingerprint', code: 'undoing' }]);
    await post(who, { readings: pulses(9, 1), continues: id }).expect(422);
    const last = await undo(who, id).expect(200);
    expect(last.body.data).toMatchObject({ status: 'undone', added: 8, undoneAt: expect.any(String) });
    expect(await total(who)).toBe(0);
    expect((await undo(who, id).expect(200)).body.data.version).toBe(last.body.data.version);
  });

  it('is undone by no more readings at a time than a request has time for', async () => {
    const who = await api.signedIn();
    const { id } = await send(who, { readings: pulses(0, 1000) });
    for (const part of [1, 2, 3]) await send(who, { readings: pulses(part * 1000, 1000), continues: id });
    expect((await undo(who, id).expect(200)).body.data.status).toBe('undoing');
    expect(await total(who)).toBe(2000);
    expect((await undo(who, id).expect(200)).body.data.status).toBe('undone');
    expect(await total(who)).toBe(0);
  });

  it('cannot be undone by one of its parts', async () => {
    const who = await api.signedIn();
    const { id } = await send(who, { readings: pulses(0, 1) });
    await send(who, { readings: pulses(1, 1), continues: id });
    const [part] = await api.context.db.read('keeper', (tx) =>
      tx.select().from(healthImports).where(eq(healthImports.partOf, id)),
    );
    await undo(who, part?.id ?? '').expect(404);
    expect(await total(who)).toBe(2);
  });

  it('is refused beyond the readings that a file can add, and beyond a thousand that are impossible', async () => {
    const who = await api.signedIn();
    const { id } = await send(who, { readings: [...pulses(0, 1), impossible] });
    const many = pulses(6000, 1000).map((one) => ({ ...one, value: 400 }));
    const faulty = await post(who, { readings: many, continues: id }).expect(422);
    expect(faulty.body.errors).toMatchObject([{ pointer: '/body/readings', code: 'too-many' }]);
    await api.context.db.write('keeper', (tx) =>
      tx.update(healthImports).set({ added: maxReadingsOfFile }).where(eq(healthImports.id, id)),
    );
    await post(who, { readings: pulses(1, 1), continues: id }).expect(422);
    await post(who, { readings: pulses(0, 1), continues: id }).expect(201);
    expect(await total(who)).toBe(1);
  });
});

// areas: account, identity, notifications
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HealthGoal } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { aGoal } from '../../../../test/matrix/samples';
import { eraseDueAccounts } from '../../account/deletion/erase';
import { checkTriggers } from '../../notifications/triggers/check';
import { healthGoals } from '../tables/health-goals';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const create = (who: Person, body: object = aGoal, key?: string) =>
  api.ask
    .post('/health-goals')
    .set({ ...by(who), ...once(key) })
    .send(body);
const created = async (who: Person, body: object = aGoal): Promise<HealthGoal> =>
  (await create(who, body).expect(201)).body.data;
const patch = (who: Person, path: string, body: object = {}, headers: Record<string, string> = {}) => {
  const asking = api.ask.patch(`/health-goals/${path}`).set({ ...by(who), ...headers });
  return path.endsWith('complete') ? asking : asking.send(body);
};
const count = (who: Person) =>
  api.look((tx) => tx.$count(healthGoals, eq(healthGoals.patientId, who.userId)));
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('health goals', () => {
  it('are made once for a key, also of two requests at once, and refuse it for another body', async () => {
    const who = await api.signedIn();
    const both = await Promise.all([create(who, aGoal, 'key-of-goal'), create(who, aGoal, 'key-of-goal')]);
    expect(statusesOf(both).every((status) => status === 201 || status === 409)).toBe(true);
    await create(who, aGoal, 'key-of-goal').expect(201);
    await create(who, { ...aGoal, title: 'Another' }, 'key-of-goal').expect(422);
    expect(await count(who)).toBe(1);
  });

  it('are changed by one of two changes of the same version', async () => {
    const who = await api.signedIn();
    const { id } = await created(who);
    const change = (title: string) =>
      api.ask
        .put(`/health-goals/${id}`)
        .set({ ...by(who), 'If-Match': '"1"' })
        .send({ ...aGoal, title });
    expect(statusesOf(await Promise.all([change('One'), change('Two')]))).toEqual([200, 412]);
    const late = await patch(who, `${id}/progress`, { currentValue: 5 }, { 'If-Match': '"1"' }).expect(412);
    expect(late.body.current).toMatchObject({ id, version: 2 });
  });

  it('keep the progress of both of two devices at once, and none after completing', async () => {
    const who = await api.signedIn();
    const { id } = await created(who);
    const record = (at: string, currentValue: number) => patch(who, `${id}/progress`, { at, currentValue });
    const both = [record('2026-11-10T09:00:00+05:30', 10), record('2026-11-11T09:00:00+05:30', 20)];
    expect(statusesOf(await Promise.all(both))).toEqual([200, 200]);
    const { body } = await api.ask.get(`/health-goals/${id}`).set(by(who)).expect(200);
    expect(body.data).toMatchObject({ startValue: 10, currentValue: 20, version: 3 });
    const twice = await Promise.all([patch(who, `${id}/complete`), patch(who, `${id}/complete`)]);
    expect(statusesOf(twice)).toEqual([200, 200]);
    expect(twice.map(({ body: { data } }) => data.version)).toEqual([4, 4]);
    await record('2026-11-12T09:00:00+05:30', 30).expect(409);
  });

  it('finds no goals of another person, whatever is asked', async () => {
    const { id } = await created(await api.signedIn());
    const other = await api.signedIn();
    const path = `/health-goals/${id}`;
    await api.ask.get(path).set(by(other)).expect(404);
    await api.ask.get(`${path}/analytics`).set(by(other)).expect(404);
    await api.ask.put(path).set(by(other)).send(aGoal).expect(404);
    await api.ask.delete(path).set(by(other)).expect(404);
    await patch(other, `${id}/progress`, { currentValue: 1 }).expect(404);
    await patch(other, `${id}/complete`).expect(404);
    await patch(other, `${id}/status`, { status: 'paused' }).expect(404);
    await api.ask.get('/health-goals/no-uuid').set(by(other)).expect(404);
  });

  it.each([
    ['a title of spaces', { title: '  ' }, '/body/title', 'pattern'],
    ['a category that there is none of', { category: 'wealth' }, '/body/category', 'enum'],
    ['a value below zero', { targetValue: -1 }, '/body/targetValue', 'minimum'],
    ['a day that does not exist', { start: '2026-02-30' }, '/body/start', 'format'],
    ['a status', { status: 'completed' }, '/body/status', 'unknown'],
  ])('are refused with %s', async (_, wrong, pointer, code) => {
    const { body } = await create(await api.signedIn(), { ...aGoal, ...wrong }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it('go with the account', async () => {
    const who = await api.signedIn();
    await created(who);
    await api.ask.post('/account/deletion').set(by(who)).expect(200);
    api.clock.advance(days(30));
    await eraseDueAccounts(api.context);
    expect(await count(who)).toBe(0);
  });

  it('are told of once in the week before their last day, unless they are over', async () => {
    const start = '2027-01-01';
    const [who, done] = [await api.signedIn(), await api.signedIn()];
    await created(who, { ...aGoal, start, due: '2027-01-20' });
    await patch(done, `${(await created(done, { ...aGoal, start, due: '2027-01-20' })).id}/complete`).expect(
      200,
    );
    const renewed = async (person: Person): Promise<Person> => {
      const { body } = await api.ask
        .post('/auth/login')
        .send({ email: person.email, password: person.password });
      return { ...person, token: body.data.token };
    };
    const told = async (person: Person): Promise<object[]> => {
      await checkTriggers(api.context);
      const { body } = await api.ask
        .get('/notifications')
        .set(by(await renewed(person)))
        .expect(200);
      return (body.data as { type: string }[]).filter(({ type }) => type === 'health-goal-due');
    };
    const until = (at: string) => api.clock.advance(Date.parse(at) - api.clock.now().getTime());
    until('2027-01-12T10:00:00+05:30');
    expect(await told(who)).toEqual([]);
    until('2027-01-13T10:00:00+05:30');
    expect(await told(who)).toMatchObject([{ category: 'goals' }]);
    until('2027-01-14T10:00:00+05:30');
    expect(await told(who)).toHaveLength(1);
    expect(await told(done)).toEqual([]);
  });
});

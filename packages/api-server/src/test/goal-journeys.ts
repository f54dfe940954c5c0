import { expect, it } from '@jest/globals';
import type { HealthGoal, HealthGoalAnalytics, HealthGoalPage } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

/** Health goals: recorded by a person or fed by readings, moved between their states, and hidden from everyone else. */
export function goalJourneys({ ask, expectDone, confirmed, onboard, record, now }: Traveller): void {
  const path = '/health-goals';
  const day = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString();
  const walk = () => ({
    ...{ title: 'Walk 150 minutes a week', category: 'activity', priority: 'medium', unit: 'min' },
    ...{ direction: 'at_least', targetValue: 150, currentValue: 40, start: day(-10).slice(0, 10) },
  });
  const weight = () => ({
    ...{ title: 'Reach 64 kg', category: 'weight', priority: 'high', unit: 'kg', fedBy: 'weight' },
    ...{ direction: 'at_most', targetValue: 64, start: day(-10).slice(0, 10) },
  });
  const create = (by: string, body: object, key: string = crypto.randomUUID()) =>
    ask(`POST ${path}`, { by, headers: { 'Idempotency-Key': key }, body });
  const created = async (by: string, body: object) =>
    (await expectDone(create(by, body), 201)).body.data as HealthGoal;
  const change = (by: string, to: string, body?: object, headers = {}) =>
    ask(`PATCH ${path}/${to}`, { by, body, headers });
  const list = async (by: string, query = '') => {
    const { body } = await ask(`GET ${path}${query}`, { by });
    const { data, pagination } = body as unknown as HealthGoalPage;
    return { titles: data.map(({ title }) => title), total: pagination.total };
  };

  it('has the newest goal on top, filters them, and has one less after a deletion', async () => {
    const { token: by } = await confirmed('goals@nadi.example');
    const first = await created(by, walk());
    expect(first).toMatchObject({
      status: 'in_progress',
      startValue: 40,
      currentValue: 40,
      share: 0,
      version: 1,
    });
    const key = crypto.randomUUID();
    const second = await expectDone(create(by, { ...weight(), start: day(9).slice(0, 10) }, key), 201);
    expect((await create(by, { ...weight(), start: day(9).slice(0, 10) }, key)).body).toEqual(second.body);
    expect(second.body.data).toMatchObject({ status: 'not_started', currentValue: null, share: null });
    expect(await list(by)).toEqual({ titles: ['Reach 64 kg', 'Walk 150 minutes a week'], total: 2 });
    expect(await list(by, '?status=all&category=activity&priority=all')).toMatchObject({ total: 1 });
    expect(await list(by, '?status=not_started&priority=high')).toMatchObject({ titles: ['Reach 64 kg'] });
    expect(await list(by, '?limit=1&page=2')).toEqual({ titles: ['Walk 150 minutes a week'], total: 2 });
    const top = (await ask(`GET ${path}?limit=1`, { by })).body as unknown as HealthGoalPage;
    expect(top.pagination).toMatchObject({ page: 1, total: 2, pages: 2, next: expect.any(String) });
    const third = await created(by, { ...walk(), title: 'Walk more' });
    // A goal that came since moves no page behind a cursor.
    const rest = (await ask(`GET ${path}?limit=1&cursor=${top.pagination.next}`, { by })).body;
    expect(rest).toMatchObject({ data: [{ id: first.id }], pagination: { total: 3, next: null } });
    await expectDone(ask(`DELETE ${path}/${third.id}`, { by }));
    expect(await ask(`GET ${path}?cursor=invented`, { by })).toMatchObject({ status: 422 });
    await expectDone(ask(`DELETE ${path}/${first.id}`, { by }));
    expect(await list(by)).toEqual({ titles: ['Reach 64 kg'], total: 1 });
    const other = (await confirmed('other-goals@nadi.example')).token;
    expect(await list(other)).toEqual({ titles: [], total: 0 });
    const { id } = second.body.data as HealthGoal;
    expect(await ask(`GET ${path}/${id}`, { by: other })).toMatchObject({ status: 404 });
    expect(await ask(`GET ${path}/${id}/analytics`, { by: other })).toMatchObject({ status: 404 });
  });

  it('takes progress of a goal until it is completed, and names the states that may follow', async () => {
    const { token: by } = await confirmed('progress-of-goals@nadi.example');
    const { id } = await created(by, walk());
    const before = await expectDone(change(by, `${id}/progress`, { currentValue: 60, at: day(-2) }));
    // The value of today was recorded with the goal.
    expect(before.body.data).toMatchObject({ startValue: 60, currentValue: 40, version: 2 });
    const after = await expectDone(change(by, `${id}/progress`, { currentValue: 105 }));
    expect(after.body.data).toMatchObject({ currentValue: 105, share: 0.5, version: 3 });
    expect(await change(by, `${id}/progress`, { currentValue: 1, at: day(-11) })).toMatchObject({
      status: 422,
    });
    expect(await change(by, `${id}/progress`, { currentValue: 1, at: day(2) })).toMatchObject({
      status: 422,
    });
    expect(await change(by, `${id}/complete`, undefined, { 'If-Match': '"1"' })).toMatchObject({
      status: 412,
      body: { current: { id, version: 3, currentValue: 105 } },
    });
    const done = await expectDone(change(by, `${id}/complete`));
    expect(done.body.data).toMatchObject({ status: 'completed', version: 4 });
    expect((await expectDone(change(by, `${id}/complete`))).body).toEqual(done.body);
    const late = await change(by, `${id}/progress`, { currentValue: 150 });
    expect(late).toMatchObject({ status: 409 });
    expect(late.body.message).toContain('not_started or in_progress or paused');
    expect(await change(by, `${id}/status`, { status: 'abandoned' })).toMatchObject({
      status: 409,
      body: { message: 'This goal is completed. It may become not_started or in_progress or paused.' },
    });
    await expectDone(change(by, `${id}/status`, { status: 'in_progress' }));
    await expectDone(change(by, `${id}/status`, { status: 'abandoned' }));
    expect(await change(by, `${id}/complete`)).toMatchObject({
      status: 409,
      body: { message: 'This goal is abandoned. It may become in_progress.' },
    });
  });

  it('has progress of a goal from the readings of its time, and asks about a weight that is not healthy', async () => {
    const { token: by } = await confirmed('fed-goals@nadi.example');
    await onboard(by);
    const measured = (type: string, unit: string, value: number, days: number) =>
      expectDone(record(by, { type, unit, value, measuredAt: day(days) } as never), 201);
    await measured('weight', 'kg', 70, -20);
    const goal = await created(by, weight());
    expect(goal).toMatchObject({
      currentValue: null,
      readings: { days: 0 },
      concern: { reason: 'height_unknown' },
    });
    await measured('height', 'cm', 160, -20);
    await measured('weight', 'kg', 68, -8);
    await measured('weight', 'kg', 66, -1);
    const { body } = await ask(`GET ${path}/${goal.id}`, { by });
    expect(body.data).toMatchObject({
      startValue: 68,
      currentValue: 66,
      share: 0.5,
      concern: null,
      version: 1,
    });
    expect(body.data).toMatchObject({ readings: { days: 2, to: day(-1).slice(0, 10) } });
    expect(await change(by, `${goal.id}/progress`, { currentValue: 60 })).toMatchObject({ status: 409 });
    const { data } = (await ask(`GET ${path}/${goal.id}/analytics`, { by })).body;
    expect(data as HealthGoalAnalytics).toMatchObject({
      timeframe: 'month',
      points: [{ value: 68 }, { value: 66 }],
      change: -2,
      forecast: { outcome: 'not_enough_data', day: null, days: 2 },
    });
    const light = await expectDone(
      ask(`PUT ${path}/${goal.id}`, {
        by,
        body: { ...weight(), targetValue: 45 },
        headers: { 'If-Match': '"1"' },
      }),
    );
    // 18.5 * 1.6 * 1.6
    expect(light.body.data).toMatchObject({
      concern: { reason: 'below_healthy_weight', limit: 47.4 },
      version: 2,
    });
    const wrong = await create(by, { ...weight(), unit: 'stone', currentValue: 60, due: '2020-01-01' });
    const { errors } = wrong.body as unknown as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/body/due', '/body/unit', '/body/currentValue']);
  });
}

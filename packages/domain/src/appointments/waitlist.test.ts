import { describe, expect, test } from '@jest/globals';
import { presetAvailability } from './availability';
import type { Availability, VisitType } from './visit';
import {
  checkWaitlist,
  declined,
  freeAlready,
  noOffer,
  planOffers,
  presentEntry,
  type Waiting,
} from './waitlist';

/** Monday, 10:00 in India. */
const now = new Date('2026-11-30T04:30:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const tuesday = (from: string, to: string): Availability['weekly'][number] => ({
  ...{ day: 2, from, to },
  types: ['video_call', 'in_clinic'],
});

/** Sees patients on Tuesdays, at 10:00 and 10:30. */
const rules: Availability = {
  ...presetAvailability,
  weekly: [tuesday('10:00', '11:00')],
};
/** Extra hours in which the doctor phones. */
const extra = {
  ...{ date: '2026-12-02', kind: 'extra' as const, from: '10:00', to: '11:00', note: null },
  types: ['audio_call'],
} satisfies Availability['exceptions'][number];
const ten = '2026-12-01T04:30:00.000Z';
const half = '2026-12-01T05:00:00.000Z';

const entry = (id: string, changes: Partial<Waiting> = {}): Waiting => ({
  ...{ id, doctorId: 'doctor', types: ['video_call'], from: '2026-11-30', until: '2026-12-03' },
  ...{
    status: 'waiting',
    endedBecause: null,
    offer: null,
    missedOffers: 0,
    passed: [],
    own: [],
    canBook: true,
  },
  createdAt: `2026-11-2${id}T04:30:00.000Z`,
  ...changes,
});

const offered = (id: string, expiresAt: Date, changes: Partial<Waiting> = {}) =>
  entry(id, {
    status: 'offered',
    offer: { scheduledAt: ten, endsAt: half, type: 'video_call', expiresAt },
    ...changes,
  });

const startOf = ({ offer }: Waiting) => offer && new Date(offer.scheduledAt).toISOString();
const plan = (entries: Waiting[], changes: Partial<Availability> = {}, at = now) =>
  planOffers(entries, { ...rules, ...changes }, { busy: [], now: at });

describe('the waitlist of a doctor', () => {
  test('offers times in the order in which people joined', () => {
    const found = plan([entry('3'), entry('1'), entry('2')]);
    expect(found.map((one) => [one.id, startOf(one)])).toEqual([
      ['1', ten],
      ['2', half],
      ['3', null],
    ]);
    expect(found[0]?.offer).toMatchObject({ type: 'video_call', expiresAt: after(60) });
  });

  test.each<[string, Partial<Waiting>]>([
    ['of a type that the doctor does not have then', { types: ['audio_call'] }],
    ['after the last day', { until: '2026-11-30' }],
    ['before the first day', { from: '2026-12-02' }],
    ['that were passed', { passed: [ten, half] }],
    [
      'at which the person has a visit',
      { own: [{ doctorId: 'other', scheduledAt: ten, endsAt: '2026-12-01T05:30:00.000Z' }] },
    ],
  ])('offers no times %s', (_, changes) => {
    expect(plan([entry('1', changes)]).map(startOf)).toEqual([null]);
  });

  test('offers nothing to someone who can book no more visits with the doctor', () => {
    const visit = { doctorId: 'doctor', scheduledAt: '2026-12-20T04:30:00Z', endsAt: '2026-12-20T05:00:00Z' };
    expect(plan([entry('1', { own: [visit, visit, visit, visit] }), entry('2')]).map(startOf)).toEqual([
      null,
      ten,
    ]);
  });

  test('offers the first type of the person that the time allows', () => {
    const types: VisitType[] = ['audio_call', 'in_clinic', 'video_call'];
    expect(plan([entry('1', { types })])[0]?.offer?.type).toBe('in_clinic');
  });

  test.each([
    ['07:59', '2026-11-30T02:29:00Z', null],
    ['08:00', '2026-11-30T02:30:00Z', ten],
    ['20:59', '2026-11-30T15:29:00Z', ten],
    ['21:00', '2026-11-30T15:30:00Z', null],
  ])('decides at %s on the doctor’s wall if an offer is made', (_, at, start) => {
    expect(plan([entry('1')], {}, new Date(at)).map(startOf)).toEqual([start]);
  });

  test('holds a time no longer than it can be booked, and offers none for under ten minutes', () => {
    const early = new Date('2026-12-01T02:30:00Z');
    const [held] = plan([entry('1')], { noticeMinutes: 110 }, early);
    expect([held && startOf(held), held?.offer?.expiresAt]).toEqual([ten, new Date('2026-12-01T02:40:00Z')]);
    expect(plan([entry('1')], { noticeMinutes: 111 }, early).map(startOf)).toEqual([half]);
  });

  test('gives a time whose offer expired to the next person', () => {
    const found = plan([offered('1', now), entry('2')], { weekly: [tuesday('10:00', '10:30')] });
    expect(found.map((one) => [one.status, one.missedOffers, startOf(one)])).toEqual([
      ['waiting', 1, null],
      ['offered', 0, ten],
    ]);
  });

  test('ends an entry at its third missed offer', () => {
    const [found] = plan([offered('1', now, { missedOffers: 2 })]);
    expect(found).toMatchObject({ status: 'ended', endedBecause: 'missed', offer: null, missedOffers: 3 });
  });

  test('ends an entry whose last day has passed', () => {
    const [found] = plan([entry('1', { until: '2026-11-29' })]);
    expect(found).toMatchObject({ status: 'ended', endedBecause: 'past' });
  });

  test('takes back an offer at a time at which the doctor sees no one any more, and counts none as missed', () => {
    const [found] = plan([offered('1', after(30))], { weekly: [] });
    expect(found).toMatchObject({ status: 'waiting', offer: null, missedOffers: 0 });
  });

  test('keeps an offer that is held, and offers its time to no one else', () => {
    const before = offered('1', after(30));
    const found = plan([before, entry('2')]);
    expect(found[0]).toBe(before);
    expect(found.map(startOf)).toEqual([ten, half]);
  });

  test('leaves the pause of the doctor between two offers', () => {
    const weekly = [tuesday('10:00', '10:30'), tuesday('10:35', '11:30')];
    expect(plan([entry('1'), entry('2')], { weekly, bufferMinutes: 10 }).map(startOf)).toEqual([ten, null]);
  });

  test('counts a declined offer as none that was missed, and forgets times that are over', () => {
    const past = '2026-11-01T04:30:00.000Z';
    expect(declined(offered('1', after(30), { passed: [past] }), now)).toMatchObject({
      ...{ status: 'waiting', offer: null, missedOffers: 0, passed: [ten] },
    });
  });

  test('shows no offer that has expired', () => {
    const beside = { doctor: 'Meera', timeZone: 'Asia/Kolkata' };
    expect(presentEntry({ ...offered('1', now), ...beside }, rules, now)).toMatchObject({
      status: 'waiting',
      offer: null,
    });
    expect(presentEntry({ ...offered('1', after(1)), ...beside }, rules, now)).toMatchObject({
      status: 'offered',
      offer: { scheduledAt: ten, expiresAt: after(1).toISOString(), confirmation: 'at_once' },
    });
  });

  test.each([
    ['2026-11-29', '2026-12-03', '/body/from'],
    ['2026-12-03', '2026-12-02', '/body/until'],
    ['2026-11-30', '2027-01-30', '/body/until'],
    ['2026-11-30', '2027-01-29', undefined],
  ])('checks the days from %s until %s', (from, until, pointer) => {
    expect(checkWaitlist({ types: ['video_call'], from, until }, rules, now)[0]?.pointer).toBe(pointer);
  });

  test.each<[string, VisitType[], Partial<Availability>, string | undefined]>([
    ['refuses types of which the hours have none', ['audio_call'], {}, '/body/types'],
    ['accepts types of which the hours have one', ['audio_call', 'video_call'], {}, undefined],
    ['accepts any type where the doctor has set no hours', ['audio_call'], { weekly: [] }, undefined],
    [
      'refuses types of extra hours that are over',
      ['audio_call'],
      { exceptions: [{ ...extra, date: '2026-11-29' }] },
      '/body/types',
    ],
    ['accepts types of extra hours to come', ['audio_call'], { exceptions: [extra] }, undefined],
  ])('%s', (_, types, changes, pointer) => {
    const days = { from: '2026-11-30', until: '2026-12-03' };
    expect(checkWaitlist({ types, ...days }, { ...rules, ...changes }, now)[0]?.pointer).toBe(pointer);
  });

  test('offers no time that was free as the person joined, and one that becomes free later', () => {
    const wish = { types: ['video_call'], from: '2026-11-30', until: '2026-12-03' } as const;
    const busy = [{ start: new Date(half), end: after(24 * 60 + 60) }];
    const passed = freeAlready(wish, rules, { busy, own: [], now });
    expect(passed).toEqual([ten]);
    expect(plan([entry('1', { passed })]).map(startOf)).toEqual([half]);
    expect(freeAlready({ ...wish, types: ['audio_call'] }, rules, { busy: [], own: [], now })).toEqual([]);
    expect(freeAlready({ ...wish, until: '2026-11-30' }, rules, { busy: [], own: [], now })).toEqual([]);
  });

  test('offers a time that was free as the person joined once a visit has taken it and it is free again', () => {
    const waiting = entry('1', { passed: [ten] });
    const [taken] = planOffers([waiting], rules, {
      busy: [{ start: new Date(ten), end: new Date(half) }],
      now,
    });
    expect(taken).toMatchObject({ passed: [] });
    expect(plan([{ ...waiting, ...taken, status: 'waiting', offer: null }]).map(startOf)).toEqual([ten]);
  });

  test('passes no time at which the person has another visit as they join', () => {
    const wish = { types: ['video_call'], from: '2026-11-30', until: '2026-12-03' } as const;
    const own = [{ doctorId: 'other', scheduledAt: ten, endsAt: half }];
    expect(freeAlready(wish, rules, { busy: [], own, now })).not.toContain(ten);
  });

  test('offers nothing to a person who can book nothing now, and takes an offer back without counting it', () => {
    const canBook = false;
    const found = plan([entry('1', { canBook }), offered('2', after(30), { canBook }), entry('3')]);
    expect(found.map((one) => [one.status, one.missedOffers, startOf(one)])).toEqual([
      ['waiting', 0, null],
      ['waiting', 0, null],
      ['offered', 0, ten],
    ]);
    expect(plan([offered('2', now, { canBook })])[0]).toMatchObject({ status: 'waiting', missedOffers: 0 });
  });

  test.each<[string, Partial<Waiting>, string]>([
    ['waits', {}, 'You are told when the next one is free.'],
    ['is booked', { status: 'booked' }, 'This time is booked already.'],
    ['has ended', { status: 'ended', endedBecause: 'missed' }, 'You are not on this waitlist any more.'],
  ])('says why nothing is held by an entry that %s', (_, changes, reason) => {
    expect(noOffer(entry('1', changes))).toContain(reason);
  });
});

import { describe, expect, it } from '@jest/globals';
import { answerOf, pathOf, readPush, toShow } from './push-message';

const message = (id: string, type = 'readings') => ({
  title: 'Your pulse was 58',
  body: 'At 9:40 pm.',
  data: { type, notificationId: id },
});
const shown = (tag: string, type = 'readings', count = 1) => ({ tag, type, count });

describe('what the server pushed', () => {
  it('is read with its words and its data', () => {
    const sent = {
      title: 'Hello',
      body: 'You',
      data: { type: 'security', notificationId: 'n-1', path: '/dashboard' },
    };
    expect(readPush(JSON.stringify(sent))).toEqual(sent);
  });

  it.each([undefined, '', 'no JSON', 'null', '[]', '{"data":7,"title":5}'])(
    'is news even if it is %j',
    (text) => {
      expect(readPush(text)).toEqual({ data: { type: 'general' } });
    },
  );
});

describe('what is shown', () => {
  it('says nothing of what it is about, if the server sent no words', () => {
    const { title, body } = toShow({ data: { type: 'readings', notificationId: 'n-1' } }, []);
    expect([title, body]).toEqual(['Nadi', 'You have a new message. Unlock to read it.']);
  });

  it('has a title alone, if that is all', () => {
    expect(toShow({ title: 'Hello', data: { type: 'general' } }, []).body).toBe('');
  });

  it('replaces the same notification', () => {
    const { tag, title, replaces } = toShow(message('n-1'), [shown('n-1'), shown('n-2'), shown('n-3')]);
    expect([tag, title, replaces]).toEqual(['n-1', 'Your pulse was 58', []]);
  });

  it('is one that counts, once there are more than three of a type', () => {
    const three = [shown('n-1'), shown('n-2'), shown('n-3')];
    expect(toShow(message('n-3'), three.slice(0, 2)).replaces).toEqual([]);
    expect(toShow(message('n-4'), [...three, shown('n-9', 'security')])).toMatchObject({
      title: '4 new notifications',
      body: '',
      tag: 'readings-summary',
      data: { type: 'readings', path: '/notifications', count: 4 },
      replaces: ['n-1', 'n-2', 'n-3'],
    });
  });

  it('goes on counting', () => {
    const { title, tag, replaces } = toShow(message('n-5'), [shown('readings-summary', 'readings', 4)]);
    expect([title, tag, replaces]).toEqual(['5 new notifications', 'readings-summary', ['readings-summary']]);
  });
});

const doses = { owner: 'asha', day: '2026-12-01', time: '08:00', medicineIds: ['m-1'] };
const reminder = (more: object = {}) =>
  readPush(
    JSON.stringify({
      title: 'A dose is due',
      body: 'One dose is planned for 08:00, not recorded here yet.',
      data: { type: 'dose-due', notificationId: 'n-1', path: '/dashboard/medications', doses },
      ...more,
    }),
  );

describe('a reminder of a dose', () => {
  it('can be answered in the notification', () => {
    expect(toShow(reminder(), [])).toMatchObject({
      data: { doses },
      actions: [
        { action: 'taken', title: 'Taken' },
        { action: 'skipped', title: 'Skip' },
      ],
    });
  });

  it('says that one press answers for all of its doses', () => {
    const two = { type: 'dose-due', notificationId: 'n-1', doses: { ...doses, medicineIds: ['m-1', 'm-2'] } };
    const { actions } = toShow(reminder({ data: two }), []);
    expect(actions.map(({ title }) => title)).toEqual(['All 2 taken', 'Skip all 2']);
  });

  it.each([
    ['its doses cannot be read', reminder({ data: { type: 'dose-due', doses: { ...doses, time: 8 } } })],
    ['its words are hidden', reminder({ title: '', body: '' })],
    ['it is something else', reminder({ data: { type: 'dose-due' } })],
  ])('has no buttons if %s', (_, message) => {
    expect(toShow(message, []).actions).toEqual([]);
  });

  it('has no buttons if it stands for more than three', () => {
    const three = ['n-7', 'n-8', 'n-9'].map((tag) => shown(tag, 'dose-due'));
    const { data, actions } = toShow(reminder(), three);
    expect(actions).toEqual([]);
    expect(data).not.toHaveProperty('doses');
  });

  it.each([
    ['taken', 'taken'],
    ['skipped', 'skipped'],
    ['', null],
    ['toString', null],
  ])('is answered by the button %j as %j', (action, answer) => {
    expect(answerOf(action)).toBe(answer);
  });
});

describe('where it leads', () => {
  it.each([
    [{ type: 'appointment_reminder' }, '/appointments'],
    [{ type: 'consultation_started', consultationId: 'c-17' }, '/video-call/c-17'],
    [{ type: 'consultation_started' }, '/appointments'],
    [{ type: 'video_call', consultationId: '../../api/v1/x' }, '/appointments'],
    [{ type: 'security', notificationId: 'n-1' }, '/notifications'],
    [
      { type: 'security', notificationId: 'n-1', path: '/dashboard/settings/security' },
      '/dashboard/settings/security',
    ],
    [{ type: 'general' }, '/dashboard'],
  ])('of %j is %s', (data, path) => {
    expect(pathOf(data)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/api/v1/auth/me',
    'dashboard',
    '/a.html',
    '/docs',
  ])('is never %s', (path) => {
    expect(pathOf({ type: 'general', path })).toBe('/dashboard');
  });
});

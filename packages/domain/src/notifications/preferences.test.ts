import { expect, it } from '@jest/globals';
import {
  categoriesOf,
  checkPreferences,
  keepPreferences,
  matterOfHealth,
  presetPreferences,
} from './preferences';

const { channels, quietHours } = presetPreferences;

it('keeps the e-mails that nobody may turn off', () => {
  const none = { push: false, mail: false, sms: false };
  const kept = keepPreferences({
    ...presetPreferences,
    channels: { ...channels, security: none, readings: none },
  });
  expect(kept.channels.security).toEqual({ ...none, mail: true });
  expect(kept.channels.readings).toEqual(none);
});

it('refuses quiet hours without an end, and zones that do not exist', () => {
  expect(checkPreferences(presetPreferences)).toEqual([]);
  const faults = checkPreferences({
    ...presetPreferences,
    quietHours: { ...quietHours, to: quietHours.from, timeZone: 'Mars/Olympus' },
  });
  expect(faults.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/body/quietHours/to', 'range'],
    ['/body/quietHours/timeZone', 'timezone'],
  ]);
});

it('offers to each role what it can get', () => {
  expect(categoriesOf('PATIENT')).toEqual([
    'security',
    'account',
    'readings',
    'goals',
    'medicines',
    'general',
  ]);
  expect(categoriesOf('UNVERIFIED_DOCTOR')).toEqual(['security', 'account', 'registration', 'general']);
});

it.each([
  ['readings', 'vital-sign-critical', null, 'readings'],
  ['general', 'trial-answered', null, 'clinical trials'],
  ['general', 'consultation-reminder', 'visit', 'visits'],
  ['general', 'welcome', null, null],
] as const)(
  'says of a notification of %s with type %s about visit %s that its matter is %s',
  (category, type, consultationId, matter) => {
    expect(matterOfHealth({ category, type, consultationId })).toBe(matter);
  },
);

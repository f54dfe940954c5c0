import { describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import type { VitalSign } from '@nadi/contract/schema';
import { clock, entryOf, inConflict } from '../../../test/entries';
import '../../app/unsent';
import type { OutboxEntry, Write } from '../offline/write';
import { itemsOf } from './entry-words';

const [read] = cast.readings.asha as readonly VitalSign[];
if (!read) throw new Error('Asha has no readings.');
const { id } = read;

const recording: Write = {
  operation: 'recordVitalSign',
  body: {
    type: 'blood_pressure',
    unit: 'mm[Hg]',
    measuredAt: read.measuredAt,
    systolic: 122,
    diastolic: 78,
    arm: 'left',
  },
  isNow: false,
};
const change: Write = { operation: 'updateVitalSign', id, body: { systolic: 125 }, read };
const deletion: Write = { operation: 'deleteVitalSign', id, read };
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const itemOf = (entry: OutboxEntry) => {
  const [item] = itemsOf([entry], clock);
  if (!item) throw new Error('There is no item.');
  return { ...item, title: plain(item.title), detail: plain(item.detail) };
};

describe('an entry in words', () => {
  it.each([
    ['recording', recording, 'Blood pressure 122 / 78 mmHg', 'Measured today, 7:10 am, left arm', 'add'],
    [
      'change',
      change,
      'Blood pressure 125 / 78 mmHg',
      'Replaces 122 / 78 mmHg. Measured today, 7:10 am, left arm, seated',
      'change',
    ],
    [
      'deletion',
      deletion,
      'Blood pressure 122 / 78 mmHg',
      'Measured today, 7:10 am, left arm, seated',
      'delete',
    ],
    [
      'profile',
      {
        operation: 'updatePatientProfile',
        body: { phone: null, firstName: 'Aasha' },
        read: cast.profiles.asha,
      },
      'Your profile',
      'First name, Phone number',
      'change',
    ],
    [
      'first answers',
      { operation: 'completeOnboarding', answers: { dateOfBirth: '1972-03-14' }, photo: null },
      'Your first answers',
      undefined,
      'add',
    ],
  ] as const)('tells a %s', (_what, write, title, detail, action) => {
    expect(itemOf(entryOf(write))).toMatchObject({
      title,
      detail,
      action,
      since: '2026-11-20T03:22:00.000Z',
      standing: { phase: 'waiting', isFirst: true },
    });
  });

  it('names the fields that the server refused as their form does', () => {
    const errors = [
      { pointer: '/body/systolic', message: 'Too high.', code: 'maximum' },
      { pointer: '/header/x', message: 'Odd.', code: 'x' },
    ];
    const standing = { phase: 'refused', status: 422, message: 'Check it.', errors } as const;
    const { standing: told } = itemOf(entryOf(recording, { standing }));
    expect(told.phase === 'refused' && told.errors.map(({ label }) => plain(label))).toEqual([
      'Upper number',
      'Blood pressure 122 / 78 mmHg',
    ]);
  });

  it('leads to both versions where it contradicts how things stand', () => {
    expect(itemOf(entryOf(change, { id: 7, ...inConflict(read) })).standing).toEqual({
      phase: 'conflict',
      message: 'It was changed elsewhere.',
      href: '/dashboard/unsent/7',
    });
  });
});

describe('where an entry is changed', () => {
  it('is the row of its reading, which is known by the last of its entries', () => {
    const items = itemsOf([entryOf(recording), entryOf(change, { id: 2 })], clock);
    expect(items.map(({ editHref }) => editHref)).toEqual([
      '/dashboard/vital-signs#unsent-2',
      '/dashboard/vital-signs#unsent-2',
    ]);
    expect(items.map(({ standing }) => standing)).toEqual([
      { phase: 'waiting', isFirst: true },
      { phase: 'waiting', isFirst: false },
    ]);
  });

  it('is the row by the entry that needs the person, where one does', () => {
    const refused = { phase: 'refused', status: 422, message: 'No.', errors: [] } as const;
    const [first] = itemsOf([entryOf(recording, { standing: refused }), entryOf(change, { id: 2 })], clock);
    expect(first?.editHref).toBe('/dashboard/vital-signs#unsent-1');
  });

  it('is nowhere where the reading is to be deleted', () => {
    const items = itemsOf([entryOf(recording), entryOf(deletion, { id: 2 })], clock);
    expect(items.map(({ editHref }) => editHref)).toEqual([undefined, undefined]);
  });

  it('is the form of a profile, and that of the first answers by who gave them', () => {
    const ofProfile: Write = { operation: 'updatePatientProfile', body: {}, read: cast.profiles.asha };
    const answers = (said: object): Write => ({
      operation: 'completeOnboarding',
      answers: { ...said },
      photo: null,
    });
    expect(itemOf(entryOf(ofProfile)).editHref).toBe('/dashboard/profile');
    expect(itemOf(entryOf(answers({ gender: 'MALE' }))).editHref).toBe('/onboarding/patient');
    expect(itemOf(entryOf(answers({ languages: ['en'] }))).editHref).toBe('/onboarding/doctor');
  });
});

import type { Broadcast, BroadcastPreview } from '../types';

export const clock = { now: '2026-11-20T10:40:00+05:30', timeZone: 'Asia/Kolkata' } as const;

const few = { state: 'FEWER', atLeast: null } as const;
const counted = (atLeast: number) => ({ state: 'COUNTED', atLeast }) as const;

export const draft: Broadcast = {
  id: '1',
  title: 'Maintenance on Sunday',
  body: '{product} is not available on Sunday from 2 to 4 am. Nothing that you have saved is lost.',
  segment: 'PATIENTS',
  quietDays: null,
  status: 'DRAFT',
  scheduledFor: null,
  startedAt: null,
  endedAt: null,
  told: few,
  delivered: few,
  failed: few,
  version: 1,
};

export const scheduled: Broadcast = {
  ...draft,
  id: '2',
  title: 'New hours of support',
  body: 'Hello {firstName}, from Monday we answer from 8 am to 8 pm.',
  segment: 'DOCTORS',
  status: 'SCHEDULED',
  scheduledFor: '2026-11-23T09:00:00+05:30',
};

export const sending: Broadcast = {
  ...draft,
  id: '3',
  title: 'Terms have changed',
  body: 'The terms of use have changed. You can read them on the website.',
  status: 'SENDING',
  startedAt: '2026-11-20T10:38:00+05:30',
  told: counted(41_200),
  delivered: counted(12_840),
  failed: counted(20),
};

export const sent: Broadcast = {
  ...draft,
  id: '4',
  title: 'Are you still there?',
  body: '{firstName}, you have not used {product} for four weeks.',
  segment: 'QUIET_PATIENTS',
  quietDays: 28,
  status: 'SENT',
  startedAt: '2026-11-18T09:00:00+05:30',
  endedAt: '2026-11-18T09:01:00+05:30',
};

export const cancelled: Broadcast = {
  ...draft,
  id: '5',
  status: 'CANCELLED',
  endedAt: '2026-11-17T12:00:00+05:30',
};

export const preview: BroadcastPreview = {
  people: { isWholeRole: true, count: 104_882 },
  channels: [
    {
      channel: 'list',
      title: draft.title,
      body: 'Nadi is not available on Sunday from 2 to 4 am. Nothing that you have saved is lost.',
    },
    { channel: 'push', title: 'Nadi', body: 'You have a new message. Unlock to read it.' },
    {
      channel: 'mail',
      title: draft.title,
      body: 'Hello,\n\nNadi is not available on Sunday from 2 to 4 am. Nothing that you have saved is lost.',
    },
    { channel: 'sms', title: '', body: 'Nadi: You have a new message. Unlock to read it.' },
  ],
};

export const trigger = {
  id: 'registrations-waiting',
  name: 'Registrations waiting',
  description:
    'Tells you, once a day, that a doctor has waited two days for a decision on their registration.',
};

export const templates = [
  {
    ...{ id: 'template-1', name: 'Festival hours', title: 'Our hours on festivals' },
    body: 'Hello {firstName}, on festivals doctors answer from 10 am to 1 pm.',
  },
  {
    ...{ id: 'template-2', name: 'Maintenance', title: 'Maintenance on Sunday' },
    body: '{product} is not available on Sunday from 2 to 4 am.',
  },
] as const;

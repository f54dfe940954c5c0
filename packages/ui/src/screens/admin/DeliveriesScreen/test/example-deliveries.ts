import type { Delivery, DeliveryCounts, DeliveryFilter } from '../types';

export const clock = { now: '2026-11-20T16:48:00+05:30', timeZone: 'Asia/Kolkata' };

export const noFilter: DeliveryFilter = { channel: null, state: null, person: '', from: null, to: null };

const asha = { id: '0198f000-0000-7000-8000-000000000101', name: 'Asha Kulkarni' };
const ravi = { id: '0198f000-0000-7000-8000-000000000102', name: 'Ravi Shetty' };
const taken = { attempts: 1, problem: null, status: null } as const;

/** Has each state, each channel and each reason; one to nobody with an account, and one to someone whose account is erased. */
export const deliveries: readonly Delivery[] = [
  {
    ...{ id: 'delivery-1', channel: 'mail', purpose: 'family', person: null, state: 'FAILED', attempts: 11 },
    ...{ problem: 'refused', status: 550, createdAt: '2026-11-20T16:20:00+05:30' },
  },
  {
    ...{
      id: 'delivery-2',
      channel: 'mail',
      purpose: 'password',
      person: ravi,
      state: 'RETRYING',
      attempts: 2,
    },
    ...{ problem: 'unreachable', status: null, createdAt: '2026-11-20T16:12:00+05:30' },
  },
  {
    ...{ id: 'delivery-3', channel: 'sms', purpose: 'general', person: ravi, state: 'FAILED', attempts: 9 },
    ...{ problem: 'credentials', status: 401, createdAt: '2026-11-20T15:40:00+05:30' },
  },
  {
    ...{ id: 'delivery-4', channel: 'push', purpose: 'health', person: asha, state: 'SENT' },
    ...{ ...taken, createdAt: '2026-11-20T14:00:00+05:30' },
  },
  {
    ...{ id: 'delivery-5', channel: 'mail', purpose: 'address', person: null, state: 'LIMITED' },
    ...{ ...taken, attempts: 0, createdAt: '2026-11-20T13:10:00+05:30' },
  },
  {
    ...{ id: 'delivery-6', channel: 'push', purpose: 'broadcast', person: ravi, state: 'EXPIRED' },
    ...{ ...taken, createdAt: '2026-11-20T12:00:00+05:30' },
  },
  {
    ...{ id: 'delivery-7', channel: 'push', purpose: 'registration', person: { ...asha, name: null } },
    ...{
      state: 'FAILED',
      attempts: 1,
      problem: 'unusable',
      status: null,
      createdAt: '2026-11-20T11:30:00+05:30',
    },
  },
  {
    ...{ id: 'delivery-8', channel: 'push', purpose: 'test', person: asha, state: 'WAITING' },
    ...{ ...taken, attempts: 0, createdAt: '2026-11-20T11:00:00+05:30' },
  },
  {
    ...{ id: 'delivery-9', channel: 'sms', purpose: 'account', person: asha, state: 'SKIPPED' },
    ...{ ...taken, attempts: 0, createdAt: '2026-11-20T10:00:00+05:30' },
  },
  {
    ...{ id: 'delivery-10', channel: 'mail', purpose: 'security', person: asha, state: 'RETRYING' },
    ...{ attempts: 1, problem: 'other', status: null, createdAt: '2026-11-20T09:00:00+05:30' },
  },
  {
    ...{ id: 'delivery-11', channel: 'sms', purpose: 'general', person: ravi, state: 'SKIPPED' },
    ...{ attempts: 0, problem: 'no_number', status: null, createdAt: '2026-11-20T08:00:00+05:30' },
  },
  {
    ...{ id: 'delivery-12', channel: 'mail', purpose: 'password', person: null, state: 'WAITING' },
    ...{ ...taken, attempts: 0, createdAt: '2026-11-20T07:00:00+05:30' },
  },
];

export const counts: DeliveryCounts = {
  ...{ FAILED: 3, RETRYING: 2, LIMITED: 1, EXPIRED: 1 },
  ...{ WAITING: 1, SENT: 10_000, SKIPPED: 48 },
};
export const noCounts: DeliveryCounts = {
  ...{ FAILED: 0, RETRYING: 0, LIMITED: 0, EXPIRED: 0 },
  ...{ WAITING: 0, SENT: 0, SKIPPED: 0 },
};

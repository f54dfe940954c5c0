import type { OutboxEntry, Write } from '../src/kernel/offline/write';
import { kindOf } from '../src/kernel/offline/write-kinds';
import '../src/app/writes';

/** 20 November 2026, 8:52 am in India; what is measured in the examples is of that morning. */
export const meantAt = Date.parse('2026-11-20T08:52:00+05:30');
export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

/** An entry that waits, but for what a test says of it. */
export const entryOf = (write: Write, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 1,
  type: kindOf(write).type,
  write,
  timestamp: meantAt,
  idempotencyKey: 'key',
  subject: 'subject',
  baseVersion: 1,
  owner: 'asha',
  attempts: 0,
  standing: { phase: 'waiting' },
  ...more,
});

export const inConflict = (current: unknown): Pick<OutboxEntry, 'attempts' | 'standing'> => ({
  attempts: 1,
  standing: { phase: 'conflict', message: 'It was changed elsewhere.', current },
});

import { describe, expect, it } from '@jest/globals';
import { countUnseen, maxMessagePhotos, maxMessages, refuseMessage } from './messages';
import type { ConsultationStatus, Side } from './visit';

const at = (text: string) => new Date(`2026-11-20T${text}:00+05:30`);
const visit = (change: object = {}) => ({
  ...{ status: 'confirmed' as ConsultationStatus, type: 'video_call' as const },
  ...{ scheduledAt: at('10:00'), endsAt: at('10:30') },
  ...change,
});
const none = { messages: 0, photos: 0 };

describe('a message of a visit', () => {
  it('can be written from an hour before the visit until it is completed', () => {
    expect(refuseMessage(visit(), at('08:59'), none, false)).toContain('60 minutes before');
    for (const status of ['confirmed', 'checked_in', 'in_progress'])
      expect(refuseMessage(visit({ status }), at('09:00'), none, false)).toBeNull();
    expect(refuseMessage(visit({ status: 'in_progress' }), at('22:29'), none, false)).toBeNull();
    expect(refuseMessage(visit({ status: 'in_progress' }), at('22:30'), none, false)).toContain('is over');
  });

  it.each(['completed', 'cancelled', 'no_show'])('cannot be written once the visit is %s', (status) => {
    expect(refuseMessage(visit({ status }), at('10:10'), none, false)).toContain('is over');
  });

  it('cannot be written at a visit in the clinic, or one that is not confirmed', () => {
    expect(refuseMessage(visit({ type: 'in_clinic' }), at('10:10'), none, false)).toContain('in the clinic');
    expect(refuseMessage(visit({ status: 'requested' }), at('10:10'), none, false)).toContain(
      'not confirmed',
    );
  });

  it('is refused where the visit has as many messages or photos as it takes', () => {
    const full = { messages: maxMessages, photos: 0 };
    const pictured = { messages: maxMessagePhotos, photos: maxMessagePhotos };
    expect(refuseMessage(visit(), at('10:10'), full, false)).toContain('500 messages');
    expect(refuseMessage(visit(), at('10:10'), pictured, true)).toContain('20 photos');
    expect(refuseMessage(visit(), at('10:10'), pictured, false)).toBeNull();
  });
});

describe('messages that were not seen', () => {
  const messages = (['DOCTOR', 'PATIENT', 'DOCTOR', 'DOCTOR'] as Side[]).map((author, nth) => ({
    ...{ id: String(nth), author },
  }));
  it('are those of the other side after the last that was shown or that one wrote', () => {
    expect(countUnseen(messages, 'PATIENT', null)).toBe(2);
    expect(countUnseen(messages, 'PATIENT', '2')).toBe(1);
    expect(countUnseen(messages, 'PATIENT', '3')).toBe(0);
    expect(countUnseen(messages, 'DOCTOR', null)).toBe(0);
    expect(countUnseen(messages.slice(0, 1), 'PATIENT', null)).toBe(1);
    expect(countUnseen([], 'PATIENT', null)).toBe(0);
  });
});

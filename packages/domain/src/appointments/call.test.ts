import { describe, expect, it } from '@jest/globals';
import { noCallBecause, presentCall, refuseCall, waitingOf } from './call';
import type { ConsultationStatus } from './visit';

const visit = {
  status: 'confirmed' as ConsultationStatus,
  type: 'video_call' as const,
  scheduledAt: '2026-11-20T10:00:00Z',
  endsAt: '2026-11-20T10:30:00Z',
};
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

describe('the call of a visit', () => {
  it.each([
    ['20T08:59', 'early'],
    ['20T09:00', null],
    ['20T10:15', null],
    ['20T22:29', null],
    ['20T22:30', 'over'],
  ] as const)('at %s: %s', (time, expected) => {
    expect(noCallBecause(visit, at(time))).toBe(expected);
  });

  it.each([
    ['requested', 'not-confirmed'],
    ['checked_in', null],
    ['in_progress', null],
    ['completed', 'over'],
    ['cancelled', 'over'],
    ['no_show', 'over'],
  ] as const)('of a visit that is %s: %s', (status, expected) => {
    expect(noCallBecause({ ...visit, status }, at('20T10:00'))).toBe(expected);
  });

  it('is refused for a visit in the clinic, in words', () => {
    expect(refuseCall({ ...visit, type: 'in_clinic' }, at('20T10:00'))).toBe(
      'This visit is in the clinic. It has no call.',
    );
    expect(refuseCall(visit, at('20T10:00'))).toBeNull();
  });

  it('has one polite side, and tells a doctor nothing of the line', () => {
    const waiting = { isDoctorElsewhere: true, ahead: 2 };
    const of = (side: 'PATIENT' | 'DOCTOR') => presentCall(visit, { side, iceServers: [], waiting });
    expect([of('PATIENT').isPolite, of('DOCTOR').isPolite]).toEqual([true, false]);
    expect(of('PATIENT')).toMatchObject({ ahead: 2, opensAt: '2026-11-20T09:00:00.000Z' });
    expect(of('DOCTOR')).toMatchObject({ ahead: 0, isDoctorElsewhere: false });
  });
});

describe('the place in line', () => {
  const there = (time: string) => ({
    status: 'checked_in' as const,
    waitingSince: at(time).toISOString(),
  });

  it('counts those who came before, and not oneself', () => {
    const me = there('20T09:50');
    const others = [me, there('20T09:40'), there('20T09:55')];
    expect(waitingOf(me.waitingSince, others)).toEqual({ isDoctorElsewhere: false, ahead: 1 });
  });

  it('is behind everyone for a patient who is not there yet, and names a visit under way', () => {
    const begun = { status: 'in_progress' as const, waitingSince: null };
    expect(waitingOf(null, [there('20T09:40'), there('20T09:55'), begun])).toEqual({
      isDoctorElsewhere: true,
      ahead: 2,
    });
  });
});

import { examples } from '@nadi/contract/examples';
import type { ConsentRow } from '../types';

const [first, second] = examples.listConsents.answers['200'].asha.data;

/** For stories: Dr. Iype asks. */
export const asked: ConsentRow = first;

/** Dr. Rao can see something. */
export const granted: ConsentRow = second;

/** Dr. Iype's request is allowed and waits for its code. */
export const allowed: ConsentRow = {
  ...examples.allowConsent.answers['200'].allowed.data.consent,
  code: { expiresAt: '2026-11-20T10:39:12+05:30', triesLeft: 5, resendsLeft: 3 },
};

export const shared: ConsentRow = examples.shareData.answers['201'].shared.data;

/** Dr. Rao broke the glass. */
export const emergency: ConsentRow = {
  ...granted,
  id: 'emergency',
  origin: 'emergency',
  purpose: 'BTG',
  reason: 'Brought in unconscious after a fall; no relative could be reached.',
  allowed: { ...granted.asked, dates: null, accessUntil: '2026-11-20T10:41:00+05:30' },
  requestedAt: '2026-11-20T10:26:00+05:30',
  grantedAt: '2026-11-20T10:26:00+05:30',
};

import type { Passkey, SecurityState, Session } from '../types';

export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

export const sessions: readonly Session[] = [
  {
    id: 'session-1',
    device: 'Chrome on Android',
    signedInAt: '2026-11-02T21:38:00+05:30',
    lastUsedAt: '2026-11-20T08:59:30+05:30',
    isCurrent: true,
    method: 'password-and-code',
  },
  {
    id: 'session-2',
    device: 'Firefox on Windows',
    signedInAt: '2026-10-11T18:05:00+05:30',
    lastUsedAt: '2026-11-19T21:40:00+05:30',
    isCurrent: false,
    method: 'passkey',
  },
  {
    id: 'session-3',
    device: 'Safari on iPad',
    signedInAt: '2025-12-24T07:10:00+05:30',
    lastUsedAt: '2026-08-15T06:55:00+05:30',
    isCurrent: false,
    method: 'password',
  },
];

export const passkeys: readonly Passkey[] = [
  {
    id: 'passkey-1',
    name: 'My phone',
    createdAt: '2026-10-11T18:05:00+05:30',
    lastUsedAt: '2026-11-19T21:40:00+05:30',
    isSynced: true,
  },
  {
    id: 'passkey-2',
    name: 'Key on the bunch of keys',
    createdAt: '2026-11-02T09:00:00+05:30',
    lastUsedAt: null,
    isSynced: false,
  },
];

export const enrolment = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Nadi:asha%40nadi.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Nadi',
};

export const recoveryCodes: readonly string[] = [
  'abcd-efgh-jkmn',
  'pqrs-tuvw-xyz2',
  '3456-789a-bcde',
  'fghj-kmnp-qrst',
  'uvwx-yz23-4567',
  '89ab-cdef-ghjk',
  'mnpq-rstu-vwxy',
  'z234-5678-9abc',
  'defg-hjkm-npqr',
  'stuv-wxyz-2345',
];

const idle = { phase: 'idle' } as const;

export const off: Extract<SecurityState['twoStep'], { phase: 'ready' }> = {
  phase: 'ready',
  twoStep: { totp: { isOn: false, since: null }, recoveryCodesLeft: 0 },
  enrolment: null,
  recoveryCodes: null,
  action: idle,
};

/** For a role that must have it. */
export const required: typeof off = { ...off, twoStep: { ...off.twoStep, isRequired: true } };

export const on: typeof off = {
  ...off,
  twoStep: { totp: { isOn: true, since: '2026-11-02T21:38:00+05:30' }, recoveryCodesLeft: 9 },
};

export const unprotected: SecurityState = {
  password: idle,
  twoStep: off,
  passkeys: { phase: 'ready', passkeys: [], action: idle },
  sessions: { phase: 'ready', sessions: sessions.slice(0, 1), action: idle },
};

export const protectedWell: SecurityState = {
  password: idle,
  twoStep: on,
  passkeys: { phase: 'ready', passkeys, action: idle },
  sessions: { phase: 'ready', sessions, action: idle },
};

import type { VisitRow } from '../types';

type Named = { firstName: string; lastName: string };

/** A visit, as far as its call shows it. */
export type CallVisit = Pick<VisitRow, 'id' | 'status' | 'type' | 'scheduledAt' | 'endsAt'> & {
  patient: Named;
  doctor: Named;
  /** Since when the patient waits; null if they do not. */
  waitingSince: string | null;
};

/** The devices that one side sends: `held` is a picture that a poor line leaves no room for. */
export type CallPicture = 'on' | 'off' | 'held' | 'screen';

export type CallConnection = {
  /** The way to the other browser: `none` while the other side is not there. */
  link: 'none' | 'linking' | 'linked' | 'lost';
  /** The server cannot be reached; sound and picture go on without it. */
  isServerLost: boolean;
  line: 'unknown' | 'good' | 'fair' | 'poor';
  /** The devices that this side sends. */
  picture: CallPicture;
  other: { isMuted: boolean; picture: CallPicture } | null;
  remote: MediaStream | null;
  /** False on phones, which share no screen. */
  canShare: boolean;
};

export type CallStage =
  | { phase: 'closed'; why: 'in-clinic' | 'not-confirmed' | 'early' | 'over'; opensAt: string }
  /** Before: one is not in the call. `isBack` after one left it. */
  | { phase: 'check'; isBack: boolean }
  /** Only a patient waits. `ahead` patients came before; null while it is not known. */
  | { phase: 'waiting'; doctor: 'away' | 'here' | 'elsewhere' | 'unknown'; ahead: number | null }
  | ({ phase: 'call' } & CallConnection)
  /** Another tab of the same person took the place of this one. */
  | { phase: 'moved' }
  | { phase: 'ended' };

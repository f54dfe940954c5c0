import type { Listed, Loaded, Saved } from '../../../patterns/state';

export type LinkRow = {
  id: string;
  label: string;
  status: 'ACTIVE' | 'EXPIRED' | 'REVOKED' | 'LOCKED';
  hasPasscode: boolean;
  triesLeft: number;
  /** RFC 3339, as all moments. */
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
  openings: number;
  lastOpenedAt: string | null;
  /** The link itself; null where this device does not have it. */
  address: string | null;
};

export type LinkOpening = {
  id: string;
  at: string;
  recipient: string;
  outcome: 'opened' | 'wrong-passcode' | 'locked';
};

export type LinkExpiry = 'day' | 'week' | 'month' | 'year';

export type LinkDraft = { label: string; expiry: LinkExpiry; passcode: string | null };

/** The link, once it works. */
export type LinkMade = Saved<{ address: string }>;

export type OpeningsState = Loaded<Listed<LinkOpening>>;

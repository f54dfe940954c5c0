import type { Listed, Loaded, Saved } from '../../../patterns/state';
import type { AnalyticsCount } from '../AnalyticsScreen/types';

export type BroadcastStatus = 'DRAFT' | 'SCHEDULED' | 'SENDING' | 'SENT' | 'CANCELLED';
export type Segment = 'PATIENTS' | 'DOCTORS' | 'QUIET_PATIENTS';

export type NewBroadcast = { title: string; body: string; segment: Segment; quietDays: 14 | 28 | null };

export type Broadcast = NewBroadcast & {
  id: string;
  status: BroadcastStatus;
  scheduledFor: string | null;
  startedAt: string | null;
  endedAt: string | null;
  told: AnalyticsCount;
  delivered: AnalyticsCount;
  failed: AnalyticsCount;
  version: number;
};

/** A text to begin a broadcast with. */
export type Template = { id: string; name: string; title: string; body: string };

export type BroadcastDecision = {
  status: 'SENDING' | 'SCHEDULED' | 'CANCELLED';
  scheduledFor?: string;
};

export type Channel = 'list' | 'push' | 'mail' | 'sms';
export type BroadcastPreview = {
  people: { isWholeRole: boolean; count: number | null };
  channels: readonly { channel: Channel; title: string; body: string }[];
};

export type Trigger = { id: string; name: string; description: string };

export type BroadcastsState = Loaded<Listed<Broadcast>>;
export type Decide = (broadcast: Broadcast, decision: BroadcastDecision) => Promise<Saved>;

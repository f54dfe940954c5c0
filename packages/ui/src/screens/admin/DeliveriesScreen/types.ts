import type { FoundState } from '../private/FoundRows';

export type DeliveryChannel = 'mail' | 'push' | 'sms';
export type DeliveryPurpose =
  | 'address'
  | 'password'
  | 'security'
  | 'account'
  | 'registration'
  | 'family'
  | 'health'
  | 'general'
  | 'broadcast'
  | 'test';
export type DeliveryState = 'WAITING' | 'SENT' | 'RETRYING' | 'FAILED' | 'LIMITED' | 'EXPIRED' | 'SKIPPED';
export type DeliveryProblem = 'refused' | 'unreachable' | 'credentials' | 'unusable' | 'no_number' | 'other';

/** A message that was left to be sent, without words and address. */
export type Delivery = {
  id: string;
  channel: DeliveryChannel;
  purpose: DeliveryPurpose;
  /** Null if the address is of no account; the name is null once it has none any more. */
  person: { id: string; name: string | null } | null;
  state: DeliveryState;
  attempts: number;
  problem: DeliveryProblem | null;
  /** With which the server or service answered. */
  status: number | null;
  /** RFC 3339. */
  createdAt: string;
};

export type DeliveryCounts = Readonly<Record<DeliveryState, number>>;

export type DeliveryFilter = {
  channel: DeliveryChannel | null;
  state: DeliveryState | null;
  /** An id or the address of an account; empty for all. */
  person: string;
  /** Days, 'YYYY-MM-DD'. */
  from: string | null;
  to: string | null;
};

/** With the counts of the last 24 hours. */
export type DeliveriesState = FoundState<Delivery, { lastDay: DeliveryCounts | null }>;

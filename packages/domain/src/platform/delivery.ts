import { matterOfHealth, type NotificationCategory } from '../notifications/preferences';

export const deliveryChannels = ['mail', 'push', 'sms'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** Names the purposes of messages. Readings, goals, medicines, visits and trials are one, as administrators may not know which of them a person has. */
export const deliveryPurposes = [
  ...(['address', 'password', 'security', 'account', 'registration', 'family'] as const),
  ...(['health', 'general', 'broadcast', 'test'] as const),
] as const;
export type DeliveryPurpose = (typeof deliveryPurposes)[number];

export const deliveryStates = [
  ...(['WAITING', 'SENT', 'RETRYING', 'FAILED', 'LIMITED', 'EXPIRED', 'SKIPPED'] as const),
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Lists the states of a message that is still to be sent. */
export const openDeliveryStates = ['WAITING', 'RETRYING'] as const satisfies readonly DeliveryState[];

/**
 * Returns the states from which a message may come to one. A run that ends late changes nothing of a message that has ended; only one that was given up becomes SENT, if an
 * administrator's retry succeeds.
 */
export const statesBefore = (state: DeliveryState): readonly DeliveryState[] =>
  state === 'SENT' ? [...openDeliveryStates, 'FAILED'] : openDeliveryStates;

export const deliveryProblems = [
  ...(['refused', 'unreachable', 'credentials', 'unusable', 'no_number', 'other'] as const),
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** A count is told up to here: this or more. */
export const mostDeliveriesCounted = 10_000;

type Told = { type: string; category: NotificationCategory; consultationId: string | null };

/** Returns what a notification is for, on whatever channel it is sent. */
export function purposeOfNotification(notification: Told): DeliveryPurpose {
  const { type, category } = notification;
  if (type === 'broadcast' || type === 'test') return type;
  if (matterOfHealth(notification) !== null) return 'health';
  return category === 'security' || category === 'account' || category === 'registration'
    ? category
    : 'general';
}

/** Returns a count for each state, 0 for one that has none. */
export const countsOf = (
  found: readonly { state: DeliveryState; count: number }[],
): Record<DeliveryState, number> =>
  Object.fromEntries(
    deliveryStates.map((state) => [
      state,
      Math.min(mostDeliveriesCounted, found.find((one) => one.state === state)?.count ?? 0),
    ]),
  ) as Record<DeliveryState, number>;

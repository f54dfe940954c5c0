import { Check, Clock, RotateCcw, X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import type { Delivery, DeliveryChannel, DeliveryPurpose, DeliveryState } from './types';

/** The most that is counted of a state. */
const mostCounted = 10_000;

/** In the order in which an administrator looks at them. */
export const states = {
  FAILED: { say: m.deliveries_failed_state, tone: 'critical', icon: X },
  RETRYING: { say: m.deliveries_retrying, tone: 'attention', icon: RotateCcw },
  LIMITED: { say: m.deliveries_limited, tone: 'neutral' },
  EXPIRED: { say: m.deliveries_expired, tone: 'neutral' },
  WAITING: { say: m.deliveries_waiting, tone: 'neutral', icon: Clock },
  SENT: { say: m.deliveries_sent, tone: 'done', icon: Check },
  SKIPPED: { say: m.deliveries_skipped, tone: 'neutral' },
} as const satisfies Record<DeliveryState, object>;
export const stateNames = Object.keys(states) as DeliveryState[];

export const channels: Record<DeliveryChannel, () => string> = {
  mail: m.deliveries_mail,
  push: m.deliveries_push,
  sms: m.deliveries_sms,
};
export const channelNames = Object.keys(channels) as DeliveryChannel[];

export const purposes: Record<DeliveryPurpose, () => string> = {
  address: m.deliveries_for_address,
  password: m.deliveries_for_password,
  security: m.deliveries_for_security,
  account: m.deliveries_for_account,
  registration: m.deliveries_for_registration,
  family: m.deliveries_for_family,
  health: m.deliveries_for_health,
  general: m.deliveries_for_general,
  broadcast: m.deliveries_for_broadcast,
  test: m.deliveries_for_test,
};

const services: Record<DeliveryChannel, () => string> = {
  mail: m.deliveries_mail_server,
  push: m.deliveries_push_service,
  sms: m.deliveries_sms_gateway,
};

/** Says why the last attempt failed, with the status of the answer, or why there was none; null if none failed. */
export function sayProblem({
  channel,
  problem,
  status,
}: Pick<Delivery, 'channel' | 'problem' | 'status'>): string | null {
  const service = services[channel]();
  const of = (words: string) =>
    status === null ? m.deliveries_without_status({ words }) : m.deliveries_with_status({ words, status });
  if (problem === 'refused') return of(m.deliveries_refused({ service }));
  if (problem === 'credentials') return of(m.deliveries_credentials({ service }));
  if (problem === 'unreachable') return m.deliveries_unreachable({ service });
  if (problem === 'unusable') return m.deliveries_unusable();
  if (problem === 'no_number') return m.deliveries_no_number();
  return problem === null ? null : m.deliveries_other();
}

/** Explains a state whose name is not enough. */
export const explanations: Partial<Record<DeliveryState, () => string>> = {
  LIMITED: m.deliveries_limited_why,
  EXPIRED: m.deliveries_expired_why,
  SKIPPED: m.deliveries_skipped_why,
};

export const sayMany = (count: number, say: (count: number) => string): string =>
  count >= mostCounted ? m.deliveries_or_more({ count: say(mostCounted) }) : say(count);

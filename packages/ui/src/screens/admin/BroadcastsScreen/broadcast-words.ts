import { Check, Clock, Pencil, X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import type { BroadcastStatus, Channel, NewBroadcast } from './types';

export const statuses = {
  DRAFT: { say: m.broadcast_draft, tone: 'neutral', icon: Pencil },
  SCHEDULED: { say: m.broadcast_scheduled, tone: 'neutral', icon: Clock },
  SENDING: { say: m.broadcast_sending, tone: 'neutral' },
  SENT: { say: m.broadcast_sent, tone: 'done', icon: Check },
  CANCELLED: { say: m.broadcast_cancelled, tone: 'neutral', icon: X },
} as const satisfies Record<BroadcastStatus, object>;

export const channelWords: Record<Channel, () => string> = {
  list: m.broadcast_channel_list,
  push: m.broadcast_channel_push,
  mail: m.broadcast_channel_mail,
  sms: m.broadcast_channel_sms,
};

export function saySegment({ segment, quietDays }: Pick<NewBroadcast, 'segment' | 'quietDays'>): string {
  if (segment === 'PATIENTS') return m.broadcast_segment_patients();
  if (segment === 'DOCTORS') return m.broadcast_segment_doctors();
  return m.broadcast_segment_quiet({ count: quietDays ?? 0 });
}

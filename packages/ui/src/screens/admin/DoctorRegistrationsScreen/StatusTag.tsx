import { Check, Clock, X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Tag } from '../../../components/Tag/Tag';
import type { RegistrationStatus } from './types';

export const statusWords: Record<RegistrationStatus, () => string> = {
  UNVERIFIED: m.registrations_waiting,
  VERIFIED: m.registrations_verified,
  REJECTED: m.registrations_rejected,
};

const looks = {
  UNVERIFIED: { tone: 'attention', icon: Clock },
  VERIFIED: { tone: 'done', icon: Check },
  REJECTED: { tone: 'critical', icon: X },
} as const;

/** The status of a registration. */
export function StatusTag({ status }: { status: RegistrationStatus }) {
  return <Tag {...looks[status]}>{statusWords[status]()}</Tag>;
}

import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';

/** The status of a doctor's registration. Only a verified doctor can see patient data. */
export type Verification = {
  status: 'UNVERIFIED' | 'VERIFIED' | 'REJECTED';
  /** Why it was refused. */
  reason: string | null;
};

type VerificationBannerProps = {
  verification: Verification;
  /** Says what to do about a rejection, in a sentence. */
  remedy: string;
  /** A `Button` that leads there. */
  action?: ReactNode;
};

/** Says how the registration stands, and what happens next. */
export function VerificationBanner({ verification, remedy, action }: VerificationBannerProps) {
  switch (verification.status) {
    case 'UNVERIFIED':
      return (
        <Banner tone="info" icon={Clock} title={m.verification_waiting_title()}>
          {m.verification_waiting()}
        </Banner>
      );
    case 'REJECTED':
      return (
        <Banner tone="attention" title={m.verification_rejected_title()} action={action}>
          {verification.reason && m.verification_rejected_reason({ reason: verification.reason })} {remedy}
        </Banner>
      );
    case 'VERIFIED':
      return (
        <Banner tone="done" title={m.verification_done_title()}>
          {m.verification_done()}
        </Banner>
      );
  }
}

import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { type Verification, VerificationBanner } from '../../private/verification/VerificationBanner';
import { DashboardFailed } from '../DashboardFailed';
import { DashboardHeadline } from '../DashboardHeadline';
import { greet } from '../greeting';

export type DoctorDashboardScreenProps = {
  state:
    | { phase: 'loading' }
    | { phase: 'failed' }
    | { phase: 'ready'; firstName: string; verification: Verification };
  /** Moves on each minute, so that the greeting stays true. */
  clock: Clock;
  /** Where a refused registration is corrected. @default '/dashboard/profile' */
  profileHref?: string;
  onRetry: () => void;
};

const headlines = {
  UNVERIFIED: m.doctor_dashboard_waiting,
  REJECTED: m.doctor_dashboard_rejected,
  VERIFIED: m.doctor_dashboard_verified,
};

/** Where a doctor begins: how their registration stands, and what will be here. */
export function DoctorDashboardScreen({
  state,
  clock,
  profileHref = '/dashboard/profile',
  onRetry,
}: DoctorDashboardScreenProps) {
  switch (state.phase) {
    case 'loading':
      return <DoctorDashboardSkeleton />;
    case 'failed':
      return <DashboardFailed onRetry={onRetry} />;
    case 'ready':
      return (
        <Stack space={8}>
          <DashboardHeadline
            clock={clock}
            title={`${greet(state.firstName, clock)} ${headlines[state.verification.status]()}`}
          />
          <VerificationBanner
            verification={state.verification}
            remedy={m.verification_rejected_correct()}
            action={
              <Button tone="secondary" href={profileHref}>
                {m.doctor_dashboard_correct()}
              </Button>
            }
          />
          <Card>
            <EmptyState title={m.doctor_dashboard_empty_title()}>{m.doctor_dashboard_empty()}</EmptyState>
          </Card>
        </Stack>
      );
  }
}

/** The dashboard's own shape while it is on its way. */
function DoctorDashboardSkeleton() {
  return (
    <Stack space={8}>
      <div role="status">
        <VisuallyHidden>{m.dashboard_loading()}</VisuallyHidden>
      </div>
      <Stack space={3}>
        <Skeleton width="9rem" />
        <Skeleton width="min(34rem, 100%)" height="2.25rem" />
      </Stack>
      <Skeleton height="4rem" shape="block" />
      <Skeleton height="14rem" shape="block" />
    </Stack>
  );
}

import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { DayCard, type DayCardProps, sayDay } from '../../appointments/DayCard/DayCard';
import {
  PatientsAttention,
  type PatientsAttentionProps,
} from '../../doctor-access/PatientsAttention/PatientsAttention';
import { type Verification, VerificationBanner } from '../../private/verification/VerificationBanner';
import { DashboardHeadline } from '../DashboardHeadline';
import { greet } from '../greeting';

export type DoctorDashboardScreenProps = {
  state: Loaded<{ firstName: string; verification: Verification }>;
  /** The visits of the day; null without a verified registration. */
  day: Omit<DayCardProps, 'clock'> | null;
  /** Readings, requests and news of patients; null without a verified registration. @default null */
  attention?: Omit<PatientsAttentionProps, 'clock'> | null;
  /** How many share with the doctor now, and how many have not answered yet; null while that is unknown. */
  patients?: { active: number; requested: number } | null;
  /** Moves on each minute, so that the greeting stays true. */
  clock: Clock;
  /** The page for correcting a rejected registration and completing the profile. @default '/dashboard/profile' */
  profileHref?: string;
  /** The page for setting up a passkey or a second step. @default '/dashboard/settings/security' */
  securityHref?: string;
  onRetry: () => void;
};

const headlines = {
  UNVERIFIED: m.doctor_dashboard_waiting,
  REJECTED: m.doctor_dashboard_rejected,
  VERIFIED: m.doctor_dashboard_verified,
};

/** A doctor's first page: the status of their registration, and what will be here. */
export function DoctorDashboardScreen({
  state,
  day,
  attention = null,
  patients = null,
  clock,
  profileHref = '/dashboard/profile',
  securityHref = '/dashboard/settings/security',
  onRetry,
}: DoctorDashboardScreenProps) {
  return (
    <Phases
      state={state}
      skeleton={<DoctorDashboardSkeleton />}
      failed={{ title: m.dashboard_failed_title(), text: m.dashboard_failed() }}
      onRetry={onRetry}
    >
      {({ firstName, verification }) => (
        <Stack space={8}>
          <DashboardHeadline
            clock={clock}
            title={[greet(firstName, clock), sayFirst({ attention, day, patients }, verification, clock)]
              .filter(Boolean)
              .join(' ')}
          />
          <VerificationBanner
            verification={verification}
            remedy={m.verification_rejected_correct()}
            action={
              <Button tone="secondary" href={profileHref}>
                {m.doctor_dashboard_correct()}
              </Button>
            }
          />
          {attention && <PatientsAttention {...attention} clock={clock} />}
          {day && <DayCard {...day} clock={clock} />}
          {verification.status === 'VERIFIED' && (
            <NextSteps patients={patients} profileHref={profileHref} securityHref={securityHref} />
          )}
          {!day && (
            <Card>
              <EmptyState title={m.doctor_dashboard_empty_title()}>{m.doctor_dashboard_empty()}</EmptyState>
            </Card>
          )}
        </Stack>
      )}
    </Phases>
  );
}

/** Returns the one thing to know first: readings that need the doctor, then the day, then the state of the registration; null if there is none. */
function sayFirst(
  { attention, day, patients }: Pick<DoctorDashboardScreenProps, 'attention' | 'day' | 'patients'>,
  { status }: Verification,
  clock: Clock,
): string | null {
  const count = attention?.state.phase === 'ready' ? attention.state.attention.critical.count : 0;
  if (count > 0) return m.doctor_dashboard_critical({ count });
  const hasPatients =
    status === 'VERIFIED' && patients !== null && patients !== undefined && patients.active > 0;
  return sayToday(day, clock) ?? (hasPatients ? null : headlines[status]());
}

const sayToday = (day: DoctorDashboardScreenProps['day'], clock: Clock): string | null =>
  day?.state.phase === 'ready' ? sayDay(day.state.day, clock) : null;

function sayPatients({ active, requested }: { active: number; requested: number }): string {
  if (active + requested === 0) return m.doctor_dashboard_patients();
  const shares =
    active > 0 ? m.doctor_dashboard_patients_active({ count: active }) : m.doctor_dashboard_patients_none();
  return requested > 0 ? `${shares} ${m.doctor_dashboard_patients_requested({ count: requested })}` : shares;
}

/** The tasks of a verified doctor before the first patient comes. */
function NextSteps({
  patients,
  profileHref,
  securityHref,
}: Required<Pick<DoctorDashboardScreenProps, 'patients' | 'profileHref' | 'securityHref'>>) {
  return (
    <Grid columns={{ narrow: 1, medium: 2, wide: 3 }} space={4}>
      <Step
        title={m.doctor_dashboard_patients_title()}
        text={patients ? sayPatients(patients) : m.doctor_dashboard_patients()}
        action={
          <Inline space={3}>
            <Button href="/dashboard/patients/find">{m.patients_find()}</Button>
            {patients && patients.active + patients.requested > 0 && (
              <Button
                tone="secondary"
                href={`/dashboard/patients?status=${patients.active > 0 ? 'active' : 'requested'}`}
              >
                {m.doctor_dashboard_patients_open()}
              </Button>
            )}
          </Inline>
        }
      />
      <Step
        title={m.doctor_dashboard_profile_title()}
        text={m.doctor_dashboard_profile()}
        action={
          <Button tone="secondary" href={profileHref}>
            {m.doctor_dashboard_profile_open()}
          </Button>
        }
      />
      <Step
        title={m.doctor_dashboard_security_title()}
        text={m.doctor_dashboard_security()}
        action={
          <Button tone="secondary" href={securityHref}>
            {m.doctor_dashboard_security_open()}
          </Button>
        }
      />
    </Grid>
  );
}

function Step({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <Card as="section">
      <Stack space={4} align="start">
        <Stack space={1}>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {action}
      </Stack>
    </Card>
  );
}

/** The dashboard's own shape while it is on its way. */
function DoctorDashboardSkeleton() {
  return (
    <Stack space={8}>
      <Stack space={3}>
        <Skeleton width="9rem" />
        <Skeleton width="min(34rem, 100%)" height="2.25rem" />
      </Stack>
      <Skeleton height="4rem" shape="block" />
      <Skeleton height="14rem" shape="block" />
    </Stack>
  );
}

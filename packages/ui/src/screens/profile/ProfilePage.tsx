import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Heading } from '../../components/Heading/Heading';
import { Stack } from '../../components/Stack/Stack';
import { AgeLine } from '../private/AgeLine';
import * as styles from './ProfilePage.css';
import { ProfileSkeleton } from './ProfileSkeleton';

type ProfilePageProps = {
  state: { phase: 'loading' | 'ready' | 'not-on-device' } | { phase: 'failed'; message?: string };
  /** How many the form has. */
  fields: number;
  /** Since when it lies on this device, where it is not fresh. */
  age?: ReactNode;
  onRetry: () => void;
  /** Shown once it is ready. */
  children: ReactNode;
};

/** What the profiles of all roles have around them. */
export function ProfilePage({ state, fields, age, onRetry, children }: ProfilePageProps) {
  return (
    <div className={styles.page}>
      <Stack space={4}>
        <Stack space={1}>
          <Heading level={1} isFocusTarget>
            {m.profile_title()}
          </Heading>
          <AgeLine age={age} />
        </Stack>
        {state.phase === 'loading' && <ProfileSkeleton fields={fields} />}
        {state.phase === 'failed' && (
          <EmptyState
            title={m.profile_failed_title()}
            action={<Button onPress={onRetry}>{m.profile_retry()}</Button>}
          >
            {state.message ?? m.profile_failed()}
          </EmptyState>
        )}
        {state.phase === 'not-on-device' && (
          <EmptyState title={m.profile_not_on_device_title()}>{m.profile_not_on_device()}</EmptyState>
        )}
        {state.phase === 'ready' && children}
      </Stack>
    </div>
  );
}

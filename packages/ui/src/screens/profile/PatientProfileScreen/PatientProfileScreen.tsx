import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import * as styles from './PatientProfileScreen.css';
import { ProfileForm, type ProfileFormProps } from './ProfileForm';
import { ProfileSkeleton } from './ProfileSkeleton';

export type PatientProfileScreenProps = Pick<ProfileFormProps, 'today' | 'onSave' | 'onReload'> & {
  state:
    | { phase: 'loading' }
    | { phase: 'failed'; message?: string }
    | ({ phase: 'ready' } & ProfileFormProps['state']);
  /** Reads the profile again after it could not be read. */
  onRetry: () => void;
};

/** What a patient said of themselves, to read and to correct. */
export function PatientProfileScreen({ state, today, onSave, onReload, onRetry }: PatientProfileScreenProps) {
  return (
    <div className={styles.page}>
      <Stack space={6}>
        <Heading level={1} isFocusTarget>
          {m.profile_title()}
        </Heading>
        {state.phase === 'loading' && <ProfileSkeleton />}
        {state.phase === 'failed' && (
          <EmptyState
            title={m.profile_failed_title()}
            action={<Button onPress={onRetry}>{m.profile_retry()}</Button>}
          >
            {state.message ?? m.profile_failed()}
          </EmptyState>
        )}
        {state.phase === 'ready' && (
          <ProfileForm state={state} today={today} onSave={onSave} onReload={onReload} />
        )}
      </Stack>
    </div>
  );
}

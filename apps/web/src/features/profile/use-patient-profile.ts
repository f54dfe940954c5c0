import { messageFor, serverMessageOr, toProblem } from '@nadi/api-client/problems';
import type { PatientProfile } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { PatientProfileScreenProps } from '@nadi/ui/screens/profile/PatientProfileScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppDispatch, useServices } from '../../app/use-services';
import { createIntent } from '../../platform/intent';
import { fieldErrorsOf } from '../session/field-errors';
import { userRefreshRequested } from '../session/session-requests';

type State = PatientProfileScreenProps['state'];
type Save = PatientProfileScreenProps['onSave'];

const path = '/patients/profile';

/** One's own profile, and changing it without writing over what was changed elsewhere. */
export function usePatientProfile() {
  const { $api } = useServices();
  const dispatch = useAppDispatch();
  const queryClient = useQueryClient();
  const profile = $api.useQuery('get', path);
  const update = $api.useMutation('put', path, { meta: { isShownByScreen: true } });
  const [intent] = useState(createIntent);
  const read = profile.data?.data;
  const failure = update.isError ? toProblem(update.error) : null;
  // The contract's 412 carries the record of the operation.
  const conflict = failure?.status === 412 ? (failure.current as PatientProfile | null) : null;
  const standing = conflict ?? read;

  const keep = (data: PatientProfile) => queryClient.setQueryData(['get', path], { success: true, data });

  const onSave: Save = (patch) => {
    if (!standing) return;
    const { version } = standing;
    update.mutate(
      {
        params: {
          header: { 'Idempotency-Key': intent.keyFor([version, patch]), 'If-Match': `"${version}"` },
        },
        body: patch,
      },
      {
        onSuccess: ({ data }) => {
          intent.fulfilled();
          keep(data);
          dispatch(userRefreshRequested());
          // Age and pregnancy decide which ranges apply.
          void queryClient.invalidateQueries({
            predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/vital-signs'),
          });
        },
      },
    );
  };

  function state(): State {
    if (!read) {
      if (!profile.isError) return { phase: 'loading' };
      return { phase: 'failed', message: serverMessageOr(profile.error, m.app_profile_fetch_failed()) };
    }
    if (conflict) return { phase: 'ready', profile: read, saving: 'failed', conflict };
    if (!failure) {
      const saving = update.isPending ? 'saving' : update.isSuccess ? 'saved' : 'idle';
      return { phase: 'ready', profile: read, saving };
    }
    return {
      phase: 'ready',
      profile: read,
      saving: 'failed',
      message:
        failure.status === null
          ? messageFor(update.error)
          : serverMessageOr(update.error, m.app_profile_update_failed()),
      fieldErrors: fieldErrorsOf(failure.errors),
    };
  }

  return {
    state: state(),
    onSave,
    onReload: () => {
      if (conflict) keep(conflict);
      update.reset();
    },
    onRetry: () => void profile.refetch(),
  };
}

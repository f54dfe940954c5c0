import type { PatientProfile, PatientProfilePatch } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../app/use-services';
import { useVersionedProfile } from './use-versioned-profile';

const path = '/patients/profile';

/** A patient's own profile. */
export function usePatientProfile() {
  const { $api, api } = useServices();
  const queryClient = useQueryClient();
  return useVersionedProfile<PatientProfile, PatientProfilePatch>({
    query: $api.useQuery('get', path),
    save: (body, header) => api.PUT(path, { params: { header }, body }),
    keep: (data) => queryClient.setQueryData(['get', path], { success: true, data }),
    // Age and pregnancy decide which ranges apply.
    onSaved: () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/vital-signs'),
      }),
    fallbacks: { read: m.app_profile_fetch_failed, save: m.app_profile_update_failed },
  });
}

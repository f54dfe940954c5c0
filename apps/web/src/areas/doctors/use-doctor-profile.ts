import type { DoctorProfile, DoctorProfilePatch } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useServices } from '../../kernel/services/use-services';
import { useVersionedRecord } from '../../kernel/unsent/use-versioned-record';
import { profileSubject } from './subject';

const path = '/doctors/profile';

/** A doctor's own profile, with the status of their registration. */
export function useDoctorProfile() {
  const { $api } = useServices();
  const queryClient = useQueryClient();
  return useVersionedRecord<DoctorProfile, DoctorProfilePatch>({
    subject: profileSubject,
    query: $api.useQuery('get', path),
    readAt: useReadAt(['get', path]),
    writeOf: (body, read) => ({ operation: 'updateDoctorProfile', body, read }),
    keep: (data) => queryClient.setQueryData(['get', path], { success: true, data }),
    fallbacks: { read: m.app_doctor_profile_fetch_failed, save: m.app_doctor_profile_update_failed },
  });
}

import type { FamilyMember } from '@nadi/contract/schema';
import { membersQuery } from '../../kernel/acting/members-query';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';

const nobody: readonly FamilyMember[] = [];

/** The people whom the signed-in patient looks after, as far as they are known. */
export function useMembers(isWanted: boolean): readonly FamilyMember[] {
  const { $api } = useServices();
  const isPatient = useAppSelector(selectUser)?.role === 'PATIENT';
  const { data } = $api.useQuery(...membersQuery, { enabled: isWanted && isPatient, retry: false });
  return data?.data ?? nobody;
}

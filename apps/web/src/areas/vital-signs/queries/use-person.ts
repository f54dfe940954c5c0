import { useMemo } from 'react';
import { selectActing } from '../../../kernel/acting/acting-slice';
import { selectEntries } from '../../../kernel/outbox/outbox-selectors';
import { useAppSelector, useServices } from '../../../kernel/services/use-services';
import { selectUser } from '../../../kernel/session/session-selectors';
import { factsQuery, profileQuery } from './dashboard-queries';
import { type Person, subjectOf } from './subject';

/** The person by whose ranges a reading is interpreted here; nothing unknown is assumed, so that the stricter range counts. */
export function usePerson(): Person {
  const { $api } = useServices();
  const user = useAppSelector(selectUser);
  const acting = useAppSelector(selectActing);
  const shown = acting ?? user;
  const enabled = user?.role === 'PATIENT';
  const { data: profile } = $api.useQuery(...profileQuery, { enabled });
  const { data: facts } = $api.useQuery(...factsQuery, { enabled });
  const entries = useAppSelector(selectEntries);
  return useMemo(
    () => ({
      subject: subjectOf(profile?.data ?? null, facts?.data ?? [], entries),
      name: shown ? `${shown.firstName} ${shown.lastName}` : '',
    }),
    [profile, facts, entries, shown],
  );
}

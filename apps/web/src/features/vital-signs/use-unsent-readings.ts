import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import { useMemo } from 'react';
import { useAppSelector, useServices } from '../../app/use-services';
import { selectEntries, selectFirstAnswers } from '../outbox/outbox-selectors';
import { selectUser } from '../session/session-selectors';
import { profileQuestion } from './dashboard-questions';
import { type Person, type UnsentReading, unsentReadings } from './unsent-readings';

/** By whose ranges a reading is interpreted here; what is not known on this device is not assumed. */
export function usePerson(): Person {
  const { $api } = useServices();
  const user = useAppSelector(selectUser);
  const isPatient = user?.role === 'PATIENT';
  const { data } = $api.useQuery(...profileQuestion, { enabled: isPatient });
  const answers = useAppSelector(selectFirstAnswers);
  return useMemo(() => {
    const { dateOfBirth = null, gender = null, pregnancy = 'unknown' } = { ...data?.data, ...answers };
    return {
      subject: { dateOfBirth, gender, pregnancy },
      name: user ? `${user.firstName} ${user.lastName}` : '',
    };
  }, [data, answers, user]);
}

const nothing: readonly ReadingRow[] = [];

/**
 * Readings with entries in the outbox, as they will stand.
 *
 * @param known readings as the server last told them
 */
export function useUnsentReadings(person: Person, known: readonly ReadingRow[] = nothing): UnsentReading[] {
  const entries = useAppSelector(selectEntries);
  return useMemo(() => unsentReadings(entries, known, person), [entries, known, person]);
}

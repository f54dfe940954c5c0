import { toProblem } from '@nadi/api-client/problems';
import type { PatientSearchType } from '@nadi/contract/schema';
import { keptKinds } from '@nadi/domain/consent/kinds';
import { readSearch } from '@nadi/domain/consent/search';
import { FindPatientScreen, type SearchState } from '@nadi/ui/screens/doctor-access/FindPatientScreen';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { failureOf } from '../../kernel/requests/action';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';
import { useAsk } from './use-ask';
import { useBreakGlass } from './use-break-glass';

export function FindPatientRoute() {
  const navigate = useNavigate();
  const clock = useClock();
  const ask = useAsk();
  const breakGlass = useBreakGlass();
  const { state, search } = useSearch();
  return (
    <FindPatientScreen
      state={state}
      clock={clock}
      today={dayOf(clock)}
      kinds={keptKinds}
      checkQuery={(type, query) => {
        const read = readSearch(type, query);
        return 'fault' in read ? read.fault.message : undefined;
      }}
      onSearch={(type, query) => void search(type, query)}
      onAsk={ask}
      onBreakGlass={breakGlass}
      onAsked={() => navigate('/dashboard/patients?status=requested')}
    />
  );
}

/** Searches once for each press. Neither what was searched for nor who was found is kept: not in a cache, not in the address. */
function useSearch() {
  const { api } = useServices();
  const [state, setState] = useState<SearchState>({ phase: 'idle' });
  const latest = useRef(0);

  async function search(searchType: PatientSearchType, query: string) {
    latest.current += 1;
    const mine = latest.current;
    setState({ phase: 'searching' });
    const found = await settle(api.GET('/patient-search', { params: { query: { query, searchType } } }));
    if (mine !== latest.current) return;
    if (found.ok) return setState({ phase: 'found', type: searchType, patients: found.data.data });
    const failure = failureOf(found.error);
    setState(
      toProblem(found.error).status === 429 ? { phase: 'limited', message: failure.message } : failure,
    );
  }
  return { state, search };
}

import { HealthTrendsScreen } from '@nadi/ui/screens/trends/HealthTrendsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { useAppSelector } from '../../kernel/services/use-services';
import { readTrendsAddress, type TrendsChoice, writeTrendsAddress } from './trends-address';
import { useHealthTrends } from './use-health-trends';
import { useTrendsTable } from './use-trends-table';

/** The measures of a patient over a period, with the rules that assess them. */
export function HealthTrends() {
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const choice = readTrendsAddress(query);
  const { state, unsent, person, tests, chosen, retry } = useHealthTrends(choice, clock);
  const table = useTrendsTable({ period: choice.period, chosen, tests }, clock);
  const isOffline = useAppSelector(selectIsOffline);
  const show = (change: Partial<TrendsChoice>) =>
    setQuery(writeTrendsAddress({ ...choice, ...change }), { replace: true });
  return (
    <HealthTrendsScreen
      state={state}
      period={choice.period}
      clock={clock}
      person={{ name: person.name, birthDate: person.subject.dateOfBirth }}
      unsent={unsent}
      isOffline={isOffline}
      table={table}
      onPeriodChange={(period) => show({ period })}
      onMeasuresChange={(measures) => show({ measures })}
      onRetry={retry}
    />
  );
}

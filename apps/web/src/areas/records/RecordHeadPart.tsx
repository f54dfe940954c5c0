import type { Prescription } from '@nadi/contract/schema';
import { isFound, searchedWords, searchText } from '@nadi/domain/records/search-words';
import { RecordHead } from '@nadi/ui/screens/records/RecordHead';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { keptState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';

const all = { params: { query: { limit: 100 } } } as const;

/** The text in which a search looks for a prescription, as it does in documents. */
const textOf = ({ items, diagnosis, advice, tests, printed }: Prescription): string =>
  searchText({
    title: items.map(({ generic, brand }) => [generic, brand].filter(Boolean).join(' ')).join(' '),
    source: printed?.doctor.name ?? null,
    notes: [diagnosis, advice].filter(Boolean).join(' '),
    tags: tests,
  });

type RecordHeadPartProps = {
  /** The words of a search; empty without one. */
  search: string;
  /** True if all of the record is shown, and not a choice of it. */
  isWhole: boolean;
};

/** The head of the record; of records that were searched, the prescriptions that have the words. */
export function RecordHeadPart({ search, isWhole }: RecordHeadPartProps) {
  const { $api } = useServices();
  const history = $api.useQuery('get', '/patients/medical-history', {}, { enabled: isWhole });
  const prescriptions = $api.useQuery('get', '/prescriptions', all, { staleTime: 0 });
  const clock = useClock();
  const isOffline = useAppSelector(selectIsOffline);
  const wanted = searchedWords(search);
  const found = prescriptions.data?.data.filter((one) => isFound(textOf(one), wanted)) ?? [];
  // The list of documents says that nothing was found. A failure is said, because then it is not known.
  if (!isWhole && !prescriptions.isError && found.length === 0) return null;
  return (
    <RecordHead
      history={isWhole ? keptState(history, ({ data }) => ({ history: data })) : null}
      prescriptions={keptState(prescriptions, ({ data, pagination: { total } }) => ({
        rows: found,
        // Counts those that were not read, among which there may be others.
        total: total - data.length + found.length,
      }))}
      clock={clock}
      isOffline={isOffline}
      onRetryHistory={() => void history.refetch()}
      onRetryPrescriptions={() => void prescriptions.refetch()}
    />
  );
}

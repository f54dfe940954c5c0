import type { MedicalRecordsScreenProps } from '@nadi/ui/screens/records/MedicalRecordsScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { type RecordsChoice, readRecordsAddress, writeRecordsAddress } from './records-address';
import { onPage } from './whole-list';

const questionOf = ({ type, year, tag, search, isDeleted, page }: RecordsChoice) =>
  [
    'get',
    '/medical-records',
    {
      params: {
        query: {
          page,
          limit: onPage,
          ...(type && { type }),
          ...(year && { dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` }),
          ...(tag && { tag }),
          ...(search && { search }),
          ...(isDeleted && { status: 'deleted' as const }),
        },
      },
    },
  ] as const;

/** The records that the address asks for, and how many there are of each kind. */
export function useRecords(): Omit<MedicalRecordsScreenProps, 'clock'> & { page: number } {
  const { $api } = useServices();
  const [search, setSearch] = useSearchParams();
  const choice = readRecordsAddress(search);
  const question = questionOf(choice);
  const list = $api.useQuery(...question, { placeholderData: keepPreviousData });
  const summary = $api.useQuery('get', '/medical-records/summary');
  const readAt = useReadAt([...question]);
  const counted = summary.data?.data;
  const go = (next: RecordsChoice) => setSearch(writeRecordsAddress(next));
  const { page, ...filter } = choice;
  return {
    state: keptState(
      list,
      ({ data, pagination }) => ({
        rows: data,
        pagination,
        isPending: list.isPlaceholderData,
        counts: counted?.counts ?? [],
        deleted: counted?.deleted ?? 0,
        storage: counted?.storage ?? null,
      }),
      readAt,
    ),
    page,
    filter,
    isOffline: useAppSelector(selectIsOffline),
    onFilter: (next) => go({ ...next, page: 1 }),
    hrefOfTag: (tag) => `/dashboard/medical-records?${writeRecordsAddress({ ...choice, tag, page: 1 })}`,
    onPageChange: (page) => go({ ...choice, page }),
    onRetry: () => void Promise.all([list.refetch(), summary.refetch()]),
  };
}

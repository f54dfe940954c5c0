import { type DirectoryFilter, DirectoryScreen } from '@nadi/ui/screens/appointments/DirectoryScreen';
import { useState } from 'react';
import { useClock } from '../../kernel/browser/clock';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';

const all: DirectoryFilter = { search: '', specialization: null, language: null, maxFee: null };

/** The doctors whom a patient can book. What is searched stays out of the address. */
export function DirectoryRoute({ isUnknownDoctor = false }: { isUnknownDoctor?: boolean }) {
  const { $api } = useServices();
  const [filter, setFilter] = useState(all);
  const [page, setPage] = useState(1);
  const { search, specialization, language, maxFee } = filter;
  const list = $api.useQuery(
    'get',
    '/doctors/directory',
    {
      params: {
        query: {
          page,
          ...(search && { search }),
          ...(specialization && { specialization }),
          ...(language && { language }),
          ...(maxFee !== null && { maxFee }),
        },
      },
    },
    listOptions,
  );
  return (
    <DirectoryScreen
      state={listState(list)}
      filter={filter}
      isUnknownDoctor={isUnknownDoctor}
      clock={useClock()}
      onFilter={(chosen) => {
        setFilter(chosen);
        setPage(1);
      }}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
    />
  );
}

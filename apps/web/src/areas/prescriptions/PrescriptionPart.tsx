import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { PrescriptionCard, sayNote } from '@nadi/ui/screens/prescriptions/PrescriptionCard';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { useAddMedicines } from '../medicines/offers';
import { usePrescriptionFile } from './use-prescription-file';

/** The prescription of a visit, for its patient. */
export function PrescriptionPart({ consultationId }: { consultationId: string }) {
  const { $api } = useServices();
  const clock = useClock();
  // All on one page: a visit of years ago may be beyond it, and then the card says that it is not known.
  const list = $api.useQuery(
    'get',
    '/prescriptions',
    { params: { query: { limit: 100 } } },
    { staleTime: 0 },
  );
  const found = list.data?.data.filter((one) => one.consultationId === consultationId) ?? [];
  const newest = found[0];
  const { list: listed, add } = useAddMedicines(
    newest?.items.map((item) => ({ ...item, note: sayNote(item) })) ?? [],
    newest?.printed?.doctor.name ?? null,
  );
  const isBeyond = list.data !== undefined && found.length === 0;
  return (
    <PrescriptionCard
      state={isBeyond ? { phase: 'failed' } : pageState(list, () => ({ prescriptions: found }))}
      clock={clock}
      today={dayInIndia(clock.now)}
      isOffline={useAppSelector(selectIsOffline)}
      list={listed}
      onAdd={add}
      onDownload={usePrescriptionFile()}
      onRetry={() => void list.refetch()}
    />
  );
}

import type { ConsultationPrescription } from '@nadi/contract/schema';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import * as m from '@nadi/ui/messages';
import { PrescribeScreen } from '@nadi/ui/screens/prescriptions/PrescribeScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { cancelPrescription, signPrescription, updateConsultationPrescription } from './online-writes';
import { useMedicineSearch } from './use-medicine-search';
import { usePrescriptionFile } from './use-prescription-file';

/** The prescription of a visit, for its doctor: read, written, signed. */
export function Prescribe({ id }: { id: string }) {
  const { $api } = useServices();
  const path = { params: { path: { id } } };
  const read = $api.useQuery('get', '/consultations/{id}/prescription', path, { staleTime: 0 });
  const visit = $api.useQuery('get', '/consultations/{id}', path);
  const own = $api.useQuery('get', '/doctors/profile', {});
  const clock = useClock();
  const queries = useQueryClient();
  const save = useOnlineWrite(updateConsultationPrescription);
  const sign = useOnlineWrite(signPrescription);
  const cancel = useOnlineWrite(cancelPrescription);
  const onDownload = usePrescriptionFile();
  const search = useMedicineSearch(read.data?.data.rules);

  const both = {
    data: read.data && visit.data && { sheet: read.data.data, visit: visit.data.data },
    isError: read.isError || visit.isError,
    error: read.error ?? visit.error,
  };

  /** Shows what was saved next, with its checks. */
  const keep = (data: { data: ConsultationPrescription }) =>
    queries.setQueryData(['get', '/consultations/{id}/prescription', path], data);

  return (
    <PrescribeScreen
      state={pageState(both, ({ sheet, visit: { doctor, clinicAddress } }) => ({
        sheet,
        head: {
          name: m.consent_doctor({ name: `${doctor.firstName} ${doctor.lastName}` }),
          specialization: doctor.specialization,
          registration: registrationOf(own.data?.data),
          clinicAddress,
        },
      }))}
      visitHref={`/dashboard/consultations/${id}`}
      clock={clock}
      today={dayInIndia(clock.now)}
      isOffline={useAppSelector(selectIsOffline)}
      {...search}
      onSave={async (content, draftVersion) =>
        savedOf(await save({ id, body: { ...content, draftVersion } }), (answer) => {
          keep(answer);
          return { version: answer.data.prescription?.version ?? draftVersion };
        })
      }
      onSign={async (prescription) => savedOf(await sign(prescription), () => ({}))}
      onCancel={async (prescription, reason) =>
        savedOf(await cancel({ id: prescription.id, reason }), () => ({}))
      }
      onDownload={onDownload}
      onRetry={() => {
        void read.refetch();
        void visit.refetch();
      }}
    />
  );
}

const registrationOf = (own: { council?: string; licenseNumber?: string } | undefined): string | null =>
  own?.council && own.licenseNumber ? `${own.council}, ${own.licenseNumber}` : null;

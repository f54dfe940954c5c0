import { applicantMoves } from '@nadi/domain/trials/interest';
import { type ApplicantRow, DoctorTrialsScreen } from '@nadi/ui/screens/trials/DoctorTrialsScreen';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState, pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { answerTrialReferral, moveTrialApplicant, referPatientToTrial } from './online-writes';
import { readTrialsAddress, searchOf, writeTrialsAddress } from './trials-address';
import { useFits } from './use-fits';
import { useFound } from './use-found';

const onPage = 20;

export function DoctorTrials() {
  const { $api } = useServices();
  const [address, setAddress] = useSearchParams();
  // The address does not have it: it would stay in the history of a shared computer.
  const [patientId, setPatientId] = useState<string | null>(null);
  const filter = readTrialsAddress(address);
  const found = useFound(searchOf(filter));
  const [referralsPage, setReferralsPage] = useState(1);
  const [applicantsPage, setApplicantsPage] = useState(1);
  const referrals = $api.useQuery(
    'get',
    '/trial-referrals',
    { params: { query: { page: referralsPage, limit: onPage } } },
    listOptions,
  );
  const applicants = $api.useQuery(
    'get',
    '/trial-applicants',
    { params: { query: { page: applicantsPage, limit: onPage } } },
    { ...listOptions, gcTime: 0 },
  );
  const sharing = $api.useQuery(
    'get',
    '/doctors/patients/me',
    { params: { query: { status: 'active', limit: 100 } } },
    { staleTime: 0, gcTime: 0 },
  );
  // An emergency access does not reach studies.
  const patients = (sharing.data?.data ?? [])
    .filter(({ authorizations }) =>
      authorizations.some(({ status, origin }) => status === 'GRANTED' && origin !== 'emergency'),
    )
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  const patient = patients.find(({ id }) => id === patientId) ?? null;
  const fits = useFits(found.ids, patient?.id ?? null, patient !== null);
  const [refer, answer, move] = [
    useOnlineWrite(referPatientToTrial),
    useOnlineWrite(answerTrialReferral),
    useOnlineWrite(moveTrialApplicant),
  ];
  const nothing = () => ({});
  return (
    <DoctorTrialsScreen
      state={found.state}
      filter={filter}
      patients={patients}
      patient={patient}
      fits={fits}
      referrals={listState(referrals)}
      applicants={pageState(applicants, ({ data, pagination }) => ({
        ...{ pagination, isPending: applicants.isPlaceholderData },
        rows: data.map((one) => ({
          ...one,
          moves: (applicantMoves.from[one.status] ?? []) as ApplicantRow['moves'],
        })),
      }))}
      onFilter={(next) => setAddress(writeTrialsAddress(next))}
      onPatient={setPatientId}
      onReferralsPage={setReferralsPage}
      onApplicantsPage={setApplicantsPage}
      onMore={found.onMore}
      onRefer={async ({ id }, to, draft) =>
        savedOf(await refer({ id, body: { patientId: to.id, answer: draft.answer } }), nothing)
      }
      onAnswer={async ({ id, version }, body) => savedOf(await answer({ id, version, body }), nothing)}
      onStep={async ({ id, version }, status) =>
        savedOf(await move({ id, version, body: { status } }), nothing)
      }
      onRetry={() =>
        void Promise.all([found.refresh(), referrals.refetch(), applicants.refetch(), sharing.refetch()])
      }
    />
  );
}

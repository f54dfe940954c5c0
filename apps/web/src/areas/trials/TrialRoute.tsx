import { toProblem } from '@nadi/api-client/problems';
import type { SharedDoctor } from '@nadi/contract/schema';
import { interestConsentVersion } from '@nadi/domain/trials/interest';
import type { Loaded } from '@nadi/ui/patterns/state';
import { type OwnTrial, TrialScreen } from '@nadi/ui/screens/trials/TrialScreen';
import { useParams } from 'react-router-dom';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { askDoctorAboutTrial, removeSavedTrial, saveTrial, sendTrialInterest } from './online-writes';
import { useYours } from './use-yours';

const toPerson = ({ doctor: { id, firstName, lastName } }: SharedDoctor) => ({
  id,
  name: `Dr. ${firstName} ${lastName}`,
});

/** False where an emergency alone lets the doctor see the record: no trial is asked about then. */
const isChosen = ({ consents }: SharedDoctor) => consents.some(({ origin }) => origin !== 'emergency');

/** As many saved studies as are compared with one. */
const maxCompared = 3;

export function TrialRoute() {
  const { $api } = useServices();
  const { id = '' } = useParams();
  const isPatient = useAppSelector(selectUser)?.role === 'PATIENT';
  const read = $api.useQuery('get', '/clinical-trials/{id}', { params: { path: { id } } });
  const yours = useYours(isPatient);
  const doctors = $api.useQuery('get', '/patients/shared-doctors', {}, { enabled: isPatient });
  const others =
    yours.state.phase === 'ready'
      ? yours.state.saved.filter(({ trialId }) => trialId !== id).slice(0, maxCompared)
      : [];
  const ids = [id, ...others.map(({ trialId }) => trialId)].join(',');
  const fits = $api.useQuery('get', '/trial-fits', { params: { query: { ids } } }, { enabled: isPatient });
  const [save, remove, ask, interest] = [
    useOnlineWrite(saveTrial),
    useOnlineWrite(removeSavedTrial),
    useOnlineWrite(askDoctorAboutTrial),
    useOnlineWrite(sendTrialInterest),
  ];
  const nothing = () => ({});
  const isAbsent = read.isError && toProblem(read.error).status === 404;

  const own = (): Loaded<OwnTrial> => {
    if (yours.state.phase !== 'ready') return yours.state;
    if (!doctors.data && !doctors.isError) return { phase: 'loading' };
    const { saved, interests } = yours.state;
    const sent = interests.find(({ trialId, status }) => trialId === id && status !== 'WITHDRAWN');
    return pageState(fits, ({ data }) => {
      const fitOf = (trialId: string) => data.fits.find((fit) => fit.trialId === trialId) ?? null;
      return {
        fit: fitOf(id),
        isSaved: saved.some(({ trialId }) => trialId === id),
        doctors: doctors.data?.data.filter(isChosen).map(toPerson) ?? null,
        interestSentAt: sent?.createdAt ?? null,
        compared: others.map(({ trialId, title }) => ({ id: trialId, title, fit: fitOf(trialId) })),
      };
    });
  };

  async function toggle(isSaved: boolean) {
    if (isSaved) return savedOf(await save(id), nothing);
    const known =
      yours.state.phase === 'ready' ? yours.state.saved.find(({ trialId }) => trialId === id) : undefined;
    return known ? savedOf(await remove(known.id), nothing) : { ok: true as const };
  }

  return (
    <TrialScreen
      key={id}
      state={isAbsent ? { phase: 'absent' } : pageState(read, ({ data }) => ({ trial: data }))}
      own={isPatient && !isAbsent ? own() : null}
      onSave={toggle}
      onAsk={async (body) => savedOf(await ask({ id, body }), nothing)}
      onInterest={async ({ shares, note }) =>
        savedOf(
          await interest({ id, body: { consent: { version: interestConsentVersion, shares }, note } }),
          nothing,
        )
      }
      onRetry={() => void Promise.all([read.refetch(), fits.refetch(), yours.refresh(), doctors.refetch()])}
    />
  );
}

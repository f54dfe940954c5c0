import { TrialsScreen } from '@nadi/ui/screens/trials/TrialsScreen';
import { useSearchParams } from 'react-router-dom';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { removeSavedTrial, withdrawTrialInterest, withdrawTrialReferral } from './online-writes';
import { readTrialsAddress, searchOf, writeTrialsAddress } from './trials-address';
import { useFits } from './use-fits';
import { useFound } from './use-found';
import { useYours } from './use-yours';

export function PatientTrials() {
  // An administrator has no record.
  const hasRecord = useAppSelector(selectUser)?.role === 'PATIENT';
  const [address, setAddress] = useSearchParams();
  const filter = readTrialsAddress(address);
  const found = useFound(searchOf(filter));
  const fits = useFits(found.ids, null, hasRecord);
  const yours = useYours(hasRecord);
  const [unsave, withdrawReferral, withdrawInterest] = [
    useOnlineWrite(removeSavedTrial),
    useOnlineWrite(withdrawTrialReferral),
    useOnlineWrite(withdrawTrialInterest),
  ];
  const nothing = () => ({});
  return (
    <TrialsScreen
      state={found.state}
      filter={filter}
      fits={hasRecord ? fits : null}
      yours={hasRecord ? yours.state : null}
      onFilter={(next) => setAddress(writeTrialsAddress(next))}
      onMore={found.onMore}
      onUnsave={async ({ id }) => savedOf(await unsave(id), nothing)}
      onWithdrawReferral={async ({ id }) => savedOf(await withdrawReferral(id), nothing)}
      onWithdrawInterest={async ({ id }) => savedOf(await withdrawInterest(id), nothing)}
      onRetry={() => void Promise.all([found.refresh(), yours.refresh()])}
    />
  );
}

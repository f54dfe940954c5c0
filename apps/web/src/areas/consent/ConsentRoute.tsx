import type { Consent } from '@nadi/contract/schema';
import { keptKinds } from '@nadi/domain/consent/kinds';
import { lastMoment } from '@nadi/domain/consent/last-moment';
import { type ConsentRow, ConsentScreen, type ScopeDraft } from '@nadi/ui/screens/consent/ConsentScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptDetailState } from '../../kernel/page/detail-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { allowConsent, denyConsent, resendConsentCode } from './online-writes';
import { consentQuery } from './queries';
import { useRevocations } from './use-revocations';
import { useShownCode } from './use-shown-code';

/** Milliseconds between looks while a code waits: the live connection tells at once, and may be away just then. */
const whileWaiting = 5_000;

export function ConsentRoute() {
  const { id = '' } = useParams();
  // Another request begins anew: nothing of one is seen in the other.
  return <OneConsent key={id} id={id} />;
}

function OneConsent({ id }: { id: string }) {
  const { $api } = useServices();
  const queryClient = useQueryClient();
  const clock = useClock();
  const question = consentQuery(id);
  const query = $api.useQuery(...question, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.code ? whileWaiting : false),
  });
  const readAt = useReadAt([...question]);
  const allow = useOnlineWrite(allowConsent);
  const resend = useOnlineWrite(resendConsentCode);
  const deny = useOnlineWrite(denyConsent);
  const { revoke, undo, withUnsent } = useRevocations();
  const { tell, codeOf } = useShownCode(id);
  const consent = query.data?.data;

  /** Shows what the server answered at once, rather than what was read before. */
  function settled<Answer>(outcome: OnlineWriteOutcome<Answer>, consentOf: (answer: Answer) => Consent) {
    if (outcome.ok) queryClient.setQueryData([...question], { success: true, data: consentOf(outcome.data) });
    return savedOf<Answer, object, ConsentRow>(outcome, () => ({}));
  }

  const scopeOf = ({ kinds, dates, lastDay }: ScopeDraft, { asked }: ConsentRow) => {
    const last = lastDay && lastMoment(lastDay, clock.timeZone).toISOString();
    // The last day that was asked for may end earlier than the day does.
    const isSooner = last !== null && Date.parse(last) < Date.parse(asked.accessUntil);
    return { kinds: [...kinds], dates, accessUntil: isSooner ? last : asked.accessUntil };
  };

  return (
    <ConsentScreen
      state={keptDetailState(query, ({ data }) => ({ consent: withUnsent(data) }), readAt)}
      code={codeOf(consent)}
      clock={clock}
      today={dayOf(clock)}
      keptKinds={keptKinds}
      isOffline={useAppSelector(selectIsOffline)}
      onAllow={async (draft, row) => {
        const outcome = await allow({ id, version: row.version, body: scopeOf(draft, row) });
        if (outcome.ok) tell(outcome.data.data);
        return settled(outcome, ({ data }) => data.consent);
      }}
      onNewCode={async () => {
        const outcome = await resend({ id });
        if (outcome.ok) tell(outcome.data.data);
        return settled(outcome, ({ data }) => data.consent);
      }}
      onDeny={async ({ reason, isBlocked }) => {
        const outcome = await deny({ id, body: { ...(reason && { reason }), isBlocked } });
        return settled(outcome, ({ data }) => data);
      }}
      onRevoke={revoke}
      onUndoRevoke={undo}
      onRetry={() => void query.refetch()}
    />
  );
}

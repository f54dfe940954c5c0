import { toProblem } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import type { Saved } from '@nadi/ui/patterns/state';
import { MemberScreen } from '@nadi/ui/screens/family/MemberScreen';
import { ConfirmPasswordDialog } from '@nadi/ui/screens/settings/ConfirmPasswordDialog';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { tieEnded } from '../../kernel/acting/acting-slice';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState, listOptions, listState } from '../../kernel/page/page-state';
import { isForPassword, usePasswordGate } from '../../kernel/page/use-password-gate';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppDispatch, useAppSelector, useServices } from '../../kernel/services/use-services';
import {
  confirmFamilyReview,
  deleteFamilyMemberRecord,
  leaveFamilyMember,
  updateFamilyMember,
} from './online-writes';
import { activityQuery, handOversQuery, memberQuery } from './queries';
import { useActFor } from './use-act-for';
import { useHandOver } from './use-hand-over';

const perPage = 10;

export function MemberRoute() {
  const { $api } = useServices();
  const { memberId = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { acting, actFor } = useActFor();
  const isOffline = useAppSelector(selectIsOffline);
  const member = $api.useQuery(...memberQuery(memberId), { staleTime: 0 });
  const activity = $api.useQuery(...activityQuery(memberId, readPage(address), perPage), listOptions);
  const handOvers = $api.useQuery(...handOversQuery, {
    staleTime: 0,
    enabled: member.data?.data.level === 'guardian',
  });
  // Stays true while it is tried again: the card with the button does not go.
  const isHandOverUnread = handOvers.data === undefined && handOvers.errorUpdateCount > 0;
  const handOver = isHandOverUnread ? 'failed' : handOvers.data?.data.find(({ id }) => id === memberId);
  const update = useOnlineWrite(updateFamilyMember);
  const review = useOnlineWrite(confirmFamilyReview);
  const leave = useOnlineWrite(leaveFamilyMember);
  const erase = useOnlineWrite(deleteFamilyMemberRecord);
  const gate = usePasswordGate();
  const readAt = useReadAt([...memberQuery(memberId)]);
  const isAbsent = member.isError && toProblem(member.error).status === 404;
  const version = member.data?.data.version ?? 0;
  return (
    <>
      <MemberScreen
        state={
          isAbsent ? { phase: 'forbidden' } : keptState(member, ({ data }) => ({ member: data }), readAt)
        }
        activity={listState(activity)}
        handOver={handOver}
        {...useHandOver()}
        onConfirmReview={async () => savedOf(await review({ id: memberId }), () => ({}))}
        clock={useClock()}
        isOffline={isOffline}
        isCurrent={acting?.id === memberId}
        onActFor={(person) => actFor(person)}
        onShowGrowth={(person) => {
          if (acting?.id === person.id) navigate('/dashboard/vital-signs/growth');
          else actFor(person, '/dashboard/vital-signs/growth');
        }}
        onCorrect={async (body) => savedOf(await update({ id: memberId, version, body }), () => ({}))}
        onLeave={async () => {
          const saved: Saved<object> = savedOf(await leave({ id: memberId }), () => ({}));
          return saved.ok || saved.message ? saved : { ok: false, message: m.family_only_guardian() };
        }}
        onDeleteRecord={async () => {
          const outcome = await gate.gated(() => erase({ id: memberId }));
          return isForPassword(outcome)
            ? { ok: false, message: m.not_deleted() }
            : savedOf(outcome, () => ({}));
        }}
        onGone={() => {
          dispatch(tieEnded({ id: memberId }));
          navigate('/dashboard/family', { replace: true });
        }}
        onPageChange={(page) => setAddress(page > 1 ? { page: String(page) } : {})}
        onRetry={() => void member.refetch()}
        onRetryActivity={() => void activity.refetch()}
        onRetryHandOver={() => void handOvers.refetch()}
      />
      <ConfirmPasswordDialog {...gate.dialog} />
    </>
  );
}

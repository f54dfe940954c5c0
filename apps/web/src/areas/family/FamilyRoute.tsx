import { FamilyScreen } from '@nadi/ui/screens/family/FamilyScreen';
import { membersQuery } from '../../kernel/acting/members-query';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { useIdle } from '../../kernel/shell/use-idle';
import {
  acceptFamilyInvitation,
  addFamilyMember,
  declaration,
  declineFamilyInvitation,
  endFamilyHelper,
  inviteFamilyMember,
  resendFamilyInvitation,
  updateFamilyHelper,
  withdrawFamilyInvitation,
} from './online-writes';
import { handOversQuery, helpersQuery, invitationsQuery } from './queries';
import { useActFor } from './use-act-for';
import { useDoneForOthers, useDoneForYou } from './use-done';
import { useHandOver } from './use-hand-over';

const fresh = { staleTime: 0 } as const;
const nothing = () => ({});

export function FamilyRoute() {
  const { $api } = useServices();
  const isOffline = useAppSelector(selectIsOffline);
  const owner = useAppSelector(selectUser)?.id ?? '';
  const { acting, actFor } = useActFor();
  const isIdle = useIdle();
  const members = $api.useQuery(...membersQuery, fresh);
  // A page about another person does not show who may act for the account itself.
  const isOwn = acting === null;
  const helpers = $api.useQuery(...helpersQuery, { ...fresh, enabled: isOwn });
  const invitations = $api.useQuery(...invitationsQuery, { ...fresh, enabled: isOwn });
  const handOvers = $api.useQuery(...handOversQuery, { ...fresh, enabled: isOwn });
  const needed = isOwn ? [members, helpers, invitations] : [members];
  // The page does without the hand-overs, and waits for their first answer only so that nothing moves.
  const isUnread = handOvers.data === undefined;
  // Stays true while it is tried again: nothing leaves the page then.
  const hasFailed = isUnread && handOvers.errorUpdateCount > 0;
  const isComing = isUnread && handOvers.isFetching && handOvers.failureCount === 0 && !hasFailed;
  const failed = needed.find(({ isError, data }) => isError && data === undefined);
  const isRead = !isComing && needed.every(({ data }) => data !== undefined);
  const content = isRead
    ? {
        members: members.data?.data ?? [],
        helpers: helpers.data?.data ?? [],
        invitations: invitations.data?.data ?? [],
        handOvers: handOvers.data?.data ?? (hasFailed ? ('failed' as const) : []),
      }
    : undefined;
  const act = {
    add: useOnlineWrite(addFamilyMember),
    invite: useOnlineWrite(inviteFamilyMember),
    accept: useOnlineWrite(acceptFamilyInvitation),
    decline: useOnlineWrite(declineFamilyInvitation),
    withdraw: useOnlineWrite(withdrawFamilyInvitation),
    resend: useOnlineWrite(resendFamilyInvitation),
    change: useOnlineWrite(updateFamilyHelper),
    end: useOnlineWrite(endFamilyHelper),
  };
  return (
    <FamilyScreen
      state={keptState(
        { data: content, isError: failed !== undefined, error: failed?.error },
        (all) => all,
        useReadAt([...membersQuery], [...helpersQuery], [...invitationsQuery], [...handOversQuery]),
      )}
      doneForOthers={useDoneForOthers(content?.members ?? [], isIdle && !isOffline)}
      doneForYou={useDoneForYou(owner, isIdle && isOwn && !isOffline)}
      clock={useClock()}
      isOffline={isOffline}
      current={acting?.id ?? null}
      {...useHandOver()}
      onActFor={(member) => actFor(member)}
      onAddChild={async (child) => savedOf(await act.add({ ...child, declaration }), nothing)}
      onInvite={async ({ memberId, ...draft }) =>
        savedOf(await act.invite({ ...draft, ...(memberId !== null && { memberId }) }), nothing)
      }
      onAccept={async ({ id }, { isDeclared, ...draft }) =>
        savedOf(await act.accept({ id, body: { ...draft, ...(isDeclared && { declaration }) } }), nothing)
      }
      onDecline={async ({ id }) => savedOf(await act.decline({ id }), nothing)}
      onWithdraw={async ({ id }) => savedOf(await act.withdraw({ id }), nothing)}
      onResend={async ({ id }) => savedOf(await act.resend({ id }), nothing)}
      onChangeHelper={async ({ id, version }, body) =>
        savedOf(await act.change({ id, version, body }), nothing)
      }
      onEndHelper={async ({ id }) => savedOf(await act.end({ id }), nothing)}
      onRetry={() => void Promise.all(needed.map((query) => query.refetch()))}
      onRetryHandOvers={() => void handOvers.refetch()}
    />
  );
}

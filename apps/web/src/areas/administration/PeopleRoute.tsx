import { UsersScreen } from '@nadi/ui/screens/admin/UsersScreen';
import { ConfirmPasswordDialog } from '@nadi/ui/screens/settings/ConfirmPasswordDialog';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState } from '../../kernel/page/page-state';
import { usePasswordGate } from '../../kernel/page/use-password-gate';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { decideUser, removeUserSecondStep } from './online-writes';
import { addressOf, readFilter, usersAt } from './users-query';

const nothing = () => ({});

/** Lists everyone with an account, and decides about accounts. */
export function PeopleRoute() {
  const [query, setQuery] = useSearchParams();
  const { $api } = useServices();
  const clock = useClock();
  const user = useAppSelector(selectUser);
  const gate = usePasswordGate();
  const filter = readFilter(query);
  const list = $api.useQuery(...usersAt(query), listOptions);
  const [decide, removeSecondStep] = [useOnlineWrite(decideUser), useOnlineWrite(removeUserSecondStep)];
  const goTo = ({ words, role, status }: typeof filter, page = 1) =>
    setQuery({
      ...{ tab: 'users', view: 'people' },
      ...(words && { q: words }),
      ...(role && { role: role.toLowerCase() }),
      ...(status && { status: status.toLowerCase() }),
      ...(page > 1 && { page: String(page) }),
    });
  return (
    <>
      <UsersScreen
        state={listState(list)}
        filter={filter}
        ownId={user?.id ?? ''}
        clock={clock}
        onDecide={async ({ id, version }, body) =>
          savedOf(await gate.gated(() => decide({ id, version, body })), nothing)
        }
        onRemoveSecondStep={async ({ id }) => savedOf(await gate.gated(() => removeSecondStep(id)), nothing)}
        onFilterChange={goTo}
        onView={(view) => setQuery(addressOf(view))}
        onPageChange={(page) => goTo(filter, page)}
        onRetry={() => void list.refetch()}
      />
      <ConfirmPasswordDialog {...gate.dialog} />
    </>
  );
}

import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { SearchField } from '../../../components/SearchField/SearchField';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import { useSearchWords } from '../../shop/private/use-search-words';
import { type UserView, UserViews } from '../private/UserViews';
import type { User, UserFilter, UsersState } from './types';
import type { Act, UserDialogProps } from './UserDialog';
import { UserItem } from './UserItem';
import { roleWords, statusWords } from './user-words';

export type { UserView } from '../private/UserViews';
export type { User, UserDecision, UserFilter, UserRole, UserStatus } from './types';

export type UsersScreenProps = Pick<UserDialogProps, 'onDecide' | 'onRemoveSecondStep'> & {
  state: UsersState;
  filter: UserFilter;
  /** The administrator who looks. */
  ownId: string;
  clock: Clock;
  onFilterChange: (filter: UserFilter) => void;
  onView: (view: UserView) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

const roles = ['PATIENT', 'DOCTOR', 'ADMIN'] as const;
const statuses = ['ACTIVE', 'SUSPENDED', 'LEAVING'] as const;

const userDialog = latePart(async () => (await import('./UserDialog')).UserDialog);

/** Lists everyone with an account, for an administrator who suspends accounts and helps people who lost their second step. */
export function UsersScreen(props: UsersScreenProps) {
  const { state, filter, ownId, clock, onFilterChange } = props;
  const [words, setWords] = useSearchWords(filter.words);
  const [asked, setAsked] = useState<{ act: Act; user: User } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setAsked(null);
  const UserDialog = useLate(userDialog, { isOpen: asked !== null, onOpenChange: close });
  usePreload(userDialog);
  const isFiltered = filter.words !== '' || filter.role !== null || filter.status !== null;

  return (
    <Page title={m.registrations_title()} isWide>
      <UserViews value="people" onChange={props.onView} />
      <ListCard
        state={state}
        title={m.users_people()}
        description={m.users_about()}
        headingRef={heading}
        things={m.users_count}
        filters={
          <SegmentedControl
            label={m.users_role()}
            items={[
              { id: 'ALL' as const, label: m.users_everyone() },
              ...roles.map((id) => ({ id, label: roleWords[id]() })),
            ]}
            value={filter.role ?? 'ALL'}
            onChange={(role) => onFilterChange({ ...filter, role: role === 'ALL' ? null : role })}
          />
        }
        news={
          <Stack space={4}>
            <SearchField
              label={m.users_search()}
              value={words}
              onChange={(next) => {
                setWords(next);
                if (next === '' && filter.words !== '') onFilterChange({ ...filter, words: '' });
              }}
              onSubmit={(next) => onFilterChange({ ...filter, words: next.trim() })}
            />
            <SegmentedControl
              label={m.users_status()}
              items={[
                { id: 'ALL' as const, label: m.users_any_status() },
                ...statuses.map((id) => ({ id, label: statusWords[id]() })),
              ]}
              value={filter.status ?? 'ALL'}
              onChange={(next) => onFilterChange({ ...filter, status: next === 'ALL' ? null : next })}
            />
          </Stack>
        }
        failed={{ title: m.users_failed_title(), text: m.users_failed() }}
        empty={{
          title: m.users_empty_title(),
          text: isFiltered ? m.users_empty_filtered() : m.users_empty(),
        }}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.users_people()}>
            {rows.map((user) => (
              <UserItem
                key={user.id}
                user={user}
                isOwn={user.id === ownId}
                clock={clock}
                onSuspend={() => setAsked({ act: 'suspend', user })}
                onRestore={() => setAsked({ act: 'restore', user })}
                onRemoveSecondStep={() => setAsked({ act: 'remove-second-step', user })}
              />
            ))}
          </DividedList>
        )}
      </ListCard>
      {asked && UserDialog && (
        <UserDialog
          {...asked}
          onDecide={props.onDecide}
          onRemoveSecondStep={props.onRemoveSecondStep}
          onClose={close}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}

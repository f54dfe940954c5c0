import { brand } from '@nadi/brand';
import { type RefObject, useEffect, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Pagination } from '../../../components/Pagination/Pagination';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { ListStatus, sayListed } from '../../../patterns/ListCard/ListStatus';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Listed, Loaded } from '../../../patterns/state';
import { sayWhenWithin } from '../../../words/moment';
import type { Sync } from '../types';
import { counted } from './counted';
import { sayLeftOut } from './left-out-words';

export type HistoryDialogProps = {
  state: Loaded<Listed<Sync>>;
  /** The provider; null where it is not known any more. */
  name: string | null;
  clock: Clock;
  onClose: () => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** Lists what an account brought: how many readings, and those that were not added. Mounted while it is open. */
export function HistoryDialog({ onClose, ...content }: HistoryDialogProps) {
  const { name } = content;
  const title = name === null ? m.connection_history_unnamed() : m.connection_history_title({ name });
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Content {...content} title={title} />
    </Dialog>
  );
}

type ContentProps = Omit<HistoryDialogProps, 'onClose'> & { title: string };

function Content({ state, name, title, clock, onPageChange, onRetry }: ContentProps) {
  const first = useRef<HTMLHeadingElement>(null);
  // Else the first button has the focus, which may stand far below what is dangerous.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <Phases
        state={state}
        failed={{ title: m.connection_history_failed(), text: m.integrations_failed_text() }}
        onRetry={onRetry}
      >
        {({ rows, pagination, isPending = false }) =>
          rows.length === 0 ? (
            <Text>{m.connection_history_empty()}</Text>
          ) : (
            <Stack space={4}>
              <div aria-busy={isPending}>
                <DividedList label={title}>
                  {rows.map((row, index) => (
                    <DividedItem key={row.id}>
                      <Item
                        row={row}
                        name={name}
                        clock={clock}
                        headingRef={index === 0 ? first : undefined}
                      />
                    </DividedItem>
                  ))}
                </DividedList>
              </div>
              {isPending && (
                <span role="status">
                  <Text as="span" size={14} tone="muted">
                    {m.loading()}
                  </Text>
                </span>
              )}
              {pagination && <Pagination {...pagination} onChange={onPageChange} />}
            </Stack>
          )
        }
      </Phases>
      <ListStatus>{sayAll(state, title)}</ListStatus>
    </>
  );
}

function sayAll(state: HistoryDialogProps['state'], choice: string): string | null {
  if (state.phase !== 'ready' || state.isPending || !state.pagination) return null;
  const { pagination } = state;
  return sayListed({
    ...{ pagination, choice },
    things: m.connection_history_count({ count: pagination.total }),
  });
}

const failed = {
  unreachable: m.sync_unreachable,
  refused: m.sync_refused,
  unreadable: m.sync_unreadable,
  internal: m.sync_internal,
} as const;
const endedEarly = {
  unreachable: m.sync_ended_unreachable,
  refused: m.sync_ended_refused,
  unreadable: m.sync_ended_unreadable,
  internal: m.sync_ended_internal,
} as const;

/** Readings that are listed openly for one fetch, unless more of them may be dangerous. */
const shown = 5;

type ItemProps = {
  row: Sync;
  name: string | null;
  clock: Clock;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
};

/** Shows what one fetch brought. What may be dangerous comes first, and is never behind a button. */
function Item({ row, name, clock, headingRef }: ItemProps) {
  const { added, alreadyThere, critical, failure, createdAt } = row;
  const isPart = added > 0 || row.leftOut.length > 0;
  const dangerous = row.leftOut.filter(({ isDangerous }) => isDangerous);
  const leftOut = [...dangerous, ...row.leftOut.filter(({ isDangerous }) => !isDangerous)];
  const open = Math.max(shown, dangerous.length);
  const lines = (some: typeof leftOut) =>
    some.map((one, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same, and none moves.
      <Text key={index} size={14} {...(one.isDangerous && { weight: 'bold', tone: 'critical' })}>
        {sayLeftOut(one, clock)}
        {one.isDangerous && ` ${m.sync_left_out_dangerous({ number: brand.emergencyNumber })}`}
      </Text>
    ));
  return (
    <Stack space={1}>
      <Heading level={3} size={16} ref={headingRef} isFocusTarget>
        {failure && !isPart ? failed[failure]() : m.integration_added(counted(added))}
      </Heading>
      <Text size={14} tone="muted">
        <When at={createdAt} clock={clock} />
        {alreadyThere > 0 && ` · ${m.integration_there(counted(alreadyThere))}`}
      </Text>
      {failure && isPart && (
        <Text size={14}>{endedEarly[failure]({ name: name ?? m.sync_provider_unnamed() })}</Text>
      )}
      {critical > 0 && (
        <Text size={14} weight="bold" tone="critical">
          {m.integration_critical_count({ count: critical })}{' '}
          <Link href="/dashboard/vital-signs" tone="ink">
            {m.integration_critical_link()}
          </Link>
        </Text>
      )}
      {lines(leftOut.slice(0, open))}
      {leftOut.length > open && (
        <Disclosure
          label={m.sync_left_out_more({ count: leftOut.length - open })}
          spokenContext={sayWhenWithin(createdAt, clock)}
        >
          <Stack space={1}>{lines(leftOut.slice(open))}</Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

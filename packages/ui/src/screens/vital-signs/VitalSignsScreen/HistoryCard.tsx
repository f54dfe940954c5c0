import { CloudOff } from 'lucide-react';
import type { Ref } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Pagination } from '../../../components/Pagination/Pagination';
import { kindLabel } from '../../../components/private/reading/words';
import { type ReadingRow, ReadingTable } from '../../../components/ReadingTable/ReadingTable';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ListStatus, sayListed } from '../../private/ListStatus';
import { HistorySkeleton } from './HistorySkeleton';
import type { HistoryFilter, HistoryPeriod, HistoryState, ReadingKind } from './types';

export type HistoryCardProps = {
  history: HistoryState;
  filter: HistoryFilter;
  kinds: readonly ReadingKind[];
  clock: Clock;
  isOffline: boolean;
  onFilterChange: (filter: HistoryFilter) => void;
  onPageChange: (page: number) => void;
  onClearChoice?: () => void;
  onRetry: () => void;
  onExplain: (row: ReadingRow) => void;
  onEdit: (row: ReadingRow) => void;
  onDelete: (row: ReadingRow) => void;
  onUndoDelete?: (row: ReadingRow) => void;
  onResolve?: (row: ReadingRow) => void;
  /** Takes the focus when the row that had it is gone. */
  headingRef: Ref<HTMLHeadingElement>;
};

const periods: Record<HistoryPeriod, () => string> = {
  '7d': m.history_7d,
  '30d': m.history_30d,
  '90d': m.history_90d,
  '1y': m.history_1y,
  all: m.history_all,
};
const periodIds: readonly HistoryPeriod[] = ['7d', '30d', '90d', '1y', 'all'];

function sayNotHere(hasUnsent: boolean, isOffline: boolean): string {
  if (isOffline) return hasUnsent ? m.history_rest_not_on_device() : m.history_not_on_device();
  return hasUnsent ? m.history_rest_away() : m.history_away();
}

/** What is listed, for those who do not see it change; null while it is on its way. */
function describeList(history: HistoryState, { type, period }: HistoryFilter): string | null {
  if (history.phase !== 'ready' || history.isPending) return null;
  const kind = type ? kindLabel(type) : m.history_all_kinds();
  return sayListed({
    pagination: history.pagination,
    things: m.history_count({ count: history.pagination.total }),
    choice: `${kind}, ${periods[period]()}`,
  });
}

/** All readings, by kind and period. */
export function HistoryCard({
  history,
  filter,
  kinds,
  clock,
  isOffline,
  headingRef,
  ...on
}: HistoryCardProps) {
  return (
    <Card as="section" aria-labelledby="vitals-history">
      <Stack space={4}>
        <Inline justify="between" space={3}>
          <Inline space={3} align="baseline">
            <Heading level={2} id="vitals-history" ref={headingRef} isFocusTarget>
              {m.history_title()}
            </Heading>
            {history.phase === 'ready' && history.isPending && (
              <span role="status">
                <Text as="span" size={14} tone="muted">
                  {m.history_loading()}
                </Text>
              </span>
            )}
          </Inline>
          <div data-print="hide">
            <Inline space={2}>
              <Select
                label={m.history_kind()}
                isLabelHidden
                items={[
                  { id: 'all', label: m.history_all_kinds() },
                  ...kinds.map(({ type }) => ({ id: type, label: kindLabel(type) })),
                ]}
                value={filter.type ?? 'all'}
                onChange={(id) => on.onFilterChange({ ...filter, type: id === 'all' ? null : id })}
              />
              <Select
                label={m.history_period()}
                isLabelHidden
                items={periodIds.map((id) => ({ id, label: periods[id]() }))}
                value={filter.period}
                onChange={(period) => on.onFilterChange({ ...filter, period })}
              />
            </Inline>
          </div>
        </Inline>
        <ListStatus>{describeList(history, filter)}</ListStatus>
        {history.phase === 'loading' && <HistorySkeleton />}
        {history.phase === 'failed' && (
          <Banner
            tone="attention"
            action={
              <Button tone="secondary" size="small" onPress={on.onRetry}>
                {m.vitals_retry()}
              </Button>
            }
          >
            {m.history_failed()}
          </Banner>
        )}
        {history.phase === 'not-on-device' && (
          <Banner
            tone="info"
            icon={CloudOff}
            action={
              (!isOffline || on.onClearChoice) && (
                <Inline space={2}>
                  {!isOffline && (
                    <Button tone="secondary" size="small" onPress={on.onRetry}>
                      {m.vitals_retry()}
                    </Button>
                  )}
                  {on.onClearChoice && (
                    <Button tone="secondary" size="small" onPress={on.onClearChoice}>
                      {m.history_clear_choice()}
                    </Button>
                  )}
                </Inline>
              )
            }
          >
            {sayNotHere(history.rows.length > 0, isOffline)}
          </Banner>
        )}
        {history.phase === 'ready' && history.rows.length === 0 && (
          <EmptyChoice onShowAll={() => on.onFilterChange({ type: null, period: 'all' })} />
        )}
        {'rows' in history && history.rows.length > 0 && (
          <ReadingTable
            label={m.history_label({ period: periods[filter.period]() })}
            rows={history.rows}
            clock={clock}
            isPending={history.phase === 'ready' && history.isPending}
            onExplain={on.onExplain}
            onEdit={on.onEdit}
            onDelete={on.onDelete}
            onUndoDelete={on.onUndoDelete}
            onResolve={on.onResolve}
          />
        )}
        {'rows' in history && history.pagination && history.pagination.total > 0 && (
          <Pagination {...history.pagination} onChange={on.onPageChange} />
        )}
      </Stack>
    </Card>
  );
}

function EmptyChoice({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Stack space={3} align="start">
      <div>
        <Text weight="bold">{m.history_empty_title()}</Text>
        <Text tone="muted">{m.history_empty()}</Text>
      </div>
      <Button tone="secondary" onPress={onShowAll}>
        {m.history_show_all()}
      </Button>
    </Stack>
  );
}

import type { Ref } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { kindLabel } from '../../../components/private/reading/words';
import { type ReadingRow, ReadingTable } from '../../../components/ReadingTable/ReadingTable';
import { Select } from '../../../components/Select/Select';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
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
    <ListCard
      state={history}
      title={m.history_title()}
      headingRef={headingRef}
      things={m.history_count}
      choice={`${filter.type ? kindLabel(filter.type) : m.history_all_kinds()}, ${periods[filter.period]()}`}
      filters={
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
      }
      failed={{ text: m.history_failed() }}
      notOnDevice={{
        text: sayNotHere('rows' in history && history.rows.length > 0, isOffline),
        action: (
          <NotHereActions isOffline={isOffline} onClearChoice={on.onClearChoice} onRetry={on.onRetry} />
        ),
      }}
      empty={{
        title: m.history_empty_title(),
        text: m.history_empty(),
        action: (
          <Button tone="secondary" onPress={() => on.onFilterChange({ type: null, period: 'all' })}>
            {m.history_show_all()}
          </Button>
        ),
      }}
      onPageChange={on.onPageChange}
      onRetry={on.onRetry}
    >
      {({ rows }) => (
        <ReadingTable
          label={m.history_label({ period: periods[filter.period]() })}
          rows={rows}
          clock={clock}
          isPending={history.phase === 'ready' && history.isPending}
          onExplain={on.onExplain}
          onEdit={on.onEdit}
          onDelete={on.onDelete}
          onUndoDelete={on.onUndoDelete}
          onResolve={on.onResolve}
        />
      )}
    </ListCard>
  );
}

type NotHereActionsProps = Pick<HistoryCardProps, 'isOffline' | 'onClearChoice' | 'onRetry'>;

function NotHereActions({ isOffline, onClearChoice, onRetry }: NotHereActionsProps) {
  if (isOffline && !onClearChoice) return null;
  return (
    <Inline space={2}>
      {!isOffline && (
        <Button tone="secondary" size="small" onPress={onRetry}>
          {m.try_again()}
        </Button>
      )}
      {onClearChoice && (
        <Button tone="secondary" size="small" onPress={onClearChoice}>
          {m.history_clear_choice()}
        </Button>
      )}
    </Inline>
  );
}

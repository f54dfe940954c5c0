import * as m from '../../../../generated/messages/messages';
import { Dialog } from '../../../components/Dialog/Dialog';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Pagination } from '../../../components/Pagination/Pagination';
import { kindLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import { sayWhenWithin } from '../../../words/moment';
import type { Sync } from '../types';
import type { ConnectionsPart } from './ConnectionsCard';

type HistoryDialogProps = Pick<ConnectionsPart, 'history' | 'onRetry'> & {
  clock: Clock;
  onClose: () => void;
  onPageChange: (page: number) => void;
};

/** Lists what an account brought: how many readings, and each one that could not be read. */
export function HistoryDialog({ history, clock, onClose, onPageChange, onRetry }: HistoryDialogProps) {
  return (
    <Dialog
      title={m.connection_history_title()}
      isOpen={history !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {history && (
        <Phases
          state={history}
          failed={{ title: m.connection_history_failed(), text: m.integrations_failed_text() }}
          onRetry={onRetry}
        >
          {({ rows, pagination }) =>
            rows.length === 0 ? (
              <Text>{m.connection_history_empty()}</Text>
            ) : (
              <Stack space={4}>
                <DividedList label={m.connection_history_title()}>
                  {rows.map((row) => (
                    <DividedItem key={row.id}>
                      <Item row={row} clock={clock} />
                    </DividedItem>
                  ))}
                </DividedList>
                {pagination && <Pagination {...pagination} onChange={onPageChange} />}
              </Stack>
            )
          }
        </Phases>
      )}
    </Dialog>
  );
}

const failed = {
  unreachable: m.sync_unreachable,
  refused: m.sync_refused,
  unreadable: m.sync_unreadable,
} as const;

/** Shows what one fetch brought. */
function Item({ row, clock }: { row: Sync; clock: Clock }) {
  const { added, alreadyThere, critical, leftOut, failure, createdAt } = row;
  return (
    <Stack space={1}>
      <Text weight="bold">{failure ? failed[failure]() : m.integration_added({ count: added })}</Text>
      <Text size={14} tone="muted">
        <When at={createdAt} clock={clock} />
        {alreadyThere > 0 && ` · ${m.sync_already_there({ count: alreadyThere })}`}
      </Text>
      {critical > 0 && <Text size={14}>{m.integration_critical_count({ count: critical })}</Text>}
      {leftOut.map(({ type, measuredAt, message }) => (
        <Text key={`${type} ${measuredAt} ${message}`} size={14}>
          {m.sync_left_out({ kind: kindLabel(type), time: sayWhenWithin(measuredAt, clock), message })}
        </Text>
      ))}
    </Stack>
  );
}

import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Dialog } from '../../../components/Dialog/Dialog';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Pagination } from '../../../components/Pagination/Pagination';
import { kindLabel, unitLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import { sayWhenWithin } from '../../../words/moment';
import type { LeftOut, Sync } from '../types';
import type { ConnectionsPart } from './ConnectionsCard';

type HistoryDialogProps = Pick<ConnectionsPart, 'history' | 'onRetry'> & {
  clock: Clock;
  onClose: () => void;
  onPageChange: (page: number) => void;
};

/** Lists what an account brought: how many readings, and those that were not added. */
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
  internal: m.sync_internal,
} as const;

/** Readings that are listed for one fetch; those that may be dangerous come first. */
const shown = 5;

/** Shows what one fetch brought. */
function Item({ row, clock }: { row: Sync; clock: Clock }) {
  const { added, alreadyThere, critical, leftOut, failure, createdAt } = row;
  const reason = failure && failed[failure]();
  const isPart = added > 0 || leftOut.length > 0;
  return (
    <Stack space={1}>
      <Text weight="bold">{reason && !isPart ? reason : m.integration_added({ count: added })}</Text>
      <Text size={14} tone="muted">
        <When at={createdAt} clock={clock} />
        {alreadyThere > 0 && ` · ${m.sync_already_there({ count: alreadyThere })}`}
      </Text>
      {reason && isPart && <Text size={14}>{m.sync_ended_early({ reason })}</Text>}
      {critical > 0 && <Text size={14}>{m.integration_critical_count({ count: critical })}</Text>}
      {leftOut.slice(0, shown).map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same, and none moves.
        <Text key={index} size={14} {...(one.isDangerous && { weight: 'bold' })}>
          {sayLeftOut(one, clock)}
          {one.isDangerous && ` ${m.sync_left_out_dangerous({ number: brand.emergencyNumber })}`}
        </Text>
      ))}
      {leftOut.length > shown && (
        <Text size={14}>{m.sync_left_out_more({ count: leftOut.length - shown })}</Text>
      )}
    </Stack>
  );
}

function sayLeftOut(one: LeftOut, clock: Clock): string {
  const { type, measuredAt, message } = one;
  if (measuredAt === null) return m.sync_left_out_unread({ message });
  const time = sayWhenWithin(measuredAt, clock);
  if (type === null) return m.sync_left_out_unread_at({ time, message });
  const value = sayNumbers(one);
  return value === null
    ? m.sync_left_out({ kind: kindLabel(type), time, message })
    : m.sync_left_out_value({ kind: kindLabel(type), value, time, message });
}

/** Writes the numbers as the device gave them: one of blood pressure may be missing. */
function sayNumbers({ systolic, diastolic, value, unit }: LeftOut): string | null {
  const pressure = `${systolic ?? '–'}/${diastolic ?? '–'}`;
  const number = value ?? (systolic === null && diastolic === null ? null : pressure);
  return number === null ? null : `${number} ${unit ? unitLabel(unit) : ''}`.trim();
}

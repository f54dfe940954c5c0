import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import type { ReadingType } from '../../../components/private/reading/reading';
import { kindLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { counted } from '../private/counted';

export type ImportRow = {
  id: string;
  name: string;
  /** `undoing` if the removal of its readings was cut off: it can go on. */
  status: 'added' | 'undoing' | 'undone';
  added: number;
  critical: number;
  alreadyThere: number;
  /** Readings of the file that were not sent yet. */
  remaining: number;
  /** The impossible readings, in the order of the file. */
  leftOut: readonly { row: number; type: ReadingType; message: string }[];
  /** RFC 3339. */
  createdAt: string;
};

export type FileItemProps = {
  row: ImportRow;
  clock: Clock;
  isOffline: boolean;
  onUndo: (row: ImportRow) => void;
};

/** "62 readings added, 3 already there", without what is none. */
export const countWords = ({ added, alreadyThere }: ImportRow): string =>
  [m.integration_added(counted(added)), alreadyThere > 0 && m.integration_there(counted(alreadyThere))]
    .filter(Boolean)
    .join(', ');

/** A file: how many readings it added, and each one that was impossible. */
export function FileItem({ row, clock, isOffline, onUndo }: FileItemProps) {
  const { name, status, added, critical, remaining, leftOut, createdAt } = row;
  return (
    <Stack space={2}>
      <Inline justify="between" space={3}>
        <Stack space={1}>
          <Text as="strong">{name}</Text>
          <Text size={14} tone="muted">
            {countWords(row)}. <When at={createdAt} clock={clock} />
          </Text>
        </Stack>
        {status === 'undone' ? (
          <Tag>{m.integration_undone()}</Tag>
        ) : (
          added > 0 && (
            <Button
              needs="guardian"
              tone="secondary"
              size="small"
              isDisabled={isOffline}
              onPress={() => onUndo(row)}
            >
              {m.integration_undo()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )
        )}
      </Inline>
      {status === 'undoing' && <Text>{m.integration_undoing()}</Text>}
      {remaining > 0 && status === 'added' && <Text>{m.integration_remaining(counted(remaining))}</Text>}
      {critical > 0 && status !== 'undone' && (
        <Stack space={1} align="start">
          <Text>{m.integration_critical_count({ count: critical })}</Text>
          <Link href="/dashboard/vital-signs" isAlone>
            {m.integration_critical_link()}
          </Link>
        </Stack>
      )}
      {leftOut.length > 0 && (
        <Disclosure label={m.integration_left_out({ count: leftOut.length })} spokenContext={name}>
          <Stack space={1}>
            {leftOut.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of the file can have two readings of one type, and the list never changes.
              <Text key={index} size={14}>
                {m.integration_row_impossible({
                  ...{ row: one.row, kind: kindLabel(one.type), message: one.message },
                })}
              </Text>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

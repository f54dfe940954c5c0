import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { sayDone } from '../../../words/family-activity';
import type { ActivityRow } from '../types';
import { grows } from './family.css';

type ActivityListProps = {
  label: string;
  /** Newest first; `name` where it is told for whom it was done. */
  rows: readonly (ActivityRow & { name?: string })[];
  clock: Clock;
};

/** Lists acts for people, and who did them. */
export function ActivityList({ label, rows, clock }: ActivityListProps) {
  return (
    <DividedList label={label}>
      {rows.map((row) => {
        const by = row.isYou ? m.family_you() : (row.by ?? m.family_deleted_account());
        return (
          <DividedItem key={row.id}>
            <Inline space={3} align="start" isWrapping={false}>
              <Avatar name={row.by ?? ''} />
              <div className={grows}>
                <Stack space={1}>
                  <Text>{sayDone(row, by)}</Text>
                  <Text size={14} tone="muted">
                    {row.name !== undefined && `${m.family_for({ name: row.name })}. `}
                    <When at={row.at} clock={clock} isInSentence={row.name !== undefined} />
                  </Text>
                </Stack>
              </div>
            </Inline>
          </DividedItem>
        );
      })}
    </DividedList>
  );
}

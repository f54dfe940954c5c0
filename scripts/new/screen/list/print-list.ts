import type { Subject } from '../subject';

export const printList = ({
  name,
  prefix,
}: Subject): string => `import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';

export type ${name}Entry = {
  id: string;
  /** RFC 3339. */
  changedAt: string;
};

export type ${name}Props = {
  /** Newest first. */
  state: Loaded<Listed<${name}Entry>>;
  clock: Clock;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** The list, page by page. */
export function ${name}({ state, clock, onPageChange, onRetry }: ${name}Props) {
  return (
    <Page title={m.${prefix}_title()} isWide>
      <ListCard
        state={state}
        things={m.${prefix}_count}
        choice={m.${prefix}_title()}
        failed={{ title: m.${prefix}_failed_title(), text: m.${prefix}_failed() }}
        empty={{ title: m.${prefix}_empty_title(), text: m.${prefix}_empty() }}
        onPageChange={onPageChange}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.${prefix}_title()}>
            {rows.map(({ id, changedAt }) => (
              <DividedItem key={id}>
                <Stack space={1}>
                  <Text>{m.${prefix}_entry()}</Text>
                  <Text size={14} tone="muted">
                    <When at={changedAt} clock={clock} />
                  </Text>
                </Stack>
              </DividedItem>
            ))}
          </DividedList>
        )}
      </ListCard>
    </Page>
  );
}
`;

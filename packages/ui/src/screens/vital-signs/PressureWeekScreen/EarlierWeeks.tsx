import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { PressureWeek } from './types';
import { sayPressure, saySpan, stateNames } from './week-words';

type EarlierWeeksProps = {
  weeks: readonly PressureWeek[];
  /** The id of the one on the page. */
  shown: string;
  hrefOf: (id: string) => string;
};

/** All weeks, the newest first: each can be opened and printed. */
export function EarlierWeeks({ weeks, shown, hrefOf }: EarlierWeeksProps) {
  return (
    <Stack space={3}>
      <Heading level={2}>{m.pressure_week_earlier_title()}</Heading>
      <DividedList>
        {weeks.map((week) => (
          <DividedItem key={week.id}>
            <Inline justify="between" space={3}>
              {week.id === shown ? (
                <Text as="strong">{saySpan(week)}</Text>
              ) : (
                <Link href={hrefOf(week.id)} isAlone>
                  {saySpan(week)}
                </Link>
              )}
              <Text as="span" tone="muted">
                {stateNames[week.state]()},{' '}
                {week.average ? `${sayPressure(week.average)} mmHg` : m.pressure_week_no_average()}
              </Text>
            </Inline>
          </DividedItem>
        ))}
      </DividedList>
    </Stack>
  );
}

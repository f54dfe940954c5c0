import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Measurement } from '../../../components/Measurement/Measurement';
import { ConditionNote } from '../../../components/private/ConditionNote/ConditionNote';
import { partsOf } from '../../../components/private/reading/reading';
import { readingLabel } from '../../../components/private/reading/words';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import type { SummaryItem } from './types';

export type SummaryCardsProps = { items: readonly SummaryItem[]; clock: Clock };

/** As many as stand in one row. */
const shownAtFirst = 4;

/** The latest reading of each kind, the most often measured first. */
export function SummaryCards({ items, clock }: SummaryCardsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = items.length - shownAtFirst;
  const shown = isOpen ? items : items.slice(0, shownAtFirst);
  return (
    <Stack space={3} as="section" aria-labelledby="vitals-latest">
      <VisuallyHidden as="h2">
        <span id="vitals-latest">{m.vitals_latest()}</span>
      </VisuallyHidden>
      <Grid as="ul" columns={{ narrow: 2, wide: 4 }} space={4}>
        {shown.map(({ type, latest }) => (
          <Card key={type} as="li" padding="small">
            <LatestReading reading={latest} clock={clock} />
          </Card>
        ))}
      </Grid>
      {hidden > 0 && (
        <div>
          <Button tone="quiet" size="small" onPress={() => setIsOpen(!isOpen)}>
            {isOpen
              ? m.vitals_fewer()
              : m.vitals_more({ count: hidden, word: m.number_word({ count: hidden }) })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function LatestReading({ reading, clock }: { reading: ReadingRow; clock: Clock }) {
  const { interpretation } = reading;
  return (
    <Stack space={2} align="start">
      <Text size={14} weight="bold">
        {readingLabel(reading)}
      </Text>
      <Measurement parts={partsOf(reading)} unit={reading.unit} size="medium" />
      <StatusBadge status={interpretation.status} />
      {reading.unsent && <UnsentMark {...reading.unsent} />}
      <ConditionNote interpretation={interpretation} />
      <Text size={14} tone="muted">
        <When at={reading.measuredAt} clock={clock} />
        {interpretation.asks.includes('timing') && <>. {m.vitals_ask_timing()}</>}
      </Text>
    </Stack>
  );
}

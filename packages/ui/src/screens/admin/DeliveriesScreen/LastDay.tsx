import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { formatNumber } from '../../../components/private/reading/format-number';
import { Stack } from '../../../components/Stack/Stack';
import { Fact, Facts } from '../../private/Facts';
import { sayMany, stateNames, states } from './delivery-words';
import type { DeliveryCounts } from './types';

type LastDayProps = {
  counts: DeliveryCounts;
  /** Left out where the failed ones are listed. */
  onFailed?: (() => void) | undefined;
};

/** The messages of the last 24 hours by state, with those that failed first. */
export const LastDay = ({ counts, onFailed }: LastDayProps) => (
  <Stack space={3}>
    <Heading level={3} size={16}>
      {m.deliveries_last_day()}
    </Heading>
    {counts.FAILED > 0 && (
      <Banner
        tone="attention"
        action={
          onFailed && (
            <Button tone="secondary" size="small" onPress={onFailed}>
              {m.deliveries_show_failed()}
            </Button>
          )
        }
      >
        {m.deliveries_some_failed({ count: counts.FAILED, many: sayMany(counts.FAILED, formatNumber) })}
      </Banner>
    )}
    <Facts>
      {stateNames.map((state) => (
        <Fact key={state} term={states[state].say()}>
          {sayMany(counts[state], formatNumber)}
        </Fact>
      ))}
    </Facts>
  </Stack>
);

import * as m from '../../../../generated/messages/messages';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { CommunicationViews } from '../private/AdminViews';
import { FoundList } from '../private/FoundList';
import { DeliveryEntry } from './DeliveryEntry';
import { DeliverySearch, nothing } from './DeliverySearch';
import { LastDay } from './LastDay';
import type { DeliveriesState, DeliveryFilter } from './types';

export { channelNames, stateNames } from './delivery-words';
export type { DeliveriesState, Delivery, DeliveryFilter } from './types';

export type DeliveriesScreenProps = {
  state: DeliveriesState;
  filter: DeliveryFilter;
  clock: Clock;
  onSearch: (filter: DeliveryFilter) => void;
  onMore: () => void;
  onRetry: () => void;
};

/** Shows an administrator what became of messages, and neither their words nor their addresses. */
export function DeliveriesScreen({ filter, clock, onSearch, ...list }: DeliveriesScreenProps) {
  const isFiltered = Object.values(filter).some(Boolean);
  const toFailed = filter.state === 'FAILED' ? undefined : () => onSearch({ ...nothing, state: 'FAILED' });
  return (
    <Page title={m.broadcasts_title()} isWide>
      <CommunicationViews value="deliveries" />
      <FoundList
        {...list}
        title={m.deliveries_heading()}
        about={[m.deliveries_about(), m.deliveries_content()]}
        search={<DeliverySearch key={JSON.stringify(filter)} filter={filter} onSearch={onSearch} />}
        head={(beside) => {
          if (beside?.lastDay) return <LastDay counts={beside.lastDay} onFailed={toFailed} />;
          return list.state.phase === 'loading' && <Skeleton height="9rem" shape="block" />;
        }}
        things={m.deliveries_count}
        failed={{ title: m.deliveries_failed_title(), text: m.deliveries_failed() }}
        empty={{
          title: m.deliveries_empty_title(),
          text: isFiltered ? m.deliveries_empty_filtered() : m.deliveries_empty(),
        }}
        older={{ label: m.deliveries_older(), failed: m.deliveries_older_failed() }}
      >
        {(delivery) => (
          <DeliveryEntry
            key={delivery.id}
            delivery={delivery}
            clock={clock}
            onOnlyPerson={
              delivery.person?.id === filter.person ? undefined : (person) => onSearch({ ...filter, person })
            }
          />
        )}
      </FoundList>
    </Page>
  );
}

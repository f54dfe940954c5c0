import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { latePart, useLateNow } from '../../../components/private/use-late';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { Fact, Facts } from '../../private/Facts';
import type { BusinessView, OrdersPart, Overview, PharmacistsPart, StockPart } from './types';

export type { BusinessView } from './types';

export type BusinessScreenProps = {
  overview: Loaded<{ overview: Overview }>;
  view: BusinessView;
  orders: OrdersPart;
  stock: StockPart;
  pharmacists: PharmacistsPart;
  /** The page of prescription checks; null if the administrator is no pharmacist. */
  checksHref: string | null;
  clock: Clock;
  onView: (view: BusinessView) => void;
  onRetry: () => void;
};

const ordersCard = latePart(async () => (await import('./OrdersCard')).OrdersCard);
const stockCard = latePart(async () => (await import('./StockCard')).StockCard);
const pharmacistsCard = latePart(async () => (await import('./PharmacistsCard')).PharmacistsCard);

const waiting = <Skeleton height="16rem" shape="block" />;

/** Shows an administrator the open work of the shop, its orders, stock and pharmacists. */
export function BusinessScreen(props: BusinessScreenProps) {
  const { overview, view, clock, checksHref, onView, onRetry } = props;
  const OrdersCard = useLateNow(ordersCard, view === 'orders');
  const StockCard = useLateNow(stockCard, view === 'stock');
  const PharmacistsCard = useLateNow(pharmacistsCard, view === 'pharmacists');
  return (
    <Page title={m.business_title()} description={m.business_description()} isWide>
      <Stack space={5}>
        <Card>
          <Stack space={4}>
            <Phases
              state={overview}
              failed={{ title: m.business_overview_failed(), text: m.shop_failed() }}
              onRetry={onRetry}
            >
              {({ overview: waits }) => <Waits overview={waits} />}
            </Phases>
            {checksHref ? (
              <Link href={checksHref} isAlone>
                {m.shop_checks()}
              </Link>
            ) : null}
          </Stack>
        </Card>
        <Inline space={3}>
          <SegmentedControl
            label={m.business_view()}
            items={[
              { id: 'orders', label: m.business_orders() },
              { id: 'stock', label: m.business_stock() },
              { id: 'pharmacists', label: m.business_pharmacists() },
            ]}
            value={view}
            onChange={onView}
          />
        </Inline>
        {view === 'orders' && (OrdersCard ? <OrdersCard {...props.orders} clock={clock} /> : waiting)}
        {view === 'stock' && (StockCard ? <StockCard {...props.stock} /> : waiting)}
        {view === 'pharmacists' &&
          (PharmacistsCard ? <PharmacistsCard {...props.pharmacists} clock={clock} /> : waiting)}
      </Stack>
    </Page>
  );
}

function Waits({ overview }: { overview: Overview }) {
  const facts: [string, number][] = [
    [m.business_prescriptions(), overview.prescriptionsWaiting],
    [m.business_to_pack(), overview.toPack],
    [m.business_to_send(), overview.toSend],
    [m.business_returns(), overview.returnsAsked],
    [m.business_to_refund(), overview.toRefund],
    [m.business_low(), overview.lowStock],
    [m.business_sold_out(), overview.soldOut],
    [m.business_products(), overview.products],
  ];
  return (
    <Facts>
      {facts.map(([term, count]) => (
        <Fact key={term} term={term}>
          {count}
        </Fact>
      ))}
    </Facts>
  );
}

import * as m from '../../../generated/messages/messages';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';

/** In the place of a dashboard that could not be read. */
export function DashboardFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="attention"
      title={m.dashboard_failed_title()}
      action={
        <Button tone="secondary" onPress={onRetry}>
          {m.try_again()}
        </Button>
      }
    >
      {m.dashboard_failed()}
    </Banner>
  );
}

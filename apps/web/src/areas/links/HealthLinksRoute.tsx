import { HealthLinksScreen } from '@nadi/ui/screens/links/HealthLinksScreen';
import { useClock } from '../../kernel/browser/clock';
import { useHealthLinks } from './use-health-links';

export function HealthLinksRoute() {
  return <HealthLinksScreen clock={useClock()} {...useHealthLinks()} />;
}

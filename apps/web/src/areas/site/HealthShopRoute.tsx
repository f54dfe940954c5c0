import { StatementScreen } from '@nadi/ui/screens/public/StatementScreen';

export function HealthShopRoute() {
  return <StatementScreen about="health-shop" />;
}

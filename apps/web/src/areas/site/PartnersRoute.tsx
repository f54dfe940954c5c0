import { StatementScreen } from '@nadi/ui/screens/public/StatementScreen';

export function PartnersRoute() {
  return <StatementScreen about="partners" />;
}

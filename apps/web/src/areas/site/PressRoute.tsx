import { StatementScreen } from '@nadi/ui/screens/public/StatementScreen';

export function PressRoute() {
  return <StatementScreen about="press" />;
}

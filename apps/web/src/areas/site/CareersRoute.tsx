import { StatementScreen } from '@nadi/ui/screens/public/StatementScreen';

export function CareersRoute() {
  return <StatementScreen about="careers" />;
}

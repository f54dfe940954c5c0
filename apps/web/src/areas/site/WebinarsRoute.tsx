import { StatementScreen } from '@nadi/ui/screens/public/StatementScreen';

export function WebinarsRoute() {
  return <StatementScreen about="webinars" />;
}

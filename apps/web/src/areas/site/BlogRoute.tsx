import { StatementScreen } from '@nadi/ui/screens/public/StatementScreen';

export function BlogRoute() {
  return <StatementScreen about="blog" />;
}

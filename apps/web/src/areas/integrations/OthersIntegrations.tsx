import { IntegrationsForOthers } from '@nadi/ui/screens/integrations/IntegrationsForOthers';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';

export function OthersIntegrations() {
  const role = useAppSelector(selectUser)?.role;
  return <IntegrationsForOthers role={role === 'DOCTOR' ? 'DOCTOR' : 'ADMIN'} />;
}

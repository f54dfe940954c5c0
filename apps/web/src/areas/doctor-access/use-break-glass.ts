import { useNavigate } from 'react-router-dom';
import { savedOf } from '../../kernel/acts/saved';
import { useOnlineAct } from '../../kernel/acts/use-online-act';
import { openEmergencyAccess } from './acts';

/** Opens a record without consent, and leads to it. */
export function useBreakGlass() {
  const open = useOnlineAct(openEmergencyAccess);
  const navigate = useNavigate();
  return async (patientId: string, reason: string) => {
    const opened = await open({ patientId, reason });
    if (opened.ok) navigate(`/dashboard/patients/${patientId}`);
    return savedOf(opened, () => ({}));
  };
}

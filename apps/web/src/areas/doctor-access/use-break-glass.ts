import { useNavigate } from 'react-router-dom';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { openEmergencyAccess } from './online-writes';

/** Opens a record without consent, and leads to it. */
export function useBreakGlass() {
  const open = useOnlineWrite(openEmergencyAccess);
  const navigate = useNavigate();
  return async (patientId: string, reason: string) => {
    const opened = await open({ patientId, reason });
    if (opened.ok) navigate(`/dashboard/patients/${patientId}`);
    return savedOf(opened, () => ({}));
  };
}

import { isToCome } from '@nadi/domain/appointments/states';
import { NextVisit } from '@nadi/ui/screens/appointments/NextVisit';
import { useClock } from '../../kernel/browser/clock';
import { useServices } from '../../kernel/services/use-services';

/** The next visit of the patient; nothing if there is none, or if it is not known. */
export function NextVisitPart() {
  const { $api } = useServices();
  const clock = useClock();
  // The question of the appointments' first page, whose answer is also kept on this device.
  const list = $api.useQuery('get', '/consultations', { params: { query: { when: 'upcoming', page: 1 } } });
  // The copy on this device may be of last week.
  const visit = list.data?.data.find((one) => isToCome(one, new Date(clock.now)));
  return visit ? <NextVisit visit={visit} clock={clock} /> : null;
}

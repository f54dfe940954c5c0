import { MedicinesScreen } from '@nadi/ui/screens/medicines/MedicinesScreen';
import { useClock } from '../../kernel/browser/clock';
import { useMedicines } from './use-medicines';

export function MedicinesRoute() {
  const clock = useClock();
  return <MedicinesScreen clock={clock} {...useMedicines(clock)} />;
}

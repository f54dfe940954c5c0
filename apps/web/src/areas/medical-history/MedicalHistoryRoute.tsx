import { findTerms } from '@nadi/domain/medical-history/terms';
import { MedicalHistoryScreen } from '@nadi/ui/screens/medical-history/MedicalHistoryScreen';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { useMedicalHistory } from './use-medical-history';

export function MedicalHistoryRoute() {
  const clock = useClock();
  return (
    <MedicalHistoryScreen
      clock={clock}
      today={dayOf(clock)}
      findTerms={findTerms}
      onPrint={() => window.print()}
      {...useMedicalHistory()}
    />
  );
}

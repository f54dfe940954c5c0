import { Siren } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { FoundPatient } from '../types';
import type { Asking } from './PatientDialogs';
import { nameOf } from './person-words';

type EmergencyButtonProps = { patient: FoundPatient; onPress: (asking: Asking) => void };

/** The way to a record that cannot wait for consent; it asks first. */
export const EmergencyButton = ({ patient, onPress }: EmergencyButtonProps) => (
  <Button tone="quiet" size="small" icon={Siren} onPress={() => onPress({ what: 'emergency', patient })}>
    <span aria-hidden="true">{m.patients_emergency()}</span>
    <VisuallyHidden>{m.patients_emergency_of({ name: nameOf(patient) })}</VisuallyHidden>
  </Button>
);

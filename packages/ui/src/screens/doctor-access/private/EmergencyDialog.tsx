import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import type { FoundPatient } from '../types';
import { emergencyLimits, reasonFault } from './check-ask';
import { nameOf } from './person-words';

export type EmergencyDialogProps = {
  patient: Pick<FoundPatient, 'id' | 'firstName' | 'lastName'>;
  /** Leads on to the record where it was opened. */
  onBreakGlass: (patientId: string, reason: string) => Promise<Saved>;
  onClose: () => void;
};

/** Opens a record without consent: what happens is said before, and why it cannot wait is asked. */
export function EmergencyDialog({ patient, onBreakGlass, onClose }: EmergencyDialogProps) {
  const [reason, setReason] = useState('');
  const name = nameOf(patient);

  function check(): { draft: string } | { faults: FieldFault[] } {
    const trimmed = reason.trim();
    const message = reasonFault(trimmed, emergencyLimits);
    return message ? { faults: [{ name: 'reason', message }] } : { draft: trimmed };
  }

  return (
    <FormDialog
      title={m.patients_emergency_title({ name })}
      description={m.patients_emergency_description({ name })}
      submit={m.patients_emergency_submit()}
      tone="critical"
      check={check}
      onSave={(draft) => onBreakGlass(patient.id, draft)}
      onClose={onClose}
    >
      {({ messageFor }) => (
        <TextField
          name="reason"
          label={m.patients_emergency_reason()}
          description={m.patients_emergency_reason_description({ name, ...emergencyLimits })}
          value={reason}
          onChange={setReason}
          rows={4}
          errorMessage={messageFor('reason')}
          isRequired
        />
      )}
    </FormDialog>
  );
}

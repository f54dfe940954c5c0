import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import { denialReasons } from '../private/consent-words';
import type { ConsentRow, DenialReason } from '../types';

export type Denial = { reason: DenialReason | null; isBlocked: boolean };

export type DenyDialogProps = {
  consent: ConsentRow;
  onDeny: (denial: Denial, consent: ConsentRow) => Promise<Saved<object, ConsentRow>>;
  /** Null where nothing was denied. */
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const reasons = Object.keys(denialReasons) as DenialReason[];

/** A no, with a reason if the patient wants to give one, and the end of all requests of this doctor if they want that. */
export function DenyDialog({ consent, onDeny, ...dialog }: DenyDialogProps) {
  const [reason, setReason] = useState<DenialReason | 'unsaid'>('unsaid');
  const [isBlocked, setIsBlocked] = useState(false);
  return (
    <FormDialog
      title={m.consent_deny_title({ doctor: doctorName(consent.doctor) })}
      description={m.consent_deny_explain()}
      submit={m.consent_deny()}
      tone="critical"
      check={() => ({ draft: { reason: reason === 'unsaid' ? null : reason, isBlocked } })}
      onSave={(denial) => onDeny(denial, consent)}
      {...dialog}
    >
      {() => (
        <>
          <RadioGroup
            label={m.consent_deny_reason()}
            description={m.consent_deny_reason_help()}
            items={[
              { id: 'unsaid' as const, label: m.consent_deny_unsaid() },
              ...reasons.map((id) => ({ id, label: denialReasons[id]() })),
            ]}
            value={reason}
            onChange={setReason}
          />
          <Checkbox
            label={m.consent_deny_block()}
            description={m.consent_deny_block_help()}
            value={isBlocked}
            onChange={setIsBlocked}
          />
        </>
      )}
    </FormDialog>
  );
}

import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Done, ReturnReason } from '../types';
import { returnWords } from './shop-words';

type ReturnFormProps = {
  onSave: (reason: ReturnReason) => Promise<Done>;
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const reasons: readonly ReturnReason[] = ['damaged', 'expired', 'wrong-item', 'not-needed'];

/** Asks why an order is returned: medicines come back only for some reasons. */
export function ReturnForm({ onSave, ...dialog }: ReturnFormProps) {
  const [reason, setReason] = useState<ReturnReason | null>(null);
  return (
    <FormDialog
      {...dialog}
      title={m.shop_return_title()}
      description={m.shop_return_about()}
      submit={m.shop_return_ask()}
      check={() =>
        reason ? { draft: reason } : { faults: [{ name: 'reason', message: m.shop_return_missing() }] }
      }
      onSave={onSave}
    >
      {({ messageFor }) => (
        <RadioGroup
          name="reason"
          label={m.shop_return_reason()}
          items={reasons.map((id) => ({ id, label: returnWords[id]() }))}
          value={reason}
          onChange={setReason}
          errorMessage={messageFor('reason')}
          isRequired
        />
      )}
    </FormDialog>
  );
}

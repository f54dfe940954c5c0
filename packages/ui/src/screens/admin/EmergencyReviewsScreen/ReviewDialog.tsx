import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { reasonFault, reasonLimits } from '../private/check-reason';
import { sayWho } from './review-words';
import type { EmergencyAccess, Review, Reviewed } from './types';

export type ReviewDialogProps = {
  access: EmergencyAccess;
  review: Review['review'];
  onReview: (access: EmergencyAccess, review: Review) => Promise<Reviewed>;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks for the note that belongs to a result; where someone else was faster, nothing is written over. */
export function ReviewDialog({ access, review, onReview, ...dialog }: ReviewDialogProps) {
  const [note, setNote] = useState('');
  const isJustified = review === 'JUSTIFIED';

  function check(): { draft: Review } | { faults: FieldFault[] } {
    const trimmed = note.trim();
    const message = reasonFault(trimmed);
    return message ? { faults: [{ name: 'note', message }] } : { draft: { review, note: trimmed } };
  }

  return (
    <FormDialog
      title={isJustified ? m.reviews_justified_title() : m.reviews_not_justified_title()}
      description={`${sayWho(access)} ${m.reviews_told()}`}
      submit={isJustified ? m.reviews_justified() : m.reviews_not_justified()}
      tone={isJustified ? 'primary' : 'critical'}
      check={check}
      onSave={async (draft) => {
        const reviewed = await onReview(access, draft);
        if (reviewed.ok) showToast({ tone: 'success', message: m.reviews_done() });
        return reviewed;
      }}
      {...dialog}
    >
      {({ messageFor }) => (
        <TextField
          name="note"
          label={m.reviews_note()}
          description={m.reviews_note_description(reasonLimits)}
          value={note}
          onChange={setNote}
          rows={4}
          errorMessage={messageFor('note')}
          isRequired
        />
      )}
    </FormDialog>
  );
}

import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { written } from '../../private/written.css';
import type { AdminDataRequest, DataRequestDecision, Decided } from './types';

export type AnswerDialogProps = {
  request: AdminDataRequest;
  onDecide: (request: AdminDataRequest, decision: DataRequestDecision) => Promise<Decided>;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** As in the contract, in characters. */
const limits = { minimum: 10, maximum: 4000 } as const;

/** Asks for the answer, which the person reads; where someone else was faster, nothing is written over. */
export function AnswerDialog({ request, onDecide, ...dialog }: AnswerDialogProps) {
  const [answer, setAnswer] = useState('');

  function check(): { draft: DataRequestDecision } | { faults: FieldFault[] } {
    const trimmed = answer.trim();
    const { length } = [...trimmed];
    if (length < limits.minimum)
      return {
        faults: [{ name: 'answer', message: m.requests_make_text_short({ minimum: limits.minimum }) }],
      };
    if (length > limits.maximum)
      return {
        faults: [{ name: 'answer', message: m.requests_make_text_long({ length, maximum: limits.maximum }) }],
      };
    return { draft: { status: 'answered', answer: trimmed } };
  }

  return (
    <FormDialog
      title={m.admin_requests_answer_title({ name: request.person.name })}
      description={m.admin_requests_answer_explain()}
      submit={m.admin_requests_answer_yes()}
      check={check}
      onSave={async (decision) => {
        const decided = await onDecide(request, decision);
        if (decided.ok) showToast({ tone: 'success', message: m.admin_requests_answered() });
        return decided;
      }}
      {...dialog}
    >
      {({ messageFor }) => (
        <>
          <div className={written}>
            <Text>{request.text}</Text>
          </div>
          <TextField
            name="answer"
            label={m.admin_requests_answer_text()}
            description={m.requests_make_text_help(limits)}
            value={answer}
            onChange={setAnswer}
            rows={6}
            errorMessage={messageFor('answer')}
            isRequired
          />
        </>
      )}
    </FormDialog>
  );
}

import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { AnswerDraft, Done, InterestDraft, InterestShare, Person, QuestionDraft } from '../types';

type Common = { onClose: (result: object | null) => void; focusAfter: RefObject<HTMLElement | null> };

const said = (words: string): string | null => words.trim() || null;

/** Puts a study before a doctor. */
export function QuestionForm({
  doctors,
  onSave,
  ...common
}: Common & { doctors: readonly Person[]; onSave: (draft: QuestionDraft) => Promise<Done> }) {
  const [doctorId, setDoctorId] = useState<string | null>(doctors[0]?.id ?? null);
  const [question, setQuestion] = useState('');
  return (
    <FormDialog
      {...common}
      title={m.trial_ask_title()}
      description={m.trial_ask_explain()}
      submit={m.trial_ask()}
      check={() =>
        doctorId === null
          ? { faults: [{ name: 'doctorId', message: m.trial_doctor_missing() }] }
          : { draft: { doctorId, question: said(question) } }
      }
      onSave={onSave}
    >
      {({ messageFor }) => (
        <>
          <Select
            name="doctorId"
            label={m.trial_doctor()}
            items={doctors.map(({ id, name }) => ({ id, label: name }))}
            value={doctorId}
            onChange={setDoctorId}
            errorMessage={messageFor('doctorId')}
          />
          <TextField
            name="question"
            label={m.trial_question()}
            rows={3}
            value={question}
            onChange={setQuestion}
            errorMessage={messageFor('question')}
          />
        </>
      )}
    </FormDialog>
  );
}

const shares: readonly { id: InterestShare; label: () => string }[] = [
  { id: 'phone', label: m.trial_share_phone },
  { id: 'email', label: m.trial_share_email },
  { id: 'year-of-birth', label: m.trial_share_year_of_birth },
  { id: 'gender', label: m.trial_share_gender },
  { id: 'fit', label: m.trial_share_fit },
];

/** Sends an interest, with a consent of its own: nothing is chosen before the person chooses it. */
export function InterestForm({
  coordinator: name,
  onSave,
  ...common
}: Common & { coordinator: string; onSave: (draft: InterestDraft) => Promise<Done> }) {
  const [chosen, setChosen] = useState<InterestShare[]>([]);
  const [note, setNote] = useState('');
  const [agrees, setAgrees] = useState(false);
  const faults = () => [
    ...(chosen.includes('phone') || chosen.includes('email')
      ? []
      : [{ name: 'shares', message: m.trial_share_missing() }]),
    ...(agrees
      ? []
      : [
          {
            name: 'agrees',
            message: m.trial_interest_agree_missing(),
          },
        ]),
  ];
  return (
    <FormDialog
      {...common}
      title={m.trial_interest_title({ name })}
      description={m.trial_interest_explain({ name })}
      submit={m.trial_interest_send()}
      check={() =>
        faults().length > 0 ? { faults: faults() } : { draft: { shares: chosen, note: said(note) } }
      }
      onSave={onSave}
    >
      {({ messageFor }) => (
        <>
          <CheckboxGroup
            name="shares"
            label={m.trial_interest_shares()}
            items={shares.map(({ id, label }) => ({ id, label: label() }))}
            value={chosen}
            onChange={setChosen}
            errorMessage={messageFor('shares')}
          />
          <TextField
            name="note"
            label={m.trial_interest_note()}
            rows={2}
            value={note}
            onChange={setNote}
            errorMessage={messageFor('note')}
          />
          <Checkbox
            name="agrees"
            label={m.trial_interest_agree({ name })}
            value={agrees}
            onChange={setAgrees}
            errorMessage={messageFor('agrees')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** A doctor answers a patient, or tells them of a study. */
export function AnswerForm({
  title,
  explain,
  before,
  onSave,
  ...common
}: Common & {
  title: string;
  explain: string;
  /** The answer so far, of which the status is null before the first; left out where the doctor refers of their own accord. */
  before?: { status: AnswerDraft['status'] | null; answer: string | null };
  onSave: (draft: AnswerDraft) => Promise<Done>;
}) {
  const [status, setStatus] = useState(before ? before.status : 'REFERRED');
  const [answer, setAnswer] = useState(before?.answer ?? '');
  return (
    <FormDialog
      {...common}
      title={title}
      description={explain}
      submit={m.trial_interest_send()}
      check={() =>
        status === null
          ? { faults: [{ name: 'status', message: m.trial_answer_missing() }] }
          : { draft: { status, answer: said(answer) } }
      }
      onSave={onSave}
    >
      {({ messageFor }) => (
        <>
          {before && (
            <RadioGroup
              name="status"
              label={m.trial_answer_choice()}
              items={[
                { id: 'REFERRED' as const, label: m.trial_answer_REFERRED() },
                { id: 'ADVISED_AGAINST' as const, label: m.trial_answer_ADVISED_AGAINST() },
              ]}
              value={status}
              onChange={setStatus}
              errorMessage={messageFor('status')}
            />
          )}
          <TextField
            name="answer"
            label={m.trial_answer_words()}
            rows={3}
            value={answer}
            onChange={setAnswer}
            errorMessage={messageFor('answer')}
          />
        </>
      )}
    </FormDialog>
  );
}

import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { CodeField } from '../../../components/CodeField/CodeField';
import { Form } from '../../../components/Form/Form';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Saved } from '../../../patterns/state';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useSave } from '../../../patterns/use-save';
import { find } from '../private/person.css';

export type CodeFormProps = {
  name: string;
  /** For running text, where a whole name would be long. */
  firstName: string;
  patientId: string;
  requestId: string;
  /** Leads on to the record where the code was right. */
  onCode: (request: { patientId: string; requestId: string }, code: string) => Promise<Saved>;
};

/** Takes the code that a patient reads out. What was wrong with it, and how many tries are left, the server says. */
export function CodeForm({ name, firstName, patientId, requestId, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const { isPending, refused, save } = useSave<unknown, never>(() =>
    showToast({ tone: 'success', message: m.patients_code_done({ name }) }),
  );
  const form = useFormErrors(refused);

  function send() {
    const digits = code.replace(/[\s-]/g, '');
    const isCode = /^[0-9]{6}$/.test(digits);
    if (!form.accept(isCode ? [] : [{ name: 'code', message: m.patients_code_fault() }])) return;
    void save(() => onCode({ patientId, requestId }, digits));
  }

  return (
    <Form
      label={m.patients_code({ name })}
      onSubmit={send}
      errors={form.errors}
      onCorrect={form.correct}
      formError={form.formError}
      isPending={isPending}
    >
      <Banner tone="info" title={m.patients_code_waiting_title({ name })}>
        {m.patients_code_waiting({ name: firstName })}
      </Banner>
      <div className={find}>
        <CodeField
          name="code"
          kind="one-time"
          label={m.patients_code({ name })}
          description={m.patients_code_description({ name: firstName })}
          value={code}
          onChange={setCode}
          errorMessage={form.messageFor('code')}
          isRequired
        />
      </div>
      <div>
        <Button type="submit" isPending={isPending}>
          {m.patients_code_submit()}
        </Button>
      </div>
    </Form>
  );
}

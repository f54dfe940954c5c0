import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Grid } from '../../../components/Grid/Grid';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { TextField } from '../../../components/TextField/TextField';
import type { useFormErrors } from '../../../patterns/use-form-errors';

type ChoiceFormProps = {
  label: string;
  form: ReturnType<typeof useFormErrors>;
  onSubmit: () => void;
  onClear: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** Fields that narrow a list together, and are sent together. */
export const ChoiceForm = ({ label, form, onSubmit, onClear, children }: ChoiceFormProps) => (
  <Form label={label} errors={form.errors} onCorrect={form.correct} onSubmit={onSubmit}>
    <Stack space={4}>
      <Grid columns={{ medium: 2 }} space={4} align="end">
        {children}
      </Grid>
      <Inline space={3}>
        <Button type="submit">{m.audit_search()}</Button>
        <Button tone="quiet" onPress={onClear}>
          {m.audit_clear()}
        </Button>
      </Inline>
    </Stack>
  </Form>
);

type PersonFieldProps = {
  name: 'doctor' | 'patient' | 'person';
  value: string;
  onChange: (value: string) => void;
};

const personWords = {
  doctor: m.healthcare_doctor,
  patient: m.healthcare_patient,
  person: m.deliveries_person,
};

/** Names one person, by the id or the address of their account. */
export const PersonField = ({ name, value, onChange }: PersonFieldProps) => (
  <TextField
    name={name}
    label={personWords[name]()}
    description={m.audit_person_help()}
    value={value}
    onChange={(text) => onChange(text.slice(0, 254))}
  />
);

import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DateField } from '../../../components/DateField/DateField';
import { Form } from '../../../components/Form/Form';
import { Grid } from '../../../components/Grid/Grid';
import { Inline } from '../../../components/Inline/Inline';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { TextField } from '../../../components/TextField/TextField';
import type { useChoices } from './use-choices';

type ChoiceFormProps = Pick<ReturnType<typeof useChoices>, 'form' | 'onSubmit' | 'onClear'> & {
  label: string;
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

const people = {
  doctor: m.healthcare_doctor,
  patient: m.healthcare_patient,
  actor: m.audit_actor,
  subject: m.audit_subject,
  person: m.deliveries_person,
};

type PersonFieldProps = {
  name: keyof typeof people;
  value: string;
  onChange: (value: string) => void;
};

/** Names one person, by the id or the address of their account. */
export const PersonField = ({ name, value, onChange }: PersonFieldProps) => (
  <TextField
    name={name}
    label={people[name]()}
    description={m.audit_person_help()}
    value={value}
    onChange={(text) => onChange(text.slice(0, 254))}
  />
);

const any = 'ANY';

type AnySelectProps<Id extends string> = {
  name: string;
  label: string;
  items: readonly { id: Id; label: string }[];
  /** Null for any. */
  value: Id | null;
  onChange: (value: Id | null) => void;
};

/** Chooses one of the items, or any. */
export const AnySelect = <Id extends string>({ items, value, onChange, ...rest }: AnySelectProps<Id>) => (
  <Select
    {...rest}
    items={[{ id: any, label: m.audit_any() }, ...items]}
    value={value ?? any}
    onChange={(chosen) => onChange(items.find(({ id }) => id === chosen)?.id ?? null)}
  />
);

type DayFieldsProps = {
  form: ReturnType<typeof useChoices>['form'];
  draft: { from: string | null; to: string | null };
  change: (changed: { from?: string | null; to?: string | null }) => void;
};

/** The first and the last day. */
export const DayFields = ({ form, draft, change }: DayFieldsProps) => (
  <>
    <DateField name="from" label={m.audit_from()} value={draft.from} onChange={(from) => change({ from })} />
    <DateField
      name="to"
      label={m.audit_to()}
      value={draft.to}
      onChange={(to) => change({ to })}
      errorMessage={form.messageFor('to')}
    />
  </>
);

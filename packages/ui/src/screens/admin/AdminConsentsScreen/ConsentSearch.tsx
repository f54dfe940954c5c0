import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Select } from '../../../components/Select/Select';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { purposeWords } from '../../doctor-access/private/access-words';
import { ChoiceForm, PersonField } from '../private/ChoiceForm';
import { filterWords } from './admin-consent-words';
import type { AdminConsentFilter, AdminConsentStatus } from './types';

const any = 'ANY';
const statuses = Object.keys(filterWords) as AdminConsentStatus[];
const purposes = Object.keys(purposeWords) as (keyof typeof purposeWords)[];
const nothing: AdminConsentFilter = { status: null, purpose: null, doctor: '', patient: '' };

type ConsentSearchProps = { filter: AdminConsentFilter; onSearch: (filter: AdminConsentFilter) => void };

export function ConsentSearch({ filter, onSearch }: ConsentSearchProps) {
  const [draft, setDraft] = useState(filter);
  const form = useFormErrors(undefined);
  const change = (changed: Partial<AdminConsentFilter>) => setDraft((before) => ({ ...before, ...changed }));
  const submit = () => onSearch({ ...draft, doctor: draft.doctor.trim(), patient: draft.patient.trim() });
  const clear = () => {
    setDraft(nothing);
    onSearch(nothing);
  };
  return (
    <ChoiceForm label={m.admin_consents_filters()} form={form} onSubmit={submit} onClear={clear}>
      <Select
        name="status"
        label={m.admin_visits_state()}
        items={[
          { id: any as typeof any, label: m.audit_any() },
          ...statuses.map((id) => ({ id, label: filterWords[id]() })),
        ]}
        value={draft.status ?? any}
        onChange={(id) => change({ status: id === any ? null : id })}
      />
      <Select
        name="purpose"
        label={m.admin_consents_purpose()}
        items={[
          { id: any as typeof any, label: m.audit_any() },
          ...purposes.map((id) => ({ id, label: purposeWords[id]() })),
        ]}
        value={draft.purpose ?? any}
        onChange={(id) => change({ purpose: id === any ? null : id })}
      />
      {(['doctor', 'patient'] as const).map((name) => (
        <PersonField
          key={name}
          name={name}
          value={draft[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
    </ChoiceForm>
  );
}

import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DateField } from '../../../components/DateField/DateField';
import { Select } from '../../../components/Select/Select';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { statusLooks } from '../../appointments/private/visit-words';
import type { VisitStatus } from '../../appointments/types';
import { ChoiceForm, PersonField } from '../private/ChoiceForm';
import type { AdminVisitFilter } from './types';

const any = 'ANY';
const statuses = Object.keys(statusLooks) as VisitStatus[];
const nothing: AdminVisitFilter = { status: null, doctor: '', from: null, to: null };

type VisitSearchProps = { filter: AdminVisitFilter; onSearch: (filter: AdminVisitFilter) => void };

export function VisitSearch({ filter, onSearch }: VisitSearchProps) {
  const [draft, setDraft] = useState(filter);
  const form = useFormErrors(undefined);
  const change = (changed: Partial<AdminVisitFilter>) => setDraft((before) => ({ ...before, ...changed }));
  const submit = () => {
    const isReversed = draft.from !== null && draft.to !== null && draft.to < draft.from;
    if (!form.accept(isReversed ? [{ name: 'to', message: m.audit_order() }] : [])) return;
    onSearch({ ...draft, doctor: draft.doctor.trim() });
  };
  const clear = () => {
    setDraft(nothing);
    form.accept([]);
    onSearch(nothing);
  };
  return (
    <ChoiceForm label={m.admin_visits_filters()} form={form} onSubmit={submit} onClear={clear}>
      <Select
        name="status"
        label={m.admin_visits_state()}
        items={[
          { id: any as typeof any, label: m.audit_any() },
          ...statuses.map((id) => ({ id, label: statusLooks[id].word() })),
        ]}
        value={draft.status ?? any}
        onChange={(id) => change({ status: id === any ? null : id })}
      />
      <PersonField name="doctor" value={draft.doctor} onChange={(doctor) => change({ doctor })} />
      <DateField
        name="from"
        label={m.audit_from()}
        value={draft.from}
        onChange={(from) => change({ from })}
      />
      <DateField
        name="to"
        label={m.audit_to()}
        value={draft.to}
        onChange={(to) => change({ to })}
        errorMessage={form.messageFor('to')}
      />
    </ChoiceForm>
  );
}

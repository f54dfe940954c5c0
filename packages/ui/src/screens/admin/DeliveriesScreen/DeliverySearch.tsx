import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DateField } from '../../../components/DateField/DateField';
import { Select } from '../../../components/Select/Select';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { ChoiceForm, PersonField } from '../private/ChoiceForm';
import { channelNames, channels, stateNames, states } from './delivery-words';
import type { DeliveryFilter } from './types';

const any = 'ANY';
const anything = () => ({ id: any as typeof any, label: m.audit_any() });
const nothing: DeliveryFilter = { channel: null, state: null, person: '', from: null, to: null };

type DeliverySearchProps = { filter: DeliveryFilter; onSearch: (filter: DeliveryFilter) => void };

export function DeliverySearch({ filter, onSearch }: DeliverySearchProps) {
  const [draft, setDraft] = useState(filter);
  const form = useFormErrors(undefined);
  const change = (changed: Partial<DeliveryFilter>) => setDraft((before) => ({ ...before, ...changed }));
  const submit = () => {
    const isReversed = draft.from !== null && draft.to !== null && draft.to < draft.from;
    if (!form.accept(isReversed ? [{ name: 'to', message: m.audit_order() }] : [])) return;
    onSearch({ ...draft, person: draft.person.trim() });
  };
  const clear = () => {
    setDraft(nothing);
    form.accept([]);
    onSearch(nothing);
  };
  return (
    <ChoiceForm label={m.deliveries_filters()} form={form} onSubmit={submit} onClear={clear}>
      <Select
        name="channel"
        label={m.deliveries_channel()}
        items={[anything(), ...channelNames.map((id) => ({ id, label: channels[id]() }))]}
        value={draft.channel ?? any}
        onChange={(id) => change({ channel: id === any ? null : id })}
      />
      <Select
        name="state"
        label={m.deliveries_state()}
        items={[anything(), ...stateNames.map((id) => ({ id, label: states[id].say() }))]}
        value={draft.state ?? any}
        onChange={(id) => change({ state: id === any ? null : id })}
      />
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
      <PersonField name="person" value={draft.person} onChange={(person) => change({ person })} />
    </ChoiceForm>
  );
}

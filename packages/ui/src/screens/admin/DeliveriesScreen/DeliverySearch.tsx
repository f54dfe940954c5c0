import * as m from '../../../../generated/messages/messages';
import { AnySelect, ChoiceForm, DayFields, PersonField } from '../private/ChoiceForm';
import { useChoices } from '../private/use-choices';
import { channelNames, channels, stateNames, states } from './delivery-words';
import type { DeliveryFilter } from './types';

export const nothing: DeliveryFilter = { channel: null, state: null, person: '', from: null, to: null };

type DeliverySearchProps = { filter: DeliveryFilter; onSearch: (filter: DeliveryFilter) => void };

export function DeliverySearch({ filter, onSearch }: DeliverySearchProps) {
  const { draft, change, ...choices } = useChoices(filter, nothing, onSearch);
  return (
    <ChoiceForm {...choices} label={m.deliveries_filters()}>
      <AnySelect
        name="channel"
        label={m.deliveries_channel()}
        items={channelNames.map((id) => ({ id, label: channels[id]() }))}
        value={draft.channel}
        onChange={(channel) => change({ channel })}
      />
      <AnySelect
        name="state"
        label={m.deliveries_state()}
        items={stateNames.map((id) => ({ id, label: states[id].say() }))}
        value={draft.state}
        onChange={(state) => change({ state })}
      />
      <DayFields form={choices.form} draft={draft} change={change} />
      <PersonField name="person" value={draft.person} onChange={(person) => change({ person })} />
    </ChoiceForm>
  );
}

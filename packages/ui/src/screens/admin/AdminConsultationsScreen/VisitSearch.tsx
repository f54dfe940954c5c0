import * as m from '../../../../generated/messages/messages';
import { statusLooks } from '../../appointments/private/visit-words';
import { AnySelect, ChoiceForm, DayFields, PersonField } from '../private/ChoiceForm';
import { useChoices } from '../private/use-choices';
import { type AdminVisitFilter, visitStatuses } from './types';

const nothing: AdminVisitFilter = { status: null, doctor: '', from: null, to: null };

type VisitSearchProps = { filter: AdminVisitFilter; onSearch: (filter: AdminVisitFilter) => void };

export function VisitSearch({ filter, onSearch }: VisitSearchProps) {
  const { draft, change, ...choices } = useChoices(filter, nothing, onSearch);
  return (
    <ChoiceForm {...choices} label={m.admin_visits_filters()}>
      <AnySelect
        name="status"
        label={m.admin_visits_state()}
        items={visitStatuses.map((id) => ({ id, label: statusLooks[id].word() }))}
        value={draft.status}
        onChange={(status) => change({ status })}
      />
      <PersonField name="doctor" value={draft.doctor} onChange={(doctor) => change({ doctor })} />
      <DayFields form={choices.form} draft={draft} change={change} />
    </ChoiceForm>
  );
}

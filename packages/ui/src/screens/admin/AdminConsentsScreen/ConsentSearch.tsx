import * as m from '../../../../generated/messages/messages';
import { purposeWords } from '../../doctor-access/private/access-words';
import { AnySelect, ChoiceForm, PersonField } from '../private/ChoiceForm';
import { useChoices } from '../private/use-choices';
import { filterWords } from './admin-consent-words';
import { type AdminConsentFilter, consentPurposes, consentStatuses } from './types';

const nothing: AdminConsentFilter = { status: null, purpose: null, doctor: '', patient: '' };

type ConsentSearchProps = { filter: AdminConsentFilter; onSearch: (filter: AdminConsentFilter) => void };

export function ConsentSearch({ filter, onSearch }: ConsentSearchProps) {
  const { draft, change, ...choices } = useChoices(filter, nothing, onSearch);
  return (
    <ChoiceForm {...choices} label={m.admin_consents_filters()}>
      <AnySelect
        name="status"
        label={m.admin_visits_state()}
        items={consentStatuses.map((id) => ({ id, label: filterWords[id]() }))}
        value={draft.status}
        onChange={(status) => change({ status })}
      />
      <AnySelect
        name="purpose"
        label={m.admin_consents_purpose()}
        items={consentPurposes.map((id) => ({ id, label: purposeWords[id]() }))}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
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

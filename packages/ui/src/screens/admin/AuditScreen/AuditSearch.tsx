import * as m from '../../../../generated/messages/messages';
import { recordName } from '../../../words/family-activity';
import { recordTypes } from '../../settings/AccessLogScreen/entry-words';
import { AnySelect, ChoiceForm, DayFields, PersonField } from '../private/ChoiceForm';
import { useChoices } from '../private/use-choices';
import { actionWords } from './audit-words';
import type { AuditFilter } from './types';

const actions = ['read', 'create', 'change', 'delete'] as const;
const nothing: AuditFilter = { actor: '', subject: '', recordType: null, action: null, from: null, to: null };

const records = () =>
  recordTypes
    .map((id): { id: string; label: string } => ({ id, label: recordName(id) }))
    .sort((one, other) => one.label.localeCompare(other.label));

type AuditSearchProps = { filter: AuditFilter; onSearch: (filter: AuditFilter) => void };

/** The choices of the search: they narrow each other, and are sent together. */
export function AuditSearch({ filter, onSearch }: AuditSearchProps) {
  const { draft, change, ...choices } = useChoices(filter, nothing, onSearch);
  return (
    <ChoiceForm {...choices} label={m.audit_filters()}>
      {(['actor', 'subject'] as const).map((name) => (
        <PersonField
          key={name}
          name={name}
          value={draft[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <AnySelect
        name="recordType"
        label={m.audit_record()}
        items={records()}
        value={draft.recordType}
        onChange={(recordType) => change({ recordType })}
      />
      <AnySelect
        name="action"
        label={m.audit_action()}
        items={actions.map((id) => ({ id, label: actionWords[id]() }))}
        value={draft.action}
        onChange={(action) => change({ action })}
      />
      <DayFields form={choices.form} draft={draft} change={change} />
    </ChoiceForm>
  );
}

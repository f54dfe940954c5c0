import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DateField } from '../../../components/DateField/DateField';
import { Form } from '../../../components/Form/Form';
import { Grid } from '../../../components/Grid/Grid';
import { Inline } from '../../../components/Inline/Inline';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { TextField } from '../../../components/TextField/TextField';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { recordName } from '../../../words/family-activity';
import { recordTypes } from '../../settings/AccessLogScreen/entry-words';
import { actionWords } from './audit-words';
import type { AuditFilter } from './types';

const any = 'ANY';
const actions = ['read', 'create', 'change', 'delete'] as const;
const nothing: AuditFilter = { actor: '', subject: '', recordType: null, action: null, from: null, to: null };

const records = () =>
  recordTypes
    .map((id) => ({ id, label: recordName(id) }))
    .sort((one, other) => one.label.localeCompare(other.label));

type AuditSearchProps = { filter: AuditFilter; onSearch: (filter: AuditFilter) => void };

/** The choices of the search: they narrow each other, and are sent together. */
export function AuditSearch({ filter, onSearch }: AuditSearchProps) {
  const [draft, setDraft] = useState(filter);
  const form = useFormErrors(undefined);
  const change = (changed: Partial<AuditFilter>) => setDraft((before) => ({ ...before, ...changed }));
  const submit = () => {
    const isReversed = draft.from !== null && draft.to !== null && draft.to < draft.from;
    if (!form.accept(isReversed ? [{ name: 'to', message: m.audit_order() }] : [])) return;
    onSearch({ ...draft, actor: draft.actor.trim(), subject: draft.subject.trim() });
  };
  return (
    <Form label={m.audit_filters()} errors={form.errors} onCorrect={form.correct} onSubmit={submit}>
      <Stack space={4}>
        <Grid columns={{ medium: 2 }} space={4}>
          {(['actor', 'subject'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={name === 'actor' ? m.audit_actor() : m.audit_subject()}
              description={m.audit_person_help()}
              value={draft[name]}
              onChange={(value) => change({ [name]: value.slice(0, 254) })}
            />
          ))}
          <Select
            name="recordType"
            label={m.audit_record()}
            items={[{ id: any, label: m.audit_any() }, ...records()]}
            value={draft.recordType ?? any}
            onChange={(id) => change({ recordType: id === any ? null : id })}
          />
          <Select
            name="action"
            label={m.audit_action()}
            items={[
              { id: any as typeof any, label: m.audit_any() },
              ...actions.map((id) => ({ id, label: actionWords[id]() })),
            ]}
            value={draft.action ?? any}
            onChange={(id) => change({ action: id === any ? null : id })}
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
        </Grid>
        <Inline space={3}>
          <Button type="submit">{m.audit_search()}</Button>
          <Button
            tone="quiet"
            onPress={() => {
              setDraft(nothing);
              form.accept([]);
              onSearch(nothing);
            }}
          >
            {m.audit_clear()}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

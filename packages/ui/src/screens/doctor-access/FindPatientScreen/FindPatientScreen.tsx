import { Search } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Form } from '../../../components/Form/Form';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { TextField } from '../../../components/TextField/TextField';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { type Asking, PatientDialogs, type PatientDialogsProps } from '../private/PatientDialogs';
import type { SearchType } from '../types';
import { FoundPatients, type SearchState } from './FoundPatients';

export type { SearchState } from './FoundPatients';

export type FindPatientScreenProps = Pick<
  PatientDialogsProps,
  'today' | 'kinds' | 'onAsk' | 'onBreakGlass'
> & {
  state: SearchState;
  clock: Clock;
  /** Returns what is wrong with the form of a query; nothing is sent then. */
  checkQuery: (type: SearchType, query: string) => string | undefined;
  onSearch: (type: SearchType, query: string) => void;
  /** The patient was asked. */
  onAsked: () => void;
};

const types: readonly SearchType[] = ['name', 'phone', 'email', 'abha'];
const words = {
  name: [m.patients_by_name, m.patients_query_name, m.patients_query_name_description],
  phone: [m.patients_by_phone, m.patients_query_phone, m.patients_query_phone_description],
  email: [m.patients_by_email, m.patients_query_email, m.patients_query_email_description],
  abha: [m.patients_by_abha, m.patients_query_abha, m.patients_query_abha_description],
} as const;
const keyboards = { name: 'search', phone: 'tel', email: 'email', abha: 'tel' } as const;

/** Finds a patient by what the doctor knows of them, and asks them for access. */
export function FindPatientScreen(props: FindPatientScreenProps) {
  const { state, clock, checkQuery, onSearch, onAsked, ...ways } = props;
  const [type, setType] = useState<SearchType>('name');
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState<Asking | null>(null);
  const form = useFormErrors(
    state.phase === 'failed' && state.fieldErrors ? { fieldErrors: state.fieldErrors } : undefined,
  );
  const [, label, description] = words[type];

  function search() {
    const message = checkQuery(type, query);
    if (!form.accept(message ? [{ name: 'query', message }] : [])) return;
    onSearch(type, query.trim());
  }

  return (
    <Page
      title={m.patients_find()}
      description={m.patients_find_description()}
      up={{ href: '/dashboard/patients', label: m.patients_title() }}
    >
      <Card>
        <Form
          onSubmit={search}
          errors={form.errors}
          onCorrect={form.correct}
          isPending={state.phase === 'searching'}
        >
          <SegmentedControl
            label={m.patients_find_by()}
            items={types.map((id) => ({ id, label: words[id][0]() }))}
            value={type}
            onChange={(chosen) => {
              setType(chosen);
              form.accept([]);
            }}
          />
          <TextField
            name="query"
            label={label()}
            description={description()}
            type={keyboards[type]}
            autoComplete="off"
            value={query}
            onChange={setQuery}
            errorMessage={form.messageFor('query')}
            isRequired
          />
          <div>
            <Button type="submit" icon={Search} isPending={state.phase === 'searching'}>
              {m.patients_search_submit()}
            </Button>
          </div>
        </Form>
      </Card>
      <Stack space={4}>
        <FoundPatients state={state} onAsk={setAsking} />
      </Stack>
      <PatientDialogs
        {...ways}
        now={clock.now}
        asking={asking}
        onClose={(isAsked) => {
          setAsking(null);
          if (isAsked) onAsked();
        }}
      />
    </Page>
  );
}

import { Search } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Form } from '../../../components/Form/Form';
import { Grid } from '../../../components/Grid/Grid';
import { NumberField } from '../../../components/NumberField/NumberField';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { TextField } from '../../../components/TextField/TextField';
import type { TrialsFilter } from '../types';
import { itemsOf, phaseWords, statusWords } from './trial-words';

const distances = [25, 50, 100, 250, 500].map((count) => ({
  id: String(count),
  label: m.trials_within_km({ count }),
}));

export type TrialSearchProps = { filter: TrialsFilter; onFilter: (filter: TrialsFilter) => void };

/** The fields of a search; nothing is sent before it is asked for. */
export function TrialSearch({ filter, onFilter }: TrialSearchProps) {
  const [draft, setDraft] = useState(filter);
  const [fault, setFault] = useState(false);
  // The filter is in the address: Back brings an earlier one, without a new form that would lose the focus.
  const content = JSON.stringify(filter);
  const [shown, setShown] = useState(content);
  if (shown !== content) {
    setShown(content);
    setDraft(filter);
    setFault(false);
  }
  const change = (patch: Partial<TrialsFilter>) => setDraft({ ...draft, ...patch });

  function search() {
    const digits = draft.near.replaceAll(/\s/g, '');
    const isPin = digits === '' || /^[1-9]\d{2}(?:\d{3})?$/.test(digits);
    setFault(!isPin);
    // The rest of a PIN code would tell a street.
    if (isPin)
      onFilter({
        ...draft,
        near: digits.slice(0, 3),
        condition: draft.condition.trim(),
        place: draft.place.trim(),
      });
  }

  return (
    <Card>
      <Form onSubmit={search} {...(fault && { errors: [{ name: 'near', message: m.trials_pin_wrong() }] })}>
        <Stack space={4}>
          <Grid columns={{ narrow: 1, medium: 2, wide: 4 }} space={4} align="end">
            <TextField
              name="condition"
              label={m.trials_condition()}
              value={draft.condition}
              onChange={(condition) => change({ condition })}
            />
            <TextField
              name="place"
              label={m.trials_place()}
              value={draft.place}
              onChange={(place) => change({ place })}
            />
            <TextField
              name="near"
              label={m.trials_pin()}
              description={m.trials_pin_help()}
              value={draft.near}
              onChange={(near) => change({ near })}
              errorMessage={fault ? m.trials_pin_wrong() : undefined}
            />
            <Select
              name="within"
              label={m.trials_within()}
              items={distances}
              value={String(draft.within)}
              onChange={(within) => change({ within: Number(within) })}
            />
            <Select
              name="status"
              label={m.trials_status()}
              items={[
                { id: 'OPEN' as const, label: m.trials_status_OPEN() },
                { id: 'all' as const, label: m.trials_status_all() },
                ...itemsOf(statusWords),
              ]}
              value={draft.status}
              onChange={(status) => change({ status })}
            />
            <Select
              name="phase"
              label={m.trials_phase()}
              items={[{ id: 'all' as const, label: m.trials_phase_all() }, ...itemsOf(phaseWords)]}
              value={draft.phase}
              onChange={(phase) => change({ phase })}
            />
            <Select
              name="sex"
              label={m.trials_sex()}
              items={[
                { id: 'all' as const, label: m.trials_sex_all() },
                { id: 'FEMALE' as const, label: m.trials_sex_FEMALE() },
                { id: 'MALE' as const, label: m.trials_sex_MALE() },
              ]}
              value={draft.sex}
              onChange={(sex) => change({ sex })}
            />
            <NumberField
              name="age"
              label={m.trials_age()}
              isDecimal={false}
              value={draft.age}
              onChange={(age) => change({ age })}
            />
          </Grid>
          <div>
            <Button type="submit" icon={Search}>
              {m.trials_search()}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

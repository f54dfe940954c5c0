import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { marked, row, words } from '../private/rx.css';
import type { FoundMedicine } from '../types';
import { ListMark } from './ListsPart';

export type DrugSearchProps = {
  /** Returns what a text may mean; null until the drug list is there. */
  findMedicines: (text: string) => readonly FoundMedicine[] | null;
  /** Names that are on the prescription already: each may stand once. */
  taken: readonly string[];
  isDisabled: boolean;
  onAdd: (found: FoundMedicine) => void;
};

/** Finds a medicine by its generic name or a brand, and says of what cannot be prescribed why. */
export function DrugSearch({ findMedicines, taken, isDisabled, onAdd }: DrugSearchProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const found = typed === '' ? [] : findMedicines(typed);
  const isTaken = ({ generic }: FoundMedicine) =>
    taken.some((name) => name.toLowerCase() === generic.toLowerCase());
  return (
    <Stack space={2}>
      <SearchField label={m.rx_search()} name="medicine" value={text} onChange={setText} />
      <div role="status">
        {typed !== '' && (
          <Text size={14} tone="muted">
            {found === null ? m.rx_search_coming() : m.rx_found({ count: found.length })}
          </Text>
        )}
      </div>
      {found && found.length > 0 && (
        <Card padding="small">
          <DividedList label={m.rx_found_label()}>
            {found.map((one) => (
              <DividedItem key={`${one.generic} ${one.brand}`}>
                <div className={marked}>
                  <ListMark list={one.list} isShut={one.refusal !== null} />
                  <div className={row}>
                    <div className={words}>
                      <Stack space={0}>
                        <Text>
                          <strong>{one.generic}</strong>
                          {one.refusal !== null && ` ${m.rx_refused()}`}
                        </Text>
                        {one.brand && (
                          <Text size={14} tone="muted">
                            {m.rx_brand({ brand: one.brand })}
                          </Text>
                        )}
                        <Text size={14} tone="muted">
                          {one.refusal ?? (one.list ? m.rx_of_list({ list: one.list }) : m.rx_not_in_list())}
                        </Text>
                        {one.refusal === null && one.refillOnly && <Text size={14}>{one.refillOnly}</Text>}
                      </Stack>
                    </div>
                    {one.refusal === null &&
                      (isTaken(one) ? (
                        <Text size={14} tone="muted">
                          {m.rx_on_it_already()}
                        </Text>
                      ) : (
                        <Button
                          tone="secondary"
                          size="small"
                          icon={Plus}
                          isDisabled={isDisabled}
                          onPress={() => {
                            setText('');
                            onAdd(one);
                          }}
                        >
                          {m.rx_add_name({ name: one.generic })}
                        </Button>
                      ))}
                  </div>
                </div>
              </DividedItem>
            ))}
          </DividedList>
        </Card>
      )}
    </Stack>
  );
}

import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Menu } from '../../../components/Menu/Menu';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { ItemLines } from '../private/ItemLines';
import { quantityOf, sayMedicine } from '../private/prescription-words';
import { marked } from '../private/rx.css';
import type { FoundMedicine, ItemDraft, PrescribedItem, RxWarning } from '../types';
import { DrugSearch, type DrugSearchProps } from './DrugSearch';
import { type CountQuantity, ItemForm } from './ItemForm';
import { emptyItem, entryOf } from './item-form';
import { ListMark } from './ListsPart';
import type { WrittenDraft } from './use-draft';
import { WarningPart } from './WarningPart';

export type ItemsPartProps = Pick<DrugSearchProps, 'findMedicines'> & {
  written: WrittenDraft;
  /** The items as the server knows them. */
  known: readonly PrescribedItem[];
  warnings: readonly RxWarning[];
  /** The patient's first name. */
  name: string;
  countQuantity: CountQuantity;
};

type Open = { at: number | null; entry: ReturnType<typeof emptyItem> } | null;

const undecided = { choice: null, reason: '', isTold: false };

/** The medicines, each with what speaks against it; and the search for another. */
export function ItemsPart({ written, known, warnings, name, ...props }: ItemsPartProps) {
  const { findMedicines, countQuantity } = props;
  const { draft, faults, change } = written;
  const [open, setOpen] = useState<Open>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(null);
    setTimeout(() => heading.current?.focus());
  };

  function put(item: ItemDraft) {
    const items =
      open?.at == null ? [...draft.items, item] : draft.items.map((one, at) => (at === open.at ? item : one));
    change({ items });
    close();
  }
  const remove = (item: ItemDraft) => {
    change({ items: draft.items.filter((one) => one !== item) });
    close();
  };
  const form = open && (
    <ItemForm
      key={open.entry.generic}
      begun={open.entry}
      isNew={open.at === null}
      countQuantity={countQuantity}
      onDone={put}
      onClose={close}
    />
  );

  return (
    <Stack space={4}>
      <DrugSearch
        findMedicines={findMedicines}
        taken={draft.items.map(({ generic }) => generic)}
        isDisabled={open !== null}
        onAdd={(found: FoundMedicine) => setOpen({ at: null, entry: emptyItem(found) })}
      />
      {open?.at === null && form}
      <Heading level={2} ref={heading} isFocusTarget>
        {m.rx_items()}
      </Heading>
      {draft.items.length === 0 ? (
        <Text tone="muted">{m.rx_nothing_yet()}</Text>
      ) : (
        <DividedList label={m.rx_items()}>
          {draft.items.map((item, at) => {
            const counted = known.find(({ generic }) => generic === item.generic);
            const medicine = sayMedicine(item);
            const against = warnings.filter(({ itemKeys }) => counted && itemKeys.includes(counted.key));
            if (open?.at === at) return <DividedItem key={item.generic}>{form}</DividedItem>;
            return (
              <DividedItem key={item.generic}>
                <Stack space={3}>
                  <div className={marked}>
                    <ListMark list={counted?.list ?? null} />
                    <ItemLines
                      item={item}
                      quantity={counted ? quantityOf(counted) : ''}
                      mark={
                        <Menu
                          label={m.rx_more({ name: medicine })}
                          items={[
                            {
                              ...{ id: 'change', label: m.rx_change(), icon: Pencil },
                              isDisabled: open !== null,
                              onAction: () => setOpen({ at, entry: entryOf(item, countQuantity(item)) }),
                            },
                            {
                              ...{ id: 'remove', label: m.rx_remove(), icon: Trash2, tone: 'critical' },
                              onAction: () => remove(item),
                            },
                          ]}
                        />
                      }
                    >
                      {counted?.list === null && <Text size={14}>{m.rx_not_in_list()}</Text>}
                    </ItemLines>
                  </div>
                  {against.map((warning) => (
                    <WarningPart
                      key={warning.id}
                      {...{ warning, medicine, name }}
                      decision={draft.decisions[warning.id] ?? undecided}
                      errorMessage={faults[warning.id]}
                      onDecide={(decision) =>
                        change({ decisions: { ...draft.decisions, [warning.id]: decision } })
                      }
                      onRemove={() => remove(item)}
                    />
                  ))}
                </Stack>
              </DividedItem>
            );
          })}
        </DividedList>
      )}
    </Stack>
  );
}

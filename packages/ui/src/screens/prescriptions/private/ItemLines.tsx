import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { ItemDraft } from '../types';
import { sayDose, sayMedicine } from './prescription-words';
import { row, words } from './rx.css';

type ItemLinesProps = {
  item: ItemDraft;
  /** "30 tablets"; empty while it is not counted. */
  quantity: string;
  /** At the end: a `Menu`, or a `Tag`. */
  mark?: ReactNode;
  children?: ReactNode;
};

/** Says a medicine of a prescription in words: what, how much, when, for how long. */
export function ItemLines({ item, quantity, mark, children }: ItemLinesProps) {
  return (
    <div className={row}>
      <div className={words}>
        <Stack space={0}>
          <Text>
            <strong>{sayMedicine(item)}</strong>
            {`, ${item.isRefill ? m.rx_continues() : m.rx_is_new()}`}
          </Text>
          <Text>{sayDose(item)}</Text>
          {quantity && (
            <Text size={14} tone="muted">
              {item.refills > 0
                ? m.rx_quantity_refills({ quantity, count: item.refills })
                : m.rx_quantity_line({ quantity })}
            </Text>
          )}
          {item.instructions && <Text size={14}>{item.instructions}</Text>}
          {children}
        </Stack>
      </div>
      {mark}
    </div>
  );
}

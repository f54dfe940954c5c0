import * as m from '../../../../generated/messages/messages';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { AddressDraft, Fulfilment, Seller } from '../types';
import { linesOf, sellerLines } from './shop-words';

type DestinationProps = { fulfilment: Fulfilment; address: AddressDraft | null; seller: Seller };

/** The place that an order goes to, or is picked up at. */
export function Destination({ fulfilment, address, seller }: DestinationProps) {
  const isPickUp = fulfilment === 'pick-up' || address === null;
  const lines = isPickUp ? sellerLines(seller) : linesOf(address);
  return (
    <Stack space={1}>
      {isPickUp && <Text size={14}>{m.shop_pick_up_at()}</Text>}
      <Text weight="bold">{isPickUp ? seller.name : address.name}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {!isPickUp && (
        <Text size={14} tone="muted">
          {address.phone}
        </Text>
      )}
    </Stack>
  );
}

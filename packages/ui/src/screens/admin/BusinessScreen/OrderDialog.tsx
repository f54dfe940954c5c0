import * as m from '../../../../generated/messages/messages';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Stack } from '../../../components/Stack/Stack';
import { Phases } from '../../../patterns/Phases/Phases';
import { Destination } from '../../shop/private/Destination';
import { Lines } from '../../shop/private/Lines';
import type { OrdersPart } from './types';

type OrderDialogProps = Pick<OrdersPart, 'opened' | 'onRetry'> & { onClose: () => void };

/** Shows what to pack for an order, and its destination. */
export function OrderDialog({ opened, onClose, onRetry }: OrderDialogProps) {
  return (
    <Dialog
      title={
        opened?.phase === 'ready'
          ? m.business_order_title({ number: opened.order.number })
          : m.business_order_items()
      }
      isOpen={opened !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {opened && (
        <Phases
          state={opened}
          failed={{ title: m.shop_order_failed(), text: m.shop_failed() }}
          onRetry={onRetry}
        >
          {({ order }) => (
            <Stack space={5}>
              <Lines lines={order.lines} label={m.shop_items()} />
              <Destination {...order} />
            </Stack>
          )}
        </Phases>
      )}
    </Dialog>
  );
}

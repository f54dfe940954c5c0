import { OutboxDrawer, type OutboxDrawerProps } from '@nadi/ui/screens/offline/OutboxDrawer';
import { useOutboxDrawer } from '../kernel/unsent/use-outbox-drawer';
import './unsent';

/** The drawer that opens from the button in the header. */
export function UnsentDrawer(props: Pick<OutboxDrawerProps, 'isOpen' | 'onOpenChange'>) {
  return <OutboxDrawer {...useOutboxDrawer()} {...props} />;
}

import type { OutboxButtonProps } from '@nadi/ui/components/OutboxButton';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOutboxButton } from '../kernel/unsent/use-outbox-button';

// Most people have nothing unsent.
const load = () => import('./UnsentDrawer');
const Drawer = lazy(async () => ({ default: (await load()).UnsentDrawer }));

/** The button for unsent entries on this device, and its drawer, which can be anywhere in the page. */
export function useUnsent(): { button: OutboxButtonProps; drawer: ReactNode } {
  const button = useOutboxButton();
  // A link in the drawer closes it.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isNear = button.count > 0 || button.connection === 'offline';
  // There may be no network when it is opened.
  useEffect(() => {
    if (isNear) void load().catch(() => undefined);
  }, [isNear]);
  return {
    button: { ...button, onPress: () => setOpenAt(key) },
    drawer: openAt !== null && (
      <Suspense fallback={null}>
        <Drawer isOpen={openAt === key} onOpenChange={(isOpen) => setOpenAt(isOpen ? key : null)} />
      </Suspense>
    ),
  };
}

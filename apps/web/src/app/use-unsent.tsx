import type { OutboxButtonProps } from '@nadi/ui/components/OutboxButton';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../kernel/services/use-services';
import { latePart } from '../kernel/shell/late-part';
import { modalOpened } from '../kernel/ui/ui-slice';
import { useOutboxButton } from '../kernel/unsent/use-outbox-button';

// Most people have nothing unsent.
const load = () => import('./UnsentDrawer');
const Drawer = latePart(async () => (await load()).UnsentDrawer);
const loadBanner = () => import('@nadi/ui/components/UnsentBanner');
const Banner = latePart(async () => (await loadBanner()).UnsentBanner);

/** The button for unsent entries on this device, the banner above a page without a network, and their drawer, which can be anywhere in the page. */
export function useUnsent(): { button: OutboxButtonProps; banner: ReactNode; drawer: ReactNode } {
  const button = useOutboxButton();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ ui }) => ui.modals.unsent);
  const open = (isSo: boolean) => void dispatch(modalOpened(['unsent', isSo]));
  const { key } = useLocation();
  const isNear = button.count > 0 || button.connection === 'offline';
  // There may be no network when they are opened.
  useEffect(() => {
    if (isNear) void Promise.all([load(), loadBanner()]).catch(() => undefined);
  }, [isNear]);
  // A link in the drawer closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place that is left
  useEffect(() => () => void dispatch(modalOpened(['unsent', false])), [dispatch, key]);
  return {
    button: { ...button, onPress: () => open(true) },
    banner: button.connection === 'offline' && button.count > 0 && (
      <Suspense fallback={null}>
        <Banner count={button.count} onOpen={() => open(true)} />
      </Suspense>
    ),
    drawer: isOpen !== undefined && (
      <Suspense fallback={null}>
        <Drawer isOpen={isOpen} onOpenChange={open} />
      </Suspense>
    ),
  };
}

import { type ReactNode, type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import type { PressureWeek, WeekActions } from './types';
import type { OpenWeekDialog } from './WeekDialogs';

export type WeekActs = {
  start: () => void;
  change: (week: PressureWeek) => void;
  stop: (week: PressureWeek) => void;
  /** The dialog that is open. */
  dialogs: ReactNode;
};

type Options = WeekActions & { clock: Clock; heading: RefObject<HTMLElement | null> };

const weekDialogs = latePart(async () => (await import('./WeekDialogs')).WeekDialogs);

const done = {
  start: m.pressure_week_started,
  change: m.pressure_week_changed,
  stop: m.pressure_week_stopped,
};

/** Holds what is done with weeks on the page, and the dialog in which it is done. */
export function useWeekActs({ clock, heading, onStart, onChange, onStop }: Options): WeekActs {
  const [open, setOpen] = useState<OpenWeekDialog | null>(null);
  const WeekDialogs = useLate(weekDialogs, { isOpen: open !== null, onOpenChange: () => setOpen(null) });
  usePreload(weekDialogs);

  function close(result: object | null): void {
    setOpen(null);
    if (result && open) showToast({ tone: 'success', message: done[open.what]() });
  }

  return {
    start: () => setOpen({ what: 'start' }),
    change: (week) => setOpen({ what: 'change', week }),
    stop: (week) => setOpen({ what: 'stop', week }),
    dialogs: open && WeekDialogs && (
      <WeekDialogs
        open={open}
        clock={clock}
        focusAfter={heading}
        onStart={onStart}
        onChange={onChange}
        onStop={onStop}
        onClose={close}
      />
    ),
  };
}

import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { sayRest } from './hours-words';
import type { CancelDayProps, DayVisits } from './types';

const cancelDayDialog = latePart(async () => (await import('./CancelDayDialog')).CancelDayDialog);

/** Cancels all visits of a day, and says how many they were. */
export function CancelDay({ cancellable, ...props }: CancelDayProps) {
  // The counts of the moment when it was asked: a newer answer of the page must not take the dialog away with its reason.
  const [asked, setAsked] = useState<DayVisits | null>(null);
  const [done, setDone] = useState<DayVisits | null>(null);
  const CancelDayDialog = useLate(cancelDayDialog, {
    isOpen: asked !== null,
    onOpenChange: (isOpen) => setAsked(isOpen ? cancellable : null),
  });
  usePreload(cancelDayDialog, cancellable !== null);
  return (
    <>
      {done && (
        <Banner tone="done">
          {[
            done.cancelled === 0
              ? m.schedule_cancel_day_none()
              : m.schedule_cancel_day_done({ count: done.cancelled }),
            ...sayRest(done),
          ].join(' ')}
        </Banner>
      )}
      {cancellable && (
        <div>
          <Button
            tone="secondary"
            isPending={asked !== null && !CancelDayDialog}
            onPress={() => setAsked(cancellable)}
          >
            {m.schedule_cancel_day()}
          </Button>
        </div>
      )}
      {CancelDayDialog && asked && (
        <CancelDayDialog
          {...props}
          cancellable={asked}
          onClose={(result) => {
            setAsked(null);
            setDone(result);
          }}
        />
      )}
    </>
  );
}

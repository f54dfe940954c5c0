import { useEffect, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import type { Action } from '../../../patterns/state';

type PendingDeletionProps = {
  /** RFC 3339. */
  eraseAt: string;
  clock: Clock;
  action: Action;
  /** True if it was asked for just now, on this page. */
  isNews: boolean;
  onKeepAccount: () => void;
};

/** Stands first on the page while an account waits to be erased: on which day, and the way back. */
export function PendingDeletion({ eraseAt, clock, action, isNews, onKeepAccount }: PendingDeletionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog in which it was asked for is gone, and with it the button that opened that.
    if (isNews) setTimeout(() => ref.current?.focus());
  }, [isNews]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack space={4}>
        <Banner
          tone="attention"
          title={m.erasure_pending_title({ date: formatDate(eraseAt, clock) })}
          action={
            <Button isPending={action.phase === 'pending'} onPress={onKeepAccount}>
              {m.erasure_keep()}
            </Button>
          }
        >
          {m.erasure_pending()}
        </Banner>
        {action.phase === 'failed' && <Banner tone="critical">{action.message}</Banner>}
      </Stack>
    </div>
  );
}

/** "Sunday 20 December 2026": with the year and in full, since what happens then is for good. */
const formatDate = (iso: string, { timeZone }: Clock): string =>
  new Intl.DateTimeFormat(formattingLocale(), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(iso));

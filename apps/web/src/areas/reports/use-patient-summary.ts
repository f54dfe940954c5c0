import * as m from '@nadi/ui/messages';
import type { ReportsScreenProps } from '@nadi/ui/screens/reports/ReportsScreen';
import { useRef, useState } from 'react';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { failureOf } from '../../kernel/requests/action';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';

type Summary = NonNullable<ReportsScreenProps['summary']>;

/** Fetches the person's summary and saves it as a file; a second press while it comes does nothing. */
export function usePatientSummary(): Summary {
  const { api, store } = useServices();
  const clock = useClock();
  const [action, setAction] = useState<Summary['action']>({ phase: 'idle' });
  const isRunning = useRef(false);

  async function download(withOnlyYou: boolean) {
    if (selectIsOffline(store.getState()))
      return setAction({ phase: 'failed', message: m.reports_summary_offline() });
    setAction({ phase: 'pending' });
    const answer = await settle(
      api.GET('/patients/international-summary', { params: { query: { withOnlyYou } }, parseAs: 'blob' }),
    );
    if (!answer.ok) return setAction(failureOf(answer.error));
    saveFile(answer.data, `nadi-summary-${dayOf(clock)}.json`);
    setAction({ phase: 'done' });
  }

  return {
    action,
    onDownload({ withOnlyYou }) {
      if (isRunning.current) return;
      isRunning.current = true;
      void download(withOnlyYou).finally(() => {
        isRunning.current = false;
      });
    },
  };
}

import type { AuditCheckState } from '@nadi/ui/screens/admin/AuditScreen';
import { useEffect, useRef, useState } from 'react';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';

/** Milliseconds from one part to the next: the server takes 600 requests a minute of an account, and others ask too. */
const pace = 150;

/** Checks the audit trail part by part, as long as the page is open. */
export function useAuditCheck() {
  const { api } = useServices();
  const [state, setState] = useState<AuditCheckState>({ phase: 'idle' });
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  async function check(): Promise<void> {
    run.current += 1;
    const own = run.current;
    let [entries, chains] = [0, 0];
    let cursor: string | null = null;
    setState({ phase: 'running', entries });
    for (;;) {
      const query: { cursor?: string } = cursor === null ? {} : { cursor };
      const answer = await settle(api.GET('/admin/audit-check', { params: { query } }));
      if (run.current !== own) return;
      if (!answer.ok) return setState({ phase: 'failed', entries });
      const { data } = answer.data;
      entries += data.entries;
      chains += data.chains;
      cursor = data.next;
      if (data.fault || cursor === null)
        return setState({ phase: 'done', entries, chains, checkedAt: data.checkedAt, fault: data.fault });
      setState({ phase: 'running', entries });
      await new Promise((resolve) => setTimeout(resolve, pace));
      if (run.current !== own) return;
    }
  }
  return { check: state, onCheck: () => void check() };
}

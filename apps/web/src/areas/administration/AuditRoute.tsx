import { Skeleton } from '@nadi/ui/components/Skeleton';
import type { PageLogFilter } from '@nadi/ui/screens/admin/AuditScreen';
import { Suspense, useState } from 'react';
import { useClock } from '../../kernel/browser/clock';
import { latePart } from '../../kernel/shell/late-part';
import { auditAddress, readAuditFilter } from './audit-address';
import { useAddress } from './use-address';
import { useAuditEntries, usePageLogs } from './use-audit';
import { useAuditCheck } from './use-audit-check';

const AuditScreen = latePart(async () => (await import('@nadi/ui/screens/admin/AuditScreen')).AuditScreen);

/** Searches and checks the audit trail, and finds what pages logged. Its fields come after the shape of the page. */
export function AuditRoute() {
  const clock = useClock();
  const { filter, goTo } = useAddress(readAuditFilter, auditAddress);
  const entries = useAuditEntries(filter, clock.timeZone);
  const check = useAuditCheck();
  const [logFilter, setLogFilter] = useState<PageLogFilter | null>(null);
  const logs = usePageLogs(logFilter, clock.timeZone);
  return (
    <Suspense fallback={<Skeleton height="32rem" shape="block" />}>
      <AuditScreen
        {...entries}
        {...check}
        {...logs}
        filter={filter}
        clock={clock}
        onSearch={(chosen) => goTo(chosen, entries.onRetry)}
        onFindLogs={setLogFilter}
      />
    </Suspense>
  );
}

import { ErrorScreen, type ErrorScreenProps } from '@nadi/ui/screens/system/ErrorScreen';
import { RouteErrorScreen } from '@nadi/ui/screens/system/RouteErrorScreen';
import { useState } from 'react';
import { useServices } from '../services/use-services';
import { RouteLoadError } from './route-load-error';

type BrokenPageProps = { error: Error; errorId: string; onTryAgain: () => void };

/** Replaces a page that could not be loaded or broke while it was shown. */
export function BrokenPage(page: BrokenPageProps) {
  const { error } = page;
  return error instanceof RouteLoadError ? (
    <RouteErrorScreen error={error} onReload={() => window.location.reload()} />
  ) : (
    <Reportable {...page} />
  );
}

function Reportable({ error, errorId, onTryAgain }: BrokenPageProps) {
  const services = useServices();
  const [report, setReport] = useState<ErrorScreenProps['report']>('none');
  function send() {
    setReport('sending');
    // It is there already, unless the page broke at once.
    import('../logs/logs-saga')
      .then(({ reportError }) => reportError(services, error, errorId))
      // The screen then names the address to write to.
      .catch(() => false)
      .then((isSent) => setReport(isSent ? 'sent' : 'failed'));
  }
  return (
    <ErrorScreen
      errorId={errorId}
      details={import.meta.env?.DEV ? error.stack : undefined}
      onTryAgain={onTryAgain}
      onReport={send}
      report={report}
    />
  );
}

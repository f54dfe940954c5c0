import { ErrorScreen } from '@nadi/ui/screens/system/ErrorScreen';
import { RouteErrorScreen } from '@nadi/ui/screens/system/RouteErrorScreen';
import { useState } from 'react';
import { RouteLoadError } from './route-load-error';

type BrokenPageProps = { error: Error; errorId: string; onTryAgain: () => void };

/** Replaces a page that could not be loaded or broke while it was shown. */
export function BrokenPage({ error, errorId, onTryAgain }: BrokenPageProps) {
  const [isReportWanted, setReportWanted] = useState(false);
  if (error instanceof RouteLoadError)
    return <RouteErrorScreen error={error} onReload={() => window.location.reload()} />;
  return (
    <ErrorScreen
      errorId={errorId}
      details={import.meta.env?.DEV ? error.stack : undefined}
      onTryAgain={onTryAgain}
      onReport={() => setReportWanted(true)}
      // There is no operation for reports yet: the screen names the address to write to.
      report={isReportWanted ? 'failed' : 'none'}
    />
  );
}

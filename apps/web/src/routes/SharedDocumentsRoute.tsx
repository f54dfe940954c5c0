import { SharedDocumentsScreen } from '@nadi/ui/screens/offline/SharedDocumentsScreen';
import { useSearchParams } from 'react-router-dom';
import { useSharedDocuments } from '../features/shared-documents/use-shared-documents';
import { useClock } from '../platform/clock';

export function SharedDocumentsRoute() {
  const [search] = useSearchParams();
  const documents = useSharedDocuments(search.has('not-kept'));
  return <SharedDocumentsScreen {...documents} clock={useClock()} />;
}

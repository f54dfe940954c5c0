import { SharedDocumentsScreen } from '@nadi/ui/screens/offline/SharedDocumentsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { useSharedDocuments } from './use-shared-documents';

export function SharedDocumentsRoute() {
  const [search] = useSearchParams();
  const documents = useSharedDocuments(search.has('not-kept'));
  return <SharedDocumentsScreen {...documents} clock={useClock()} />;
}

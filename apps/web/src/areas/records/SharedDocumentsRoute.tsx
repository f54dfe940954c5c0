import { SharedDocumentsScreen } from '@nadi/ui/screens/offline/SharedDocumentsScreen';
import { useSearchParams } from 'react-router-dom';
import { useSharedDocuments } from './use-shared-documents';
import { useClock } from '../../kernel/browser/clock';

export function SharedDocumentsRoute() {
  const [search] = useSearchParams();
  const documents = useSharedDocuments(search.has('not-kept'));
  return <SharedDocumentsScreen {...documents} clock={useClock()} />;
}

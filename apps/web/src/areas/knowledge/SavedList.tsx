import { SavedArticles } from '@nadi/ui/screens/knowledge/HubScreen';
import { hrefOf } from './addresses';
import { toggleSaved, useSaved } from './saved';

/** The saved articles of this device, within the app and on the drawn page. */
export const SavedList = () => <SavedArticles saved={useSaved()} hrefOf={hrefOf} onRemove={toggleSaved} />;

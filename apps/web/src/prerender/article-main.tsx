import { ArticleActions, ReviewDue } from '@nadi/ui/screens/knowledge/ArticleScreen';
import { pageActions } from '../areas/knowledge/actions';
import { isReviewDue } from '../areas/knowledge/review';
import { toggleSaved, useSaved } from '../areas/knowledge/saved';
import { today } from '../areas/knowledge/today';
import { startIslands } from './islands';

const slug = location.pathname.split('/').at(-1) ?? '';
const title = document.querySelector('h1')?.textContent ?? '';

function Actions() {
  const saved = useSaved();
  return (
    <ArticleActions
      isSaved={saved.some((one) => one.slug === slug)}
      onSave={() => toggleSaved({ slug, title })}
      {...pageActions(document.title)}
    />
  );
}

startIslands({
  actions: () => <Actions />,
  // The present is not known when the page is drawn.
  review({ dataset: { day = '' } }) {
    const isDue = isReviewDue({ nextReviewOn: day }, today());
    return isDue && <ReviewDue nextReviewOn={day} />;
  },
});

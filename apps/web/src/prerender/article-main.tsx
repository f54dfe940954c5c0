import { ArticleActions, ReviewDue } from '@nadi/ui/screens/knowledge/ArticleScreen';
import { pageActions } from '../areas/knowledge/actions';
import { isReviewDue } from '../areas/knowledge/review';
import { today } from '../areas/knowledge/today';
import { startIslands } from './islands';

startIslands({
  actions: () => <ArticleActions {...pageActions(document.title)} />,
  // The present is not known when the page is drawn.
  review({ dataset: { day = '' } }) {
    const isDue = isReviewDue({ nextReviewOn: day }, today());
    return isDue && <ReviewDue nextReviewOn={day} />;
  },
});

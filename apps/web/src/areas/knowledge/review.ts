/**
 * True from the day after the one by which an article was to be reviewed.
 *
 * @param today `YYYY-MM-DD`
 */
export const isReviewDue = ({ nextReviewOn }: { nextReviewOn: string }, today: string): boolean =>
  nextReviewOn < today;

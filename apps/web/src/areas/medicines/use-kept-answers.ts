import { useEffect } from 'react';
import { selectAllEntries, selectIsOutboxRead } from '../../kernel/outbox/outbox-selectors';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { doseOperations } from './dose-operations';
import { closeKeptAnswers } from './kept-answers';

/** Closes notifications that say "Not sent yet" of answers that a page has sent. */
export function useKeptAnswers(): void {
  const who = useAppSelector(selectUser)?.id;
  const isRead = useAppSelector(selectIsOutboxRead);
  const isWaiting = useAppSelector((state) =>
    selectAllEntries(state).some(({ type }) => type === doseOperations.type),
  );
  useEffect(() => {
    if (who === undefined || !isRead || isWaiting || !('serviceWorker' in navigator)) return;
    void navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration && closeKeptAnswers(registration, who))
      .catch(() => undefined);
  }, [who, isRead, isWaiting]);
}

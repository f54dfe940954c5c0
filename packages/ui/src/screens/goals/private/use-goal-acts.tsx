import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { GoalActions, GoalRow, GoalSaved, GoalStatus } from '../types';
import type { GoalPresses } from './GoalCard';
import type { OpenGoalDialog } from './GoalDialogs';
import { statusWords } from './goal-words';

type News =
  | { goal: GoalRow; status: GoalStatus; isUnsent: boolean }
  | { title: string; message: string | undefined };

type Options = GoalActions & {
  today: string;
  isOffline: boolean;
  focusAfter: RefObject<HTMLElement | null>;
  onDeleted?: () => void;
};

const goalDialogs = latePart(async () => (await import('./GoalDialogs')).GoalDialogs);

/** Holds what is done with goals on a page: the dialogs, the news of what was done, and how it is undone. */
export function useGoalActs({ today, isOffline, focusAfter, onDeleted, ...on }: Options) {
  const [open, setOpen] = useState<OpenGoalDialog | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const GoalDialogs = useLate(goalDialogs, { isOpen: open !== null, onOpenChange: () => setOpen(null) });
  usePreload(goalDialogs);

  async function act(goal: GoalRow, status: GoalStatus, sending: Promise<GoalSaved>): Promise<void> {
    const failed = status === 'completed' ? m.goal_complete_failed() : m.goal_status_failed();
    const saved = await sending.catch((): GoalSaved => ({ ok: false }));
    setNews(
      saved.ok
        ? { goal, status, isUnsent: saved.isUnsent ?? false }
        : { title: failed, message: saved.message },
    );
  }

  async function undo({ goal, isUnsent }: Extract<News, { goal: GoalRow }>): Promise<void> {
    setNews(null);
    if (isUnsent) on.onUndoUnsent(goal);
    else {
      const saved = await on.onStatus(goal, goal.status).catch((): GoalSaved => ({ ok: false }));
      if (!saved.ok) setNews({ title: m.goal_status_failed(), message: saved.message });
    }
  }

  const presses: GoalPresses = {
    onRecord: (goal) => setOpen({ what: 'progress', goal }),
    onComplete: (goal) => void act(goal, 'completed', on.onComplete(goal)),
    onUndoUnsent: on.onUndoUnsent,
    onStatus: (goal, status) => void act(goal, status, on.onStatus(goal, status)),
  };

  const told =
    news &&
    ('goal' in news ? (
      <Banner
        tone="info"
        action={
          <Button needs="manage" size="small" tone="secondary" onPress={() => void undo(news)}>
            {m.goal_undo()}
          </Button>
        }
      >
        {news.isUnsent
          ? m.goal_completed_unsent({ title: news.goal.title })
          : m.goal_moved({ title: news.goal.title, status: statusWords[news.status]() })}
      </Banner>
    ) : (
      <Banner tone="attention" title={news.title}>
        {news.message}
      </Banner>
    ));

  function close(result: { isUnsent?: boolean } | null): void {
    setOpen(null);
    if (!result || !open) return;
    if (open.what === 'delete') onDeleted?.();
    showToast({ tone: 'success', message: result.isUnsent ? m.goal_kept() : m.goal_saved() });
  }

  const dialog = open && GoalDialogs && (
    <GoalDialogs
      open={open}
      today={today}
      isOffline={isOffline}
      onSave={on.onSave}
      onProgress={on.onProgress}
      onDelete={on.onDelete}
      onClose={close}
      focusAfter={focusAfter}
    />
  );
  return { presses, setOpen, isOpening: open !== null && !GoalDialogs, news: told, dialog };
}

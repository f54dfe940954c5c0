import { call, select } from 'typed-redux-saga';
import { selectActing } from '../../kernel/acting/acting-slice';
import { settle } from '../../kernel/requests/settle';
import type { SessionDependencies } from '../../kernel/session/session-dependencies';
import { selectUser } from '../../kernel/session/session-selectors';
import { tell } from '../../kernel/shell/Toasts';
import type { LiveHandlers } from '../../kernel/sockets/live-handlers';
import { keepRegistered } from './keep-registered';

/** Milliseconds for which an answer counts as of now: a page that was just opened need not ask twice. */
const fresh = 15_000;

function renew({ queryClient, now }: SessionDependencies, isStale: (updatedAt: number) => boolean): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path], state }) =>
      (path === '/notifications' || path === '/notifications/counts') &&
      // Leaves out what is being asked for the first time: it comes as it is now.
      state.dataUpdatedAt > 0 &&
      isStale(now() - state.dataUpdatedAt),
  });
}

/** Shows a new notification for a moment; what it says is read through the API. */
function* show(id: string, { api }: SessionDependencies) {
  // One's own are not told beside the record of another, whose page their links would open.
  if ((yield* select(selectActing)) !== null) return;
  const before = yield* select(selectUser);
  const answer = yield* call(() =>
    settle(api.GET('/notifications', { params: { query: { limit: 10, isUnread: true } } })),
  );
  const after = yield* select(selectUser);
  // Stops if its person has signed out: they may have left the browser to someone else.
  if (!answer.ok || !before || after?.id !== before.id) return;
  const found = answer.data.data.find((one) => one.id === id);
  if (!found) return;
  const { title, body, action } = found;
  tell({ tone: 'notification', title, message: body, ...(action && { link: action }) });
}

export const live: LiveHandlers = {
  *notification({ notificationId }, services) {
    renew(services, () => true);
    yield* show(notificationId, services);
  },
  'notifications-changed': (_, services) => renew(services, () => true),
  *connected(_, services) {
    renew(services, (age) => age > fresh);
    yield* keepRegistered(services);
  },
};

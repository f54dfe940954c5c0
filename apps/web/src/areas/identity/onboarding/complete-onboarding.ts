import { toProblem } from '@nadi/api-client/problems';
import type { User } from '@nadi/contract/schema';
import { call, put } from 'typed-redux-saga';
import { navigateTo } from '../../../kernel/browser/navigation';
import { squarePhoto } from '../../../kernel/browser/square-photo';
import type { KeptFile, OutboxEntry, Write, WriteOutcome } from '../../../kernel/offline/write';
import { isOfStorage, whyNotKept } from '../../../kernel/outbox/not-kept';
import { canBeReplaced } from '../../../kernel/outbox/outbox-selectors';
import { destinationOf } from '../../../kernel/session/destination';
import { refreshUser } from '../../../kernel/session/refresh-user';
import type { SessionDependencies } from '../../../kernel/session/session-dependencies';
import type { onboardingSubmitted } from '../../../kernel/session/session-requests';
import { attemptBegan, attemptDropped, attemptSucceeded, found } from '../../../kernel/session/session-slice';
import { fail } from '../workflows/fail';
import { onboardingSubject } from './subject';
import { wantedBy } from './wanted-by';

/** Sends the first answers through the outbox: if the server cannot be reached, they are kept, and the page says so. */
export function* completeOnboarding(
  dependencies: SessionDependencies,
  { payload }: ReturnType<typeof onboardingSubmitted>,
) {
  yield* put(attemptBegan('completeOnboarding'));
  const outcome = yield* call(submit, dependencies, payload);
  switch (outcome.kind) {
    case 'sent': {
      yield* put(attemptSucceeded('completeOnboarding'));
      const { user } = outcome.data as { user: User };
      yield* put(found({ user }));
      yield* call(navigateTo, dependencies.navigation, destinationOf(user, wantedBy(user, payload.from)));
      return;
    }
    // The page shows the entry that waits, which has everything that was filled in.
    case 'kept':
      yield* call(dependencies.drafts.drop, outcome.entry.owner);
      yield* put(attemptDropped('completeOnboarding'));
      return;
    case 'unkept':
      yield* fail(dependencies, 'completeOnboarding', new Error(whyNotKept(outcome.error)));
      return;
    case 'refused':
      yield* fail(dependencies, 'completeOnboarding', outcome.error);
      // It was done before, in another tab or by an attempt whose answer was lost: the user is read again.
      if (toProblem(outcome.error).status === 409) yield* refreshUser(dependencies);
  }
}

type Submission = ReturnType<typeof onboardingSubmitted>['payload'];

/** Replaces the answers that already wait here, or adds them if there are none. */
async function submit(
  { outbox, isOnline }: SessionDependencies,
  { answers, photo, idempotencyKey }: Submission,
): Promise<WriteOutcome> {
  try {
    // If it cannot be read, the server says whether it was done before.
    const waiting = (await outbox.list().catch((): OutboxEntry[] => [])).find(isOnboarding);
    const write: Write = {
      operation: 'completeOnboarding',
      answers: { ...answers },
      photo: photo ? await fileOf(await squarePhoto(photo)) : (waiting?.write.photo ?? null),
    };
    const meant = { write, idempotencyKey, baseVersion: null };
    const replaced = waiting && canBeReplaced(waiting) ? await outbox.replace(waiting, meant) : null;
    if (replaced) {
      const outcome = await outbox.waitForResult(replaced, isOnline());
      // It was done before; there is nothing left to answer.
      const isDone = outcome.kind === 'refused' && toProblem(outcome.error).status === 409;
      if (isDone) await outbox.discard(replaced);
      return outcome;
    }
    return await outbox.submit({ ...meant, subject: onboardingSubject }, isOnline());
  } catch (error) {
    return { kind: isOfStorage(error) ? 'unkept' : 'refused', error };
  }
}

type OnboardingEntry = OutboxEntry & { write: Extract<Write, { operation: 'completeOnboarding' }> };

const isOnboarding = (entry: OutboxEntry): entry is OnboardingEntry =>
  entry.write.operation === 'completeOnboarding';

const fileOf = async (file: File): Promise<KeptFile> => ({
  name: file.name,
  type: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

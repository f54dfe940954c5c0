import { useEffect, useRef, useState } from 'react';
import type { Draft, DraftStanding } from '../../../kernel/drafts/onboarding-drafts';
import { useAppSelector, useServices } from '../../../kernel/services/use-services';
import { selectUser } from '../../../kernel/session/session-selectors';

type Found = {
  draft: Draft | null;
  standing: DraftStanding | null;
  /** While it is unknown what is stored here, nothing is overwritten. */
  isKeeping: boolean;
};

/** Milliseconds; a browser whose database hangs must not delay the form. */
const timeoutMs = 3_000;

const nothing: Found = { draft: null, standing: null, isKeeping: true };
const unknown: Found = { draft: null, standing: 'not-kept', isKeeping: false };

/** The person's draft of the first answers, and its state on this device; null until that was read. */
export function useOnboardingDraft() {
  const { drafts, offline } = useServices();
  const owner = useAppSelector(selectUser)?.id ?? '';
  const [found, setFound] = useState<Found | null>(
    offline.isLasting ? null : { ...nothing, isKeeping: false },
  );
  /** The current form, once a person has begun to fill it in. */
  const filledIn = useRef<Draft | null>(null);
  useEffect(() => {
    if (!offline.isLasting) return;
    let isHere = true;
    const show = (read: Found) => {
      if (isHere) setFound(read);
    };
    const late = setTimeout(show, timeoutMs, unknown);
    drafts
      .read(owner)
      .then(async (draft) => {
        if (!isHere) return;
        const begun = filledIn.current;
        // Too late for the stored draft: the form has changed by now. Neither is overwritten.
        if (draft && begun) return;
        show(draft ? { draft, standing: draft.standing, isKeeping: true } : nothing);
        const standing = begun && (await drafts.keep(owner, begun));
        if (standing) show({ ...nothing, standing });
      })
      .catch(() => show(unknown))
      .finally(() => clearTimeout(late));
    return () => {
      isHere = false;
      filledIn.current = null;
      clearTimeout(late);
    };
  }, [drafts, offline, owner]);

  if (!found) return null;
  return {
    draft: found.draft,
    standing: found.standing,
    async keep(draft: Draft) {
      filledIn.current = draft;
      if (!found.isKeeping) return;
      const standing = await drafts.keep(owner, draft);
      if (standing) setFound((now) => now && { ...now, standing });
    },
  };
}

import { useEffect, useState } from 'react';
import { useAppSelector, useServices } from '../../app/use-services';
import { inTime } from '../../platform/in-time';
import { selectUser } from '../session/session-selectors';
import type { Draft, DraftStanding } from './onboarding-drafts';

type Found = {
  draft: Draft | null;
  standing: DraftStanding | null;
  /** Where it is not known what lies here, nothing is written over it. */
  isKeeping: boolean;
};

/** Milliseconds; a browser whose database hangs must not keep the form back. */
const patience = 3_000;

const nothing: Found = { draft: null, standing: null, isKeeping: true };
const unknown: Found = { draft: null, standing: 'not-kept', isKeeping: false };

/** What who is here has filled in of the first answers, and its keeping on this device; null until that was looked at. */
export function useOnboardingDraft() {
  const { drafts, offline } = useServices();
  const owner = useAppSelector(selectUser)?.id ?? '';
  const [found, setFound] = useState<Found | null>(
    offline.isLasting ? null : { ...nothing, isKeeping: false },
  );
  useEffect(() => {
    if (!offline.isLasting) return;
    let isHere = true;
    let read = unknown;
    const reading = drafts.read(owner).then((draft) => {
      read = draft ? { draft, standing: draft.standing, isKeeping: true } : nothing;
    });
    inTime(reading, patience)
      .catch(() => undefined)
      .then(() => {
        if (isHere) setFound(read);
      });
    return () => {
      isHere = false;
    };
  }, [drafts, offline, owner]);

  if (!found) return null;
  return {
    draft: found.draft,
    standing: found.standing,
    async keep(draft: Draft) {
      if (!found.isKeeping) return;
      const standing = await drafts.keep(owner, draft);
      if (standing) setFound((now) => now && { ...now, standing });
    },
  };
}

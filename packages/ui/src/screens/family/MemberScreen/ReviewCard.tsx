import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Saved } from '../../../patterns/state';
import { useFocusWhenGone } from '../../../patterns/use-focus-when-gone';
import { points } from '../private/family.css';
import type { MemberRow } from '../types';

type ReviewCardProps = {
  member: MemberRow;
  isOffline: boolean;
  onConfirm: () => Promise<Saved<object>>;
  /** Gets the focus when the card goes, once it is confirmed. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks guardians to look through the record with the child, until one of them says that they did. */
export function ReviewCard({ member, isOffline, onConfirm, focusAfter }: ReviewCardProps) {
  const moveFocusOn = useFocusWhenGone(focusAfter);
  const [isPending, setPending] = useState(false);
  const { firstName: name, guardians } = member;
  const names = guardians
    .map(({ firstName, lastName, isYou }) => (isYou ? m.family_guardian_you() : `${firstName} ${lastName}`))
    .join(', ');

  async function confirm() {
    setPending(true);
    const saved = await onConfirm();
    setPending(false);
    if (saved.ok) moveFocusOn();
    if (saved.ok) showToast({ tone: 'success', message: m.family_review_saved() });
    else showToast({ tone: 'error', message: saved.message ?? m.not_saved() });
  }

  return (
    <Card as="section" aria-labelledby="review">
      <Stack space={4}>
        <Heading level={2} id="review">
          {m.family_review()}
        </Heading>
        <Text>{m.family_review_what({ name })}</Text>
        <ul className={points}>
          <li>{m.family_review_who({ names })}</li>
          <li>{m.family_review_kept()}</li>
          <li>{m.family_review_done_for()}</li>
          <li>{m.family_review_later({ name })}</li>
        </ul>
        <div>
          <Button isDisabled={isOffline} isPending={isPending} onPress={() => void confirm()}>
            {m.family_review_yes()}
          </Button>
        </div>
        <Text size={14} tone="muted">
          {m.family_review_source()}
        </Text>
      </Stack>
    </Card>
  );
}

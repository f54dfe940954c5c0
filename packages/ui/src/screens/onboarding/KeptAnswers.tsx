import * as m from '../../../generated/messages/messages';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { UnsentMark } from '../../components/UnsentMark/UnsentMark';

type KeptAnswersProps = {
  /** They were on their way at least once: they can no longer be changed. */
  isSending: boolean;
  isOffline: boolean;
  /** The page on which the person can continue meanwhile. */
  goOnHref: string | undefined;
  onEdit: () => void;
};

/** Explains what happens to answers kept on this device, and what the person needs to do. */
export function KeptAnswers({ isSending, isOffline, goOnHref, onEdit }: KeptAnswersProps) {
  return (
    <>
      <Stack space={3} align="start">
        <UnsentMark standing={isSending && !isOffline ? 'sending' : 'waiting'} />
        {(!isSending || isOffline) && (
          <Text>{isOffline ? m.onboarding_kept_offline() : m.onboarding_kept()}</Text>
        )}
        <Text tone="muted">{goOnHref ? m.onboarding_kept_go_on_hint() : m.onboarding_kept_next()}</Text>
      </Stack>
      {goOnHref && (
        <Button href={goOnHref} isFullWidth>
          {m.onboarding_kept_go_on()}
        </Button>
      )}
      {!isSending && (
        <Button tone="secondary" onPress={onEdit} isFullWidth>
          {m.onboarding_kept_edit()}
        </Button>
      )}
    </>
  );
}

import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';

/** The state of the request for another e-mail. */
export type ResendState = 'idle' | 'sending' | 'sent' | 'failed';

/** Asks for another mail and says what became of it. */
export function ResendMail({ state, onResend }: { state: ResendState; onResend: () => void }) {
  return (
    <Stack space={3}>
      {/* Always there: a live region that comes with its text is not read. */}
      <div role="status">
        {state === 'sent' && <Banner tone="done">{m.verify_resend_sent()}</Banner>}
        {state === 'failed' && <Banner tone="attention">{m.verify_resend_failed()}</Banner>}
      </div>
      <Button tone="secondary" isPending={state === 'sending'} onPress={onResend} isFullWidth>
        {state === 'idle' || state === 'sending' ? m.verify_resend() : m.verify_resend_again()}
      </Button>
    </Stack>
  );
}

import { Banner } from '@nadi/ui/components/Banner';
import { Button } from '@nadi/ui/components/Button';
import { EmptyState } from '@nadi/ui/components/EmptyState';
import { Stack } from '@nadi/ui/components/Stack';
import * as m from '@nadi/ui/messages';
import { ConflictScreen } from '@nadi/ui/screens/offline/ConflictScreen';
import { useParams } from 'react-router-dom';
import { useClock } from '../kernel/browser/clock';
import { Redirect } from '../kernel/shell/Redirect';
import { useConflict } from '../kernel/unsent/use-conflict';
import './unsent';
import { useStandingProfile } from './use-standing-profile';

/** An outbox entry that the server did not accept as it is. */
export function UnsentEntryRoute() {
  const { id } = useParams();
  // Anything typed or chosen for one entry does not belong to another.
  return <UnsentEntry key={id} id={Number(id)} />;
}

function UnsentEntry({ id }: { id: number }) {
  const clock = useClock();
  const view = useConflict(id, clock, useStandingProfile);
  switch (view.kind) {
    case 'elsewhere':
      return <Redirect to={view.to} />;
    case 'failed':
      return (
        <EmptyState
          title={m.profile_failed_title()}
          action={<Button onPress={view.onRetry}>{m.try_again()}</Button>}
        >
          {m.profile_failed()}
        </EmptyState>
      );
    case 'screen':
      return (
        <Stack space={6}>
          <ConflictScreen {...view.props} clock={clock} />
          {view.hasPhoto && (
            <Banner tone="attention" title={m.app_unsent_photo_title()}>
              {m.app_unsent_photo()}
            </Banner>
          )}
        </Stack>
      );
  }
}

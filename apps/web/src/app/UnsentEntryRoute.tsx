import { Banner } from '@nadi/ui/components/Banner';
import { Button } from '@nadi/ui/components/Button';
import { EmptyState } from '@nadi/ui/components/EmptyState';
import { Stack } from '@nadi/ui/components/Stack';
import * as m from '@nadi/ui/messages';
import { ConflictScreen } from '@nadi/ui/screens/offline/ConflictScreen';
import { useParams } from 'react-router-dom';
import { useActFor, useMembers } from '../areas/family/offers';
import { selectActing } from '../kernel/acting/acting-slice';
import { useClock } from '../kernel/browser/clock';
import { selectAllEntries } from '../kernel/outbox/outbox-selectors';
import { useAppSelector } from '../kernel/services/use-services';
import { Redirect } from '../kernel/shell/Redirect';
import { useConflict } from '../kernel/unsent/use-conflict';
import './unsent';
import { useStandingProfile } from './use-standing-profile';

/** An outbox entry that the server did not accept as it is. */
export function UnsentEntryRoute() {
  const { id } = useParams();
  // Anything typed or chosen for one entry does not belong to another.
  const entry = useAppSelector(selectAllEntries).find((one) => one.id === Number(id));
  const here = useAppSelector(selectActing)?.id ?? null;
  // Both versions are compared on the page of their patient: the other one would be read for whomever this page is.
  if (entry && (entry.patientId ?? null) !== here) return <OfAnother patientId={entry.patientId ?? null} />;
  return <UnsentEntry key={id} id={Number(id)} />;
}

function OfAnother({ patientId }: { patientId: string | null }) {
  const person = useMembers(patientId !== null).find(({ id }) => id === patientId);
  const { actFor } = useActFor();
  if (patientId === null)
    return (
      <EmptyState
        title={m.family_entry_yours_title()}
        action={<Button onPress={() => actFor(null)}>{m.family_back()}</Button>}
      >
        {m.family_entry_yours()}
      </EmptyState>
    );
  const name = person?.firstName ?? m.family_somebody();
  return (
    <EmptyState
      title={m.family_entry_other_title({ name })}
      action={person && <Button onPress={() => actFor(person)}>{m.family_act_for({ name })}</Button>}
    >
      {m.family_entry_other({ name })}
    </EmptyState>
  );
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

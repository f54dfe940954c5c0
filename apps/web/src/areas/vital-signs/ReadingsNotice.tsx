import { Banner } from '@nadi/ui/components/Banner';
import { Button } from '@nadi/ui/components/Button';
import * as m from '@nadi/ui/messages';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { usePerson } from './queries/use-person';
import { ReadingsTold } from './ReadingsTold';

/** All that the readings ask for; and of a child the way to what weights and heights mean. */
export function ReadingsNotice() {
  const birth = usePerson().subject.dateOfBirth;
  const today = dayOf(useClock());
  const isChild = birth !== null && today < `${Number(birth.slice(0, 4)) + 18}${birth.slice(4)}`;
  return (
    <>
      <ReadingsTold />
      {isChild && (
        <Banner
          tone="info"
          action={
            <Button tone="secondary" href="/dashboard/growth">
              {m.growth_open()}
            </Button>
          }
        >
          {m.growth_of_child()}
        </Banner>
      )}
    </>
  );
}

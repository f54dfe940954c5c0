import { Banner } from '@nadi/ui/components/Banner';
import { Button } from '@nadi/ui/components/Button';
import * as m from '@nadi/ui/messages';
import { useIsChild } from './queries/use-is-child';
import { ReadingsTold } from './ReadingsTold';

/** All that the readings ask for; and of a child the way to what weights and heights mean. */
export function ReadingsNotice() {
  const isChild = useIsChild();
  return (
    <>
      <ReadingsTold />
      {isChild && (
        <Banner
          tone="info"
          action={
            <Button tone="secondary" href="/dashboard/vital-signs/growth">
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

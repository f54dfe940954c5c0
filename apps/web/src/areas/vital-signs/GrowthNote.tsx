import { Banner } from '@nadi/ui/components/Banner';
import { Button } from '@nadi/ui/components/Button';
import * as m from '@nadi/ui/messages';

/** Leads from the readings of a child to what their weights and heights mean. */
export function GrowthNote() {
  return (
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
  );
}

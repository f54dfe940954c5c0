import { brand } from '@nadi/brand';
import { Phone } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../Button/Button';
import { Inline } from '../../Inline/Inline';

/** Calls the emergency number or the ambulance. `isCritical` makes the first the loudest of the page. */
export function CallButtons({ isCritical }: { isCritical: boolean }) {
  const number = brand.emergencyNumber;
  return (
    <Inline space={2}>
      <Button tone={isCritical ? 'critical' : 'secondary'} icon={Phone} href={`tel:${number}`}>
        {m.critical_call({ number })}
      </Button>
      <Button tone="secondary" icon={Phone} href={`tel:${brand.ambulanceNumber}`}>
        {m.critical_call_ambulance({ number: brand.ambulanceNumber })}
      </Button>
    </Inline>
  );
}

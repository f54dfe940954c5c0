import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { CallButtons } from '../../../components/private/CallButtons/CallButtons';
import { asksForAction, callsAtOnce, type Told } from '../../../components/private/reading/told';
import { latePart, useLateNow, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

// Few dashboards have anything to advise. The device keeps its code with all other code of this version.
const criticalNow = latePart(async () => (await import('./CriticalNow')).CriticalNow);

/** Tells the person to act at once, before everything else on the page. Until its code is there, or if it cannot be fetched, help can be called all the same. */
export function AdviceNow({ told }: { told: Told }) {
  const isNeeded = asksForAction(told);
  const CriticalNow = useLateNow(criticalNow, isNeeded);
  usePreload(criticalNow);
  if (!isNeeded) return null;
  if (CriticalNow) return <CriticalNow told={told} />;
  return (
    <Stack space={3}>
      <Text>{m.advice_coming({ number: brand.emergencyNumber })}</Text>
      <CallButtons isCritical={callsAtOnce(told)} />
    </Stack>
  );
}

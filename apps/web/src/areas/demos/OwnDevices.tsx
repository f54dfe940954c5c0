import { DeviceCheck } from '@nadi/ui/screens/demos/VideoCallScreen';
import { useDeviceCheck } from '../../kernel/devices/use-device-check';

/** The devices of this browser, tried by whoever sits before it. */
export function OwnDevices() {
  const { check: _, onStartSound: __, ...devices } = useDeviceCheck();
  return <DeviceCheck {...devices} />;
}

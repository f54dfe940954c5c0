import { OwnDevices } from '../areas/demos/OwnDevices';
import { startDemo } from './demo';

startDemo(() => <OwnDevices />);

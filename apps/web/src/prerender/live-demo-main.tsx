import { LiveRoom } from '../areas/demos/LiveRoom';
import { startDemo } from './demo';

startDemo(() => <LiveRoom />);

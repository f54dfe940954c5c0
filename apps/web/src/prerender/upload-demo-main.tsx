import { OwnFile } from '../areas/demos/OwnFile';
import { startDemo } from './demo';

startDemo(() => <OwnFile />);

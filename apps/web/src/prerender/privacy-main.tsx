import { LiveOfficer } from '../areas/site/LiveOfficer';
import { startIslands } from './islands';

startIslands({ officer: () => <LiveOfficer /> });

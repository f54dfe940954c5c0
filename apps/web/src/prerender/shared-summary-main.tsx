import '@nadi/ui/screens/links/SharedSummaryScreen.css';
import { OwnSummary } from '../areas/links/viewer/OwnSummary';
import { startIslands } from './islands';

startIslands({ summary: () => <OwnSummary /> });

import { SampleCharts } from '@nadi/ui/screens/demos/DataVisualizationScreen';
import { startDemo } from './demo';

startDemo(() => <SampleCharts />);

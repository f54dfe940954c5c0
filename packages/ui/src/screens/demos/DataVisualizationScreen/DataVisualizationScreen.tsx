import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { DemoPage } from '../private/DemoPage';
import { SampleCharts, type SampleChartsProps } from './SampleCharts';

export { SampleCharts } from './SampleCharts';

/** The charts of the product on a year of a person who does not exist. */
export function DataVisualizationScreen(props: SampleChartsProps) {
  return (
    <DemoPage
      href="/data-visualization-demo"
      intro={m.demo_charts_intro()}
      kept={m.demo_charts_kept()}
      withoutCode={<Text>{m.demo_charts_without_code()}</Text>}
    >
      <SampleCharts {...props} />
    </DemoPage>
  );
}

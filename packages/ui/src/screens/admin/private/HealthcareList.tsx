import * as m from '../../../../generated/messages/messages';
import { Page } from '../../../patterns/Page/Page';
import { type HealthcareView, HealthcareViews } from './AdminViews';
import { FoundList, type FoundListProps } from './FoundList';

type HealthcareListProps<Row> = Omit<FoundListProps<Row, unknown>, 'about' | 'head'> & {
  view: HealthcareView;
  about: string;
};

/** A list of the tab of healthcare. It says that content is not in it. */
export const HealthcareList = <Row,>({ view, about, ...list }: HealthcareListProps<Row>) => (
  <Page title={m.healthcare_title()} isWide>
    <HealthcareViews value={view} />
    <FoundList {...list} about={[about, m.healthcare_content()]} />
  </Page>
);

import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Page } from '../../../patterns/Page/Page';

export type OwnPageScreenProps = {
  /** The name of the page, as for its own reader. */
  title: string;
  /** First name of the person for whom one acts. */
  name: string;
  onBack: () => void;
};

/** In the place of a page that is for nobody but the signed-in person, while they act for another. */
export function OwnPageScreen({ title, name, onBack }: OwnPageScreenProps) {
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title={m.family_own_page_title()}
          action={<Button onPress={onBack}>{m.family_back()}</Button>}
        >
          {m.family_own_page({ name, page: title })}
        </EmptyState>
      </Card>
    </Page>
  );
}

import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Page } from '../../../patterns/Page/Page';

export type OwnPageScreenProps = {
  /** The name of the page, as for its own reader. */
  title: string;
  /** It is for nobody but its person, or it only adds to a record that one may view. */
  why: 'own' | 'view-only';
  /** First name of the person for whom one acts. */
  name: string;
  onBack: () => void;
};

/** In the place of a page that a person who acts for another cannot use. */
export function OwnPageScreen({ title, why, name, onBack }: OwnPageScreenProps) {
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title={why === 'own' ? m.family_own_page_title() : m.family_view_only_title()}
          action={<Button onPress={onBack}>{m.family_back()}</Button>}
        >
          {why === 'own'
            ? m.family_own_page({ name, page: title })
            : m.family_view_only({ name, page: title })}
        </EmptyState>
      </Card>
    </Page>
  );
}

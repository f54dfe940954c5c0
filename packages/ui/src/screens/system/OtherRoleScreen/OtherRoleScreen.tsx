import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Page } from '../../../patterns/Page/Page';

export type OtherRoleScreenProps = {
  /** The name of the page, as for those who may read it. */
  title: string;
  /** For whom it is. */
  of: 'PATIENT' | 'DOCTOR';
  /** @default '/dashboard/admin' */
  homeHref?: string;
};

const words = {
  PATIENT: { title: m.other_role_of_patients, text: m.other_role_of_patients_text },
  DOCTOR: { title: m.other_role_of_doctors, text: m.other_role_of_doctors_text },
};

/** Shows an administrator at the address of a page with someone's health in it whose it is, and nothing of it. */
export function OtherRoleScreen({ title, of, homeHref = '/dashboard/admin' }: OtherRoleScreenProps) {
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title={words[of].title()}
          action={<Button href={homeHref}>{m.unauthorized_home()}</Button>}
        >
          {words[of].text({ product: brand.name })}
        </EmptyState>
      </Card>
    </Page>
  );
}

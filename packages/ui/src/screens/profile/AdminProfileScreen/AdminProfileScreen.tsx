import { ShieldCheck } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { LinkList } from '../../../components/LinkList/LinkList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { Loaded } from '../../../patterns/state';
import { profileWords } from '../profile-words';
import * as styles from './AdminProfileScreen.css';

/** The data of an administrator that this screen needs. */
export type AdminProfile = { firstName: string; lastName: string; email: string };

export type AdminProfileScreenProps = {
  state: Loaded<{ profile: AdminProfile }>;
  /** @default '/dashboard/settings/security' */
  securityHref?: string;
  /** Reads the profile again after it could not be read. */
  onRetry: () => void;
};

/** The profile of the signed-in administrator. Nothing can be changed here except how they sign in. */
export function AdminProfileScreen({
  state,
  securityHref = '/dashboard/settings/security',
  onRetry,
}: AdminProfileScreenProps) {
  return (
    <RecordPage {...profileWords()} state={state} fields={2} onRetry={onRetry}>
      {({ profile }) => (
        <>
          <Who {...profile} />
          <Card padding="none">
            <LinkList
              label={m.profile_security_links()}
              items={[
                {
                  href: securityHref,
                  label: m.profile_security(),
                  description: m.profile_security_description(),
                  icon: ShieldCheck,
                },
              ]}
            />
          </Card>
        </>
      )}
    </RecordPage>
  );
}

function Who({ firstName, lastName, email }: AdminProfile) {
  const name = `${firstName} ${lastName}`;
  return (
    <Card>
      <Stack space={6}>
        <Inline space={4} isWrapping={false}>
          <Avatar name={name} size="medium" />
          <div className={styles.name}>
            <Heading level={2}>{name}</Heading>
          </div>
        </Inline>
        <dl className={styles.facts}>
          <Text as="dt" tone="muted">
            {m.auth_email()}
          </Text>
          <Text as="dd">{email}</Text>
          <Text as="dt" tone="muted">
            {m.profile_role()}
          </Text>
          <Text as="dd">{m.profile_role_admin()}</Text>
        </dl>
      </Stack>
    </Card>
  );
}

import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Divider } from '../../../components/Divider/Divider';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

export type DemoAccount = {
  /** Person and role, e.g. "Asha, patient"; the button shows the part before the comma. */
  label: string;
  /** The content of the account. */
  description: string;
  email: string;
  password: string;
};

type DemoAccountsProps = {
  accounts: readonly DemoAccount[];
  isDisabled: boolean;
  onChoose: (account: DemoAccount) => void;
};

/** Accounts of invented people, one press away. */
export function DemoAccounts({ accounts, isDisabled, onChoose }: DemoAccountsProps) {
  const title = useId();
  return (
    <Stack as="section" space={4} aria-labelledby={title}>
      <Divider />
      <Stack space={1}>
        <Heading level={2} size={18} id={title}>
          {m.sign_in_demo_title()}
        </Heading>
        <Text size={14} tone="muted">
          {m.sign_in_demo_description()}
        </Text>
      </Stack>
      <Stack as="ul" space={3}>
        {accounts.map((account) => (
          <Stack key={account.email} as="li" space={1}>
            <Button
              tone="secondary"
              size="small"
              isFullWidth
              isDisabled={isDisabled}
              onPress={() => onChoose(account)}
            >
              {m.sign_in_demo_use({ name: account.label.split(',')[0] ?? account.label })}
            </Button>
            <Text size={14} tone="muted">
              {account.description}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

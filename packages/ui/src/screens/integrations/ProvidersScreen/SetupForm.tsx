import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { CopyText } from '../../../components/CopyText/CopyText';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { Link } from '../../../components/Link/Link';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import type { Setup, SetupDraft } from './ProvidersScreen';

export type SetupFormProps = {
  setup: Setup;
  onSave: (draft: SetupDraft) => Promise<Saved>;
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks for what a provider gave this installation. A secret belongs to one identifier. */
export function SetupForm({ setup, ...dialog }: SetupFormProps) {
  const { name, callbackUrl, consoleUrl, hasSecret, accounts } = setup;
  const [clientId, setClientId] = useState(setup.clientId ?? '');
  const [clientSecret, setClientSecret] = useState('');
  const [id, secret] = [clientId.trim(), clientSecret.trim()];
  const isOther = id !== '' && id !== setup.clientId;
  const needsSecret = !hasSecret || isOther;

  function check() {
    const faults: FieldFault[] = [];
    if (id === '') faults.push({ name: 'clientId', message: m.provider_client_missing() });
    if (needsSecret && secret === '')
      faults.push({ name: 'clientSecret', message: m.provider_secret_missing() });
    return faults.length > 0
      ? { faults }
      : { draft: { clientId: id, ...(secret && { clientSecret: secret }) } };
  }

  return (
    <FormDialog
      {...dialog}
      title={m.provider_title({ name })}
      description={m.provider_setup_about()}
      check={check}
    >
      {({ messageFor }) => (
        <>
          <Text size={14}>{m.provider_callback()}</Text>
          <CopyText value={callbackUrl} copyLabel={m.provider_copy()} />
          {consoleUrl && (
            <Link href={consoleUrl} isExternal isAlone>
              {m.provider_console()}
            </Link>
          )}
          <TextField
            name="clientId"
            label={m.provider_client_id()}
            value={clientId}
            onChange={setClientId}
            errorMessage={messageFor('clientId')}
            isRequired
          />
          {accounts > 0 && isOther && (
            <Banner tone="attention" title={setup.clientId ? m.provider_accounts_warning_title() : undefined}>
              {m.provider_accounts_change({ count: accounts })}
            </Banner>
          )}
          <PasswordField
            name="clientSecret"
            label={m.provider_client_secret()}
            description={sayOfSecret(setup, isOther)}
            autoComplete="new-password"
            value={clientSecret}
            onChange={setClientSecret}
            errorMessage={messageFor('clientSecret')}
            isRequired={needsSecret}
          />
        </>
      )}
    </FormDialog>
  );
}

function sayOfSecret({ clientId, hasSecret }: Setup, isOther: boolean): string {
  if (clientId !== null && isOther) return m.provider_client_secret_new();
  return hasSecret ? m.provider_client_secret_keep() : m.provider_client_secret_about();
}

import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { CopyText } from '../../../components/CopyText/CopyText';
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

/** Asks for what a provider gave this installation. */
export function SetupForm({ setup, ...dialog }: SetupFormProps) {
  const [clientId, setClientId] = useState(setup.clientId ?? '');
  const [clientSecret, setClientSecret] = useState('');
  return (
    <FormDialog
      {...dialog}
      title={m.provider_title({ name: setup.name })}
      description={m.provider_setup_about()}
      check={() =>
        clientId.trim() === ''
          ? { faults: [{ name: 'clientId', message: m.provider_client_missing() }] }
          : { draft: { clientId: clientId.trim(), ...(clientSecret && { clientSecret }) } }
      }
    >
      {({ messageFor }) => (
        <>
          <Text size={14}>{m.provider_callback()}</Text>
          <CopyText value={setup.callbackUrl} copyLabel={m.provider_copy()} />
          {setup.consoleUrl && (
            <Link href={setup.consoleUrl} isAlone>
              {m.provider_console()}
            </Link>
          )}
          {setup.accounts > 0 && (
            <Banner tone="attention" title={m.provider_accounts_warning_title()}>
              {m.provider_accounts({ count: setup.accounts })}
            </Banner>
          )}
          <TextField
            name="clientId"
            label={m.provider_client_id()}
            value={clientId}
            onChange={setClientId}
            errorMessage={messageFor('clientId')}
            isRequired
          />
          <PasswordField
            name="clientSecret"
            label={m.provider_client_secret()}
            description={setup.hasSecret ? m.provider_client_secret_keep() : m.provider_client_secret_about()}
            autoComplete="new-password"
            value={clientSecret}
            onChange={setClientSecret}
            errorMessage={messageFor('clientSecret')}
            isRequired={!setup.hasSecret}
          />
        </>
      )}
    </FormDialog>
  );
}

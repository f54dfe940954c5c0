import { KeyRound, Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { ConfirmDialog, usePreloadConfirm } from '../../../patterns/ConfirmDialog/ConfirmDialog';
import { Phases } from '../../../patterns/Phases/Phases';
import { SettingsSection } from '../private/SettingsSection';
import { SettingsRow } from './SettingsRow';
import type { Passkey, SecurityState } from './types';

export type PasskeysSectionProps = {
  state: SecurityState['passkeys'];
  clock: Clock;
  isPasskeySupported: boolean;
  onAddPasskey: (name: string) => void;
  onRemovePasskey: (id: string) => void;
  onRetry: () => void;
};

/** Signing in without a password. */
export function PasskeysSection({ state, onRetry, ...rest }: PasskeysSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection title={m.passkeys_title()} description={m.passkeys_explain()} headingRef={heading}>
      <Phases state={state} rows={2} failed={{ text: m.passkeys_failed() }} onRetry={onRetry}>
        {(content) => <Passkeys {...rest} content={content} heading={heading} />}
      </Phases>
    </SettingsSection>
  );
}

type PasskeysProps = Omit<PasskeysSectionProps, 'state' | 'onRetry'> & {
  content: Extract<SecurityState['passkeys'], { phase: 'ready' }>;
  heading: RefObject<HTMLHeadingElement | null>;
};

const addDialog = latePart(async () => (await import('./AddPasskeyDialog')).AddPasskeyDialog);

function Passkeys({
  content: { passkeys, action },
  clock,
  isPasskeySupported,
  onAddPasskey,
  onRemovePasskey,
  heading,
}: PasskeysProps) {
  const [asked, setAsked] = useState<'add' | Passkey | null>(null);
  const close = () => setAsked(null);
  const isAdding = asked === 'add';
  const AddPasskeyDialog = useLate(addDialog, { isOpen: isAdding, onOpenChange: close });
  usePreload(addDialog, isPasskeySupported);
  usePreloadConfirm();
  return (
    <Stack space={5}>
      {passkeys.length === 0 ? (
        <Text>{m.passkeys_none()}</Text>
      ) : (
        <DividedList label={m.passkeys_title()}>
          {passkeys.map((passkey) => (
            <SettingsRow
              key={passkey.id}
              icon={KeyRound}
              title={passkey.name}
              tag={<Tag>{passkey.isSynced ? m.passkeys_synced() : m.passkeys_not_synced()}</Tag>}
              action={{ label: m.passkeys_remove(), onPress: () => setAsked(passkey) }}
            >
              <Text size={14} tone="muted">
                {withParts(m.passkeys_added({ when: part(0) }), [
                  <When key="at" at={passkey.createdAt} clock={clock} isInSentence />,
                ])}
              </Text>
              <Text size={14} tone="muted">
                {passkey.lastUsedAt
                  ? withParts(m.passkeys_last_used({ when: part(0) }), [
                      <When key="at" at={passkey.lastUsedAt} clock={clock} isInSentence />,
                    ])
                  : m.passkeys_never_used()}
              </Text>
            </SettingsRow>
          ))}
        </DividedList>
      )}
      {isPasskeySupported ? (
        <div>
          <Button
            tone="secondary"
            icon={Plus}
            isPending={isAdding && !AddPasskeyDialog}
            onPress={() => setAsked('add')}
          >
            {m.passkeys_add()}
          </Button>
        </div>
      ) : (
        <Banner tone="info">{m.passkeys_unsupported()}</Banner>
      )}
      {isAdding && AddPasskeyDialog && (
        <AddPasskeyDialog action={action} onAdd={onAddPasskey} onClose={close} focusAfter={heading} />
      )}
      {asked !== null && asked !== 'add' && (
        <ConfirmDialog
          title={m.passkeys_remove_title()}
          description={m.passkeys_remove_description({ name: asked.name })}
          yes={m.passkeys_remove_yes()}
          no={m.passkeys_keep()}
          action={action}
          onConfirm={() => onRemovePasskey(asked.id)}
          onClose={close}
          focusAfter={heading}
        />
      )}
    </Stack>
  );
}

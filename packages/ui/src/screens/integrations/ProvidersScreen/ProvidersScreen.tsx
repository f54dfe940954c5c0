import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { LateDeleteDialog, usePreloadDelete } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { Section } from '../../private/Section';
import type { ProviderName } from '../types';

/** The registration of this installation at a provider. */
export type Setup = {
  provider: ProviderName;
  name: string;
  isDemonstration: boolean;
  clientId: string | null;
  hasSecret: boolean;
  /** Connected accounts. */
  accounts: number;
  version: number;
  callbackUrl: string;
  consoleUrl: string | null;
};
/** `clientId` null removes the setup; a secret that is absent stays. */
export type SetupDraft = { clientId: string | null; clientSecret?: string };

export type ProvidersScreenProps = {
  state: Loaded<{ setups: readonly Setup[] }>;
  isOffline: boolean;
  /** Saves a change of the version that was read. */
  onSave: (setup: Setup, draft: SetupDraft) => Promise<Saved>;
  onRetry: () => void;
};

const setupForm = latePart(async () => (await import('./SetupForm')).SetupForm);

/** Lets an administrator set up the providers whose accounts patients may connect. */
export function ProvidersScreen({ state, isOffline, onSave, onRetry }: ProvidersScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<Setup | null>(null);
  const [removed, setRemoved] = useState<Setup | null>(null);
  const SetupForm = useLate(setupForm, { isOpen: edited !== null, onOpenChange: () => setEdited(null) });
  usePreload(setupForm);
  usePreloadDelete();
  const tell = (message: string) => showToast({ tone: 'success', message });
  return (
    <Page
      title={m.integrations_title()}
      description={m.providers_about()}
      up={{ href: '/dashboard', label: m.integrations_up() }}
      headingRef={heading}
    >
      <Section title={m.provider_setup()}>
        {state.phase === 'ready' && isOffline && <Text tone="muted">{m.providers_offline()}</Text>}
        <Phases
          state={state}
          failed={{ title: m.provider_setup_failed(), text: m.integrations_failed_text() }}
          onRetry={onRetry}
        >
          {({ setups }) => (
            <DividedList label={m.provider_setup()}>
              {setups.map((setup) => (
                <DividedItem key={setup.provider}>
                  <Item
                    setup={setup}
                    isOffline={isOffline}
                    onEdit={() => setEdited(setup)}
                    onRemove={() => setRemoved(setup)}
                  />
                </DividedItem>
              ))}
            </DividedList>
          )}
        </Phases>
      </Section>
      {SetupForm && edited && (
        <SetupForm
          setup={edited}
          onSave={(draft) => onSave(edited, draft)}
          onClose={(result) => {
            setEdited(null);
            if (result) tell(m.provider_saved());
          }}
          focusAfter={heading}
        />
      )}
      {removed && (
        <LateDeleteDialog
          title={m.provider_remove_title({ name: removed.name })}
          description={m.provider_remove_about({ name: removed.name })}
          yes={m.provider_remove()}
          onDelete={() => onSave(removed, { clientId: null })}
          onClose={(result) => {
            setRemoved(null);
            if (result) tell(m.provider_removed());
          }}
          focusAfter={heading}
        >
          <Text weight="bold">{removed.name}</Text>
          {removed.accounts > 0 && (
            <Text>{m.provider_accounts_remove({ count: removed.accounts, name: removed.name })}</Text>
          )}
        </LateDeleteDialog>
      )}
    </Page>
  );
}

type ItemProps = { setup: Setup; isOffline: boolean; onEdit: () => void; onRemove: () => void };

function Item({ setup: { name, isDemonstration, clientId }, isOffline, onEdit, onRemove }: ItemProps) {
  return (
    <Stack space={2}>
      <Inline justify="between" space={3}>
        <Heading level={3} size={16}>
          {name}
        </Heading>
        {clientId === null ? (
          <Tag>{m.connection_not_configured()}</Tag>
        ) : (
          <Tag tone="done" icon={CircleCheck}>
            {m.provider_is_set()}
          </Tag>
        )}
      </Inline>
      {isDemonstration ? (
        <Text size={14}>{m.provider_demonstration_about()}</Text>
      ) : (
        <Inline space={3}>
          <Button size="small" tone="secondary" isDisabled={isOffline} onPress={onEdit}>
            {clientId === null ? m.provider_set() : m.provider_change()}{' '}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          {clientId !== null && (
            <Button size="small" tone="quiet" isDisabled={isOffline} onPress={onRemove}>
              {m.provider_remove()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

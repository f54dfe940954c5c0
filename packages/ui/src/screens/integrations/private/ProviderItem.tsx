import { CircleCheck, LogIn, OctagonAlert } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { kindLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { sayWhenWithin } from '../../../words/moment';
import type { Connection, ConnectionActs, Provider } from '../types';

type ProviderItemProps = Pick<ConnectionActs, 'onConnect' | 'onSync'> & {
  provider: Provider;
  clock: Clock;
  isOffline: boolean;
  onHistory: () => void;
  onEnd: () => void;
};

const aMinute = 60_000;

const failureWords = {
  unreachable: m.connection_failure_unreachable,
  refused: m.connection_failure_refused,
  unreadable: m.connection_failure_unreadable,
  internal: m.connection_failure_internal,
} as const;

/** Shows an account at a provider: its state, when readings came, and what can be done. */
export function ProviderItem({ provider, clock, isOffline, onConnect, onSync, ...on }: ProviderItemProps) {
  const { id, name, types, isConfigured, isDemonstration, connection } = provider;
  const connect = useSave<object, never>(() => undefined);
  const sync = useSave<{ nextSyncAt: string | null }, never>(({ nextSyncAt }) => {
    const isLater = nextSyncAt !== null && Date.parse(nextSyncAt) > Date.parse(clock.now) + aMinute;
    const later = () => m.connection_sync_later({ name, time: sayWhenWithin(nextSyncAt ?? '', clock) });
    showToast({
      tone: isLater ? 'info' : 'success',
      message: isLater ? later() : m.connection_sync_asked({ name }),
    });
  });
  const tell = async <Result extends object>(act: () => Promise<Saved<Result>>) => {
    const done = await act();
    if (!done.ok) showToast({ tone: 'error', message: done.message ?? m.not_saved() });
    return done;
  };
  const button = (label: string) => (
    <Button
      needs="guardian"
      size="small"
      tone={connection ? 'primary' : 'secondary'}
      icon={LogIn}
      isPending={connect.isPending}
      isDisabled={isOffline}
      onPress={() => void connect.save(() => tell(() => onConnect(id)))}
    >
      {label} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <Stack space={2}>
      <Inline justify="between" space={3}>
        <Stack space={1}>
          <Heading level={3} size={16}>
            {name}
          </Heading>
          <Text size={14} tone="muted">
            {types.map(kindLabel).join(', ')}
          </Text>
        </Stack>
        <Inline space={2}>
          {isDemonstration && <Tag>{m.connection_demonstration()}</Tag>}
          <Status connection={connection} isConfigured={isConfigured} />
        </Inline>
      </Inline>
      {isDemonstration && <Text size={14}>{m.connection_demonstration_about()}</Text>}
      {!isConfigured && (
        <Text size={14}>
          {connection
            ? m.connection_setup_removed_about({ name })
            : m.connection_not_configured_about({ name })}
        </Text>
      )}
      {connection && <Text size={14}>{sayFetched(connection, isConfigured, clock)}</Text>}
      {connection && isConfigured && <Reason connection={connection} name={name} />}
      {connection && <Attention connection={connection} />}
      <Inline space={3}>
        {isConfigured && !connection && button(m.connection_connect())}
        {isConfigured && connection?.status === 'signed-out' && button(m.connection_sign_in_again())}
        {isConfigured && connection?.status === 'connected' && (
          <Button
            needs="manage"
            size="small"
            tone="secondary"
            isPending={sync.isPending}
            isDisabled={isOffline}
            onPress={() => void sync.save(() => tell(() => onSync(connection.id)))}
          >
            {m.connection_sync()} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        {connection && (
          <>
            <Button size="small" tone="quiet" onPress={on.onHistory}>
              {m.connection_history()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <Button needs="guardian" size="small" tone="quiet" isDisabled={isOffline} onPress={on.onEnd}>
              {m.connection_end()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}

/** Says why nothing comes, or why the last fetch failed. */
function Reason({ connection: { status, failure }, name }: { connection: Connection; name: string }) {
  if (failure) return <Text size={14}>{failureWords[failure]({ name })}</Text>;
  // Signed out without a refusal: it came with an export from elsewhere.
  return status === 'signed-out' ? <Text size={14}>{m.connection_signed_out_about({ name })}</Text> : null;
}

/** Says how many readings of the last fetch need attention: not all of them are told at once. */
function Attention({ connection: { critical, leftOut } }: { connection: Connection }) {
  return (
    <>
      {critical > 0 && (
        <Text size={14} weight="bold">
          {m.connection_critical_last({ count: critical })}{' '}
          <Link href="/dashboard/vital-signs">{m.connection_look()}</Link>
        </Text>
      )}
      {leftOut > 0 && <Text size={14}>{m.connection_left_out_last({ count: leftOut })}</Text>}
    </>
  );
}

function Status({ connection, isConfigured }: { connection: Connection | null; isConfigured: boolean }) {
  if (!isConfigured) return <Tag>{m.connection_not_configured()}</Tag>;
  if (!connection) return <Tag>{m.connection_none()}</Tag>;
  return connection.status === 'connected' ? (
    <Tag tone="done" icon={CircleCheck}>
      {m.connection_connected()}
    </Tag>
  ) : (
    <Tag tone="attention" icon={OctagonAlert}>
      {m.connection_signed_out()}
    </Tag>
  );
}

function sayFetched({ lastSyncAt, nextSyncAt }: Connection, isConfigured: boolean, clock: Clock): string {
  const last = lastSyncAt
    ? m.connection_last({ time: sayWhenWithin(lastSyncAt, clock) })
    : m.connection_never();
  return nextSyncAt && isConfigured
    ? `${last} ${m.connection_next({ time: sayWhenWithin(nextSyncAt, clock) })}`
    : last;
}

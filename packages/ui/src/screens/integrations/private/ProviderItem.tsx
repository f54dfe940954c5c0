import { CircleCheck, LogIn, OctagonAlert, TriangleAlert } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
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
import { Danger, LeftOutCount } from './Attention';

type ProviderItemProps = Pick<ConnectionActs, 'onConnect' | 'onSync'> & {
  provider: Provider;
  /** Days before the connection whose readings are fetched too. */
  firstDays: number;
  clock: Clock;
  isOffline: boolean;
  /** True if it was read earlier, so that nothing is known of what happens now. */
  isOld: boolean;
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

const failureTags = {
  unreachable: m.connection_not_reached,
  refused: m.connection_not_allowed,
  unreadable: m.connection_not_readable,
  internal: m.connection_not_added,
} as const;

/** Tells of what was not done; `unsaid` where no one gave a reason. */
async function tell<Result extends object>(act: () => Promise<Saved<Result>>, unsaid: string) {
  const done = await act().catch((): Saved<Result> => ({ ok: false }));
  if (!done.ok) showToast({ tone: 'error', message: done.message ?? unsaid });
  return done;
}

/** Shows an account at a provider: its state, when readings came, and what can be done. */
export function ProviderItem(props: ProviderItemProps) {
  const { provider, firstDays, clock, isOffline, isOld, onConnect, onSync, onHistory, onEnd } = props;
  const { id, name, types, isConfigured, isDemonstration, connection } = provider;
  const isFetching = !isOld && isBeingFetched(provider, clock);
  const connect = useSave<object, never>(() => undefined);
  const sync = useSave<{ nextSyncAt: string | null }, never>(({ nextSyncAt }) => {
    const isLater = nextSyncAt !== null && Date.parse(nextSyncAt) > Date.parse(clock.now) + aMinute;
    const later = () => m.connection_sync_later({ name, time: sayWhenWithin(nextSyncAt ?? '', clock) });
    showToast({
      tone: isLater ? 'info' : 'success',
      message: isLater ? later() : m.connection_sync_asked({ name }),
    });
  });
  const button = (label: string) => (
    <Button
      needs="guardian"
      size="small"
      tone={connection ? 'primary' : 'secondary'}
      icon={LogIn}
      isPending={connect.isPending}
      isDisabled={isOffline}
      onPress={() => void connect.save(() => tell(() => onConnect(id), m.connection_not_begun()))}
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
      {connection && (
        <Danger connection={connection} name={name} isOffline={isOffline} onHistory={onHistory} />
      )}
      {isDemonstration && <Text size={14}>{m.connection_demonstration_about()}</Text>}
      {isConfigured && !connection && (
        <Text size={14}>{m.connection_connect_about({ days: firstDays })}</Text>
      )}
      {!isConfigured && (
        <Text size={14}>
          {connection
            ? m.connection_setup_removed_about({ name })
            : m.connection_not_configured_about({ name })}
        </Text>
      )}
      {connection && <Text size={14}>{sayFetched(provider, connection, clock, isOld)}</Text>}
      {connection && isConfigured && <Reason connection={connection} name={name} />}
      {connection && <LeftOutCount {...connection} />}
      <Inline space={3}>
        {isConfigured && !connection && button(m.connection_connect())}
        {isConfigured && connection?.status === 'signed-out' && button(m.connection_sign_in_again())}
        {isConfigured && connection?.status === 'connected' && (
          <Button
            needs="manage"
            size="small"
            tone="secondary"
            isPending={sync.isPending || isFetching}
            isDisabled={isOffline}
            onPress={() =>
              void sync.save(() => tell(() => onSync(connection.id), m.connection_sync_not_asked()))
            }
          >
            {m.connection_sync()} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        {connection && (
          <>
            <Button size="small" tone="quiet" isDisabled={isOffline} onPress={onHistory}>
              {m.connection_history()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <Button needs="guardian" size="small" tone="quiet" isDisabled={isOffline} onPress={onEnd}>
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

function Status({ connection, isConfigured }: { connection: Connection | null; isConfigured: boolean }) {
  if (!isConfigured) return <Tag>{m.connection_not_configured()}</Tag>;
  if (!connection) return <Tag>{m.connection_none()}</Tag>;
  if (connection.status === 'signed-out')
    return (
      <Tag tone="attention" icon={OctagonAlert}>
        {m.connection_signed_out()}
      </Tag>
    );
  return connection.failure ? (
    <Tag tone="attention" icon={TriangleAlert}>
      {failureTags[connection.failure]()}
    </Tag>
  ) : (
    <Tag tone="done" icon={CircleCheck}>
      {m.connection_connected()}
    </Tag>
  );
}

const isBeingFetched = ({ isConfigured, connection }: Provider, { now }: Clock): boolean =>
  isConfigured &&
  connection?.status === 'connected' &&
  connection.nextSyncAt !== null &&
  Date.parse(connection.nextSyncAt) <= Date.parse(now);

function sayFetched(provider: Provider, connection: Connection, clock: Clock, isOld: boolean): string {
  const { lastSyncAt, nextSyncAt, failure, critical, leftOut } = connection;
  const isBegun = failure !== null || critical > 0 || leftOut > 0;
  const never = () => (isBegun ? m.connection_none_completed() : m.connection_never());
  const last = lastSyncAt ? m.connection_last({ time: sayWhenWithin(lastSyncAt, clock) }) : never();
  if (isBeingFetched(provider, clock)) return isOld ? last : `${last} ${m.connection_fetching()}`;
  return nextSyncAt && provider.isConfigured
    ? `${last} ${m.connection_next({ time: sayWhenWithin(nextSyncAt, clock) })}`
    : last;
}

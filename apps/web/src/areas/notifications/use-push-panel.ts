import { requestMessages } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import type { PushPanelProps, PushResult } from '@nadi/ui/screens/notifications/PushPanel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logWarning } from '../../kernel/browser/log';
import { browserStorage } from '../../kernel/browser/storage';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { browserPush } from './browser-push';
import {
  checkNotificationTriggers,
  registerFcmToken,
  sendTestPush,
  testNotificationTrigger,
  unregisterFcmToken,
} from './online-writes';
import { pushOwner } from './push-owner';
import { devicesQuery, preferencesQuery } from './queries';

/**
 * Turns pushes on and off for this browser, and tries them.
 *
 * @param hasTriggers whether the triggers are shown
 */
export function usePushPanel(hasTriggers = true): PushPanelProps {
  const { $api, queryClient } = useServices();
  const [push] = useState(browserPush);
  const userId = useAppSelector(selectUser)?.id ?? '';
  const devices = $api.useQuery(...devicesQuery);
  const triggers = $api.useQuery('get', '/notifications/triggers', {}, { enabled: hasTriggers });
  const isUnknown = triggers.isError;
  useEffect(() => {
    if (isUnknown) logWarning('Failed to load the notification triggers');
  }, [isUnknown]);
  const here = useQuery({
    queryKey: ['push', userId],
    queryFn: async () => (await push?.current()) ?? null,
    staleTime: 0,
  });
  const register = useOnlineWrite(registerFcmToken);
  const unregister = useOnlineWrite(unregisterFcmToken);
  const test = useOnlineWrite(sendTestPush);
  const testTrigger = useOnlineWrite(testNotificationTrigger);
  const check = useOnlineWrite(checkNotificationTriggers);
  const owner = pushOwner(browserStorage());

  function stateNow(): PushPanelProps['state'] {
    if (!push) return { phase: 'unsupported' };
    if (push.permission() === 'denied') return { phase: 'blocked' };
    const isRegistered = devices.data?.data.some(({ isThis }) => isThis) ?? false;
    return isRegistered && here.data ? { phase: 'enabled', token: here.data } : { phase: 'default' };
  }

  return {
    state: stateNow(),
    triggers: pageState(triggers, ({ data }) => data),
    async onRequestPermission() {
      if (!push) return { ok: false };
      const permission = await push.request();
      await here.refetch();
      if (permission !== 'granted')
        return {
          ok: false,
          error: permission === 'denied' ? m.push_reason_blocked() : m.push_reason_dismissed(),
        };
      const { data } = await queryClient.fetchQuery($api.queryOptions(...preferencesQuery));
      const fcmToken = await push.subscribe(data.publicKey);
      if (fcmToken === null) return { ok: false, error: m.push_reason_no_subscription() };
      const result = reasonOf(await register({ fcmToken, deviceType: 'web' }));
      if (result.ok) owner.set(userId, fcmToken);
      await Promise.all([here.refetch(), devices.refetch()]);
      return result;
    },
    onSendTest: async (message) => resultOf(await test(message)),
    onTestTrigger: async ({ triggerId, customMessage }) =>
      resultOf(
        await testTrigger({
          triggerId,
          body: { customData: customMessage === undefined ? {} : { customMessage } },
        }),
      ),
    onCheckTriggers: async () => resultOf(await check(null)),
    async onUnregister() {
      const result = reasonOf(await unregister(null));
      if (!result.ok) return result;
      owner.clear();
      await push?.unsubscribe();
      await Promise.all([here.refetch(), devices.refetch()]);
      return result;
    },
  };
}

/** Words of the request itself, where no server has answered. */
const unanswered: readonly string[] = [requestMessages.unreachable, requestMessages.timeout];

/** A refusal has a sentence of the specification; an error is told as it is. */
const resultOf = (outcome: OnlineWriteOutcome<unknown>): PushResult => {
  if (outcome.ok) return { ok: true };
  const { message } = outcome.failure;
  return unanswered.includes(message) ? { ok: false, error: message } : { ok: false };
};

/** Turning on and off has no such sentence: the server's reason is told. */
const reasonOf = (outcome: OnlineWriteOutcome<unknown>): PushResult =>
  outcome.ok ? { ok: true } : { ok: false, error: outcome.failure.message };

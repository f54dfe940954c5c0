import { examples } from '@nadi/contract/examples';
import { by, once, type Person, type TestApi } from './api';
import { subscriptionAt } from './subscription';

/** A browser of someone gets pushes from a known service, which tests do not reach. @returns its id */
export async function registerDevice(api: TestApi, who: Person): Promise<string> {
  const { fcmToken } = subscriptionAt(`https://updates.push.services.mozilla.com/wpush/v2/${who.userId}`);
  const asking = api.ask.post('/notifications/register-fcm-token').set({ ...by(who), ...once() });
  return (await asking.send({ fcmToken, deviceType: 'web' }).expect(200)).body.data.id;
}

export const quietAtNight = examples.updateNotificationPreferences.request.quiet;

export async function choosePreferences(
  api: TestApi,
  who: Person,
  chosen: object = quietAtNight,
): Promise<void> {
  await api.ask
    .put('/notifications/preferences')
    .set({ ...by(who), ...once() })
    .send(chosen)
    .expect(200);
}

import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { Service } from '../../../../test/message-services';
import { addingNotice, type Notice } from '../../../kernel/notify/notify';
import { notificationDeliveries } from '../tables/notification-deliveries';
import { notifications } from '../tables/notifications';

/** The account of the messaging service. */
export const account = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const hello: Notice = {
  type: 'hello',
  category: 'general',
  title: 'Pulse 188',
  body: 'Measure again.',
};

/** An API that sends to browsers, apps and phones: to stand-ins on loopback. Its fields are there once the first test runs. */
export function setSender() {
  const service = new Service();
  const sender = {
    service,
    origin: '',
    api: {} as TestApi,

    async tell(who: Person, notice: Notice = hello): Promise<void> {
      const { newId, bell } = sender.api.context;
      await sender.api.context.db.write('keeper', (tx) =>
        tx.execute(addingNotice(who.userId, notice, { newId, now: sender.api.clock.now() })),
      );
      await bell.ring('notifications');
    },

    async register(who: Person, fcmToken: string, deviceType = 'web'): Promise<void> {
      const asking = sender.api.ask.post('/notifications/register-fcm-token');
      await asking
        .set({ ...by(who), ...once() })
        .send({ fcmToken, deviceType })
        .expect(200);
    },

    sentTo: (path: string) => service.received.filter((one) => one.path === path),

    deliveriesOf: ({ userId }: Person) =>
      sender.api.look((tx) =>
        tx
          .select({ state: notificationDeliveries.state, problem: notificationDeliveries.problem })
          .from(notificationDeliveries)
          .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
          .where(eq(notifications.userId, userId)),
      ),
  };
  beforeAll(async () => {
    sender.origin = await service.start();
    sender.api = await startApi({
      PUSH_SERVICES: sender.origin,
      FCM_URL: sender.origin,
      FCM_ACCOUNT: JSON.stringify({
        project_id: 'nadi-example',
        client_email: 'sender@nadi.example',
        private_key: account.privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${sender.origin}/token`,
      }),
      SMS_URL: `${sender.origin}/sms`,
      SMS_TOKEN: 'of the gateway',
    });
  });
  afterAll(async () => {
    await sender.api.close();
    service.close();
  });
  return sender;
}

import type { Config } from '../environment/config';
import type { Secrets } from '../keys/secrets';
import { createFcmPusher, noFcm } from './fcm';
import type { Pusher } from './push';
import { createWebPusher } from './web-push';

type Given = Pick<Config, 'publicUrl' | 'mailFrom' | 'pushServices' | 'fcm' | 'fcmService'>;

/** Sends to whatever kind of device. */
export function createPusher(config: Given, secrets: Secrets): Pusher {
  const web = createWebPusher({ secrets, contact: contactOf(config), services: config.pushServices });
  const apps = config.fcm ? createFcmPusher(config.fcm, config.fcmService) : noFcm;
  return {
    send: (target, ...rest) => (target.deviceType === 'web' ? web : apps).send(target, ...rest),
  };
}

/** Whom a push service asks about a sender: an https address, else a mailbox. */
const contactOf = ({ publicUrl, mailFrom }: Given): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

import { describe, expect, it } from '@jest/globals';
import { decodeJwt, jwtVerify } from 'jose';
import { by } from '../../../../test/api';
import { choosePreferences, quietAtNight } from '../../../../test/notifications';
import { account, hello, setSender } from './sender';

const sender = setSender();
const { deliveriesOf, register, sentTo, service, tell } = sender;

describe('a push to an app', () => {
  it('goes by the messaging service, with a token of its account', async () => {
    const who = await sender.api.signedIn();
    await register(who, 'example-token:of-an-invented-phone', 'android');
    await tell(who, { ...hello, action: { label: 'Open', href: '/dashboard/vital-signs' } });
    const [asked] = sentTo('/token');
    const assertion = new URLSearchParams(asked?.body.toString()).get('assertion') ?? '';
    expect(decodeJwt(assertion)).toMatchObject({ iss: 'sender@nadi.example', aud: `${sender.origin}/token` });
    await expect(jwtVerify(assertion, account.publicKey)).resolves.toBeDefined();
    const [sent] = sentTo('/v1/projects/nadi-example/messages:send');
    expect(sent?.headers.authorization).toBe('Bearer of the account');
    expect(JSON.parse(sent?.body.toString() ?? '')).toMatchObject({
      message: {
        token: 'example-token:of-an-invented-phone',
        notification: { title: 'Nadi' },
        data: { type: 'general' },
      },
    });
    // The service reads it: neither what happened nor where it leads.
    expect(sent?.body.toString()).not.toMatch(/hello|vital-signs/);
  });

  it('says what happened where a person asks for details', async () => {
    const who = await sender.api.signedIn();
    await register(who, 'example-token:of-another-phone', 'ios');
    await choosePreferences(sender.api, who, { ...quietAtNight, showsDetails: true });
    await tell(who, { ...hello, isUrgent: true });
    const sent = sentTo('/v1/projects/nadi-example/messages:send').at(-1);
    expect(JSON.parse(sent?.body.toString() ?? '')).toMatchObject({
      message: { notification: { title: 'Pulse 188' }, data: { type: 'hello' } },
    });
  });

  it('takes a device for gone only where the service says so of it', async () => {
    const who = await sender.api.signedIn();
    await register(who, 'example-token:of-a-third-phone', 'android');
    const devices = async () =>
      (await sender.api.ask.get('/notifications/devices').set(by(who)).expect(200)).body.data.length;
    service.answers = [404];
    service.refusal = JSON.stringify({ error: { status: 'NOT_FOUND', message: 'Unknown project' } });
    await tell(who);
    expect(await deliveriesOf(who)).toMatchObject([{ state: 'failed' }]);
    expect(await devices()).toBe(1);
    service.answers = [404];
    service.refusal = JSON.stringify({ error: { details: [{ errorCode: 'UNREGISTERED' }] } });
    await tell(who);
    expect(await devices()).toBe(0);
    service.refusal = '';
  });
});

describe('an SMS', () => {
  it('goes where a person asks for it and has a phone, without details', async () => {
    const who = await sender.api.signedIn('PATIENT', {}, { phone: '+910000000777' });
    const general = { push: false, mail: false, sms: true };
    await choosePreferences(sender.api, who, {
      ...quietAtNight,
      channels: { ...quietAtNight.channels, general },
    });
    await tell(who, { ...hello, isUrgent: true });
    const [sent] = sentTo('/sms');
    expect(sent?.headers.authorization).toBe('Bearer of the gateway');
    expect(JSON.parse(sent?.body.toString() ?? '')).toMatchObject({
      to: '+910000000777',
      text: 'Nadi: You have a new message. Unlock to read it.',
    });
  });
});

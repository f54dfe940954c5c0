// areas: administration, identity
import { describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../../../test/accounts';
import { by, type Person } from '../../../../test/api';
import { choosePreferences, quietAtNight } from '../../../../test/notifications';
import { subscriptionAt } from '../../../../test/subscription';
import { hello, setSender } from './sender';

const sender = setSender();
const { register, service, tell } = sender;

async function logged(who: Person) {
  const admin = await sender.api.signedIn('ADMIN');
  const asked = sender.api.ask.get(`/admin/deliveries?person=${who.userId}`).set(by(admin));
  return (await asked.expect(200)).body.data.deliveries;
}

describe('the log of deliveries', () => {
  it('has a row for each device that a push goes to, without words and tokens', async () => {
    const who = await sender.api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
    const again = await accountsOf(sender.api).signIn(who.email, who.password).expect(200);
    for (const [name, token] of [
      ['log-a', who.token],
      ['log-b', again.body.data.token],
    ])
      await register({ ...who, token }, subscriptionAt(`${sender.origin}/push/${name}`).fcmToken);
    await tell(who, { ...hello, category: 'readings' });
    const rows = await logged(who);
    expect(rows).toHaveLength(2);
    for (const row of rows)
      expect(row).toEqual({
        ...{ id: expect.any(String), channel: 'push', purpose: 'health', state: 'SENT', attempts: 1 },
        ...{ problem: null, status: null, person: { id: who.userId, name: 'Leela Nair' } },
        ...{ createdAt: expect.any(String), changedAt: expect.any(String) },
      });
    const kept = await sender.api.database.asSuperuser('select l::text as row from delivery_log l');
    expect(JSON.stringify(kept)).not.toMatch(/Pulse|readings|push\/log|nadi\.example/);
  });

  it('says how often and why a push was refused, until it is taken', async () => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/log-busy`).fcmToken);
    service.answers = [503, 429];
    await tell(who);
    const refused = { state: 'RETRYING', attempts: 1, problem: 'refused', status: 503 };
    expect(await logged(who)).toMatchObject([refused]);
    sender.api.clock.advance(60_000);
    await sender.api.context.bell.ring('deliveries');
    expect(await logged(who)).toMatchObject([{ ...refused, attempts: 2, status: 429 }]);
    sender.api.clock.advance(60_000);
    await sender.api.context.bell.ring('deliveries');
    const taken = { state: 'SENT', attempts: 3, problem: null, status: null };
    expect(await logged(who)).toMatchObject([taken]);
  });

  it('keeps the last problem of a push that is given up, and of one that is refused for good', async () => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/log-never`).fcmToken);
    service.answers = Array.from({ length: 9 }, () => 503);
    await tell(who);
    for (let turn = 0; turn < 8; turn += 1) {
      sender.api.clock.advance(6_000_000);
      await sender.api.context.bell.ring('deliveries');
    }
    const failed = { state: 'FAILED', problem: 'refused' };
    expect(await logged(who)).toMatchObject([{ ...failed, attempts: 9, status: 503 }]);
    const other = await sender.api.signedIn();
    await register(other, subscriptionAt(`${sender.origin}/push/log-bad`).fcmToken);
    service.answers = [400];
    await tell(other);
    expect(await logged(other)).toMatchObject([{ ...failed, attempts: 1, status: 400 }]);
  });

  it('says that a device has unsubscribed', async () => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/log-gone`).fcmToken);
    service.answers = [410];
    await tell(who);
    expect(await logged(who)).toMatchObject([{ state: 'EXPIRED', problem: null }]);
  });

  it('has the e-mail of a notification once, with its purpose, and the text message', async () => {
    const who = await sender.api.signedIn('PATIENT', {}, { phone: '+910000000778' });
    const general = { push: false, mail: true, sms: true };
    const channels = { ...quietAtNight.channels, general };
    await choosePreferences(sender.api, who, { ...quietAtNight, channels });
    await tell(who, { ...hello, isUrgent: true });
    const rows = (await logged(who)).filter(({ purpose }: { purpose: string }) => purpose === 'general');
    const sent = (channel: string) => ({ channel, state: 'SENT', attempts: 1, person: { id: who.userId } });
    expect(rows).toHaveLength(2);
    for (const channel of ['mail', 'sms'])
      expect(rows.find((row: { channel: string }) => row.channel === channel)).toMatchObject(sent(channel));
  });

  it('says that a text message was not sent to a person without a telephone number', async () => {
    const who = await sender.api.signedIn();
    const general = { push: false, mail: false, sms: true };
    const channels = { ...quietAtNight.channels, general };
    await choosePreferences(sender.api, who, { ...quietAtNight, channels });
    await tell(who, { ...hello, isUrgent: true });
    const [row, ...others] = await logged(who);
    expect(row).toMatchObject({ channel: 'sms', state: 'SKIPPED', attempts: 0, problem: 'no_number' });
    expect(others).toEqual([]);
  });

  it('says that a push was not needed where it was read before it was sent', async () => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/log-read`).fcmToken);
    service.answers = [503];
    await tell(who);
    await sender.api.database.asSuperuser(
      `update notifications set read_at = now() where user_id = '${who.userId}'`,
    );
    sender.api.clock.advance(60_000);
    await sender.api.context.bell.ring('deliveries');
    expect(await logged(who)).toMatchObject([{ state: 'SKIPPED', problem: null }]);
  });
});

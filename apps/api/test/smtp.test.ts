import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { verificationMail } from '../src/areas/identity/mails/messages';
import { createLog } from '../src/kernel/environment/log';
import { createSmtpMailer } from '../src/kernel/mail/smtp';

describe('mail by SMTP', () => {
  const received: string[] = [];
  /** To these the first try fails. */
  const failing = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const message = await text(stream);
      if (envelope.rcptTo.some(({ address }: { address: string }) => failing.delete(address))) {
        done(new Error('try later'));
        return;
      }
      received.push(message);
      done();
    },
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it('sends text and HTML from the configured address, and tries again where it fails', async () => {
    failing.add('leela@nadi.example');
    const mailer = createSmtpMailer(url, 'no-reply@nadi.example', createLog('silent'));
    mailer.send(verificationMail('leela@nadi.example', 'https://nadi.example', 'token-of-a-test'));
    await mailer.idle();
    mailer.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: no-reply@nadi\.example/m);
    expect(received[0]).toMatch(/^To: leela@nadi\.example/m);
    expect(received[0]).toContain('text/plain');
    expect(received[0]).toContain('text/html');
  }, 20_000);

  it('drops what waits for another try to an address that is to be forgotten, and nothing else', async () => {
    received.length = 0;
    for (const name of ['leela', 'asha']) failing.add(`${name}@nadi.example`);
    const mailer = createSmtpMailer(url, 'no-reply@nadi.example', createLog('silent'));
    for (const name of ['leela', 'asha'])
      mailer.send(verificationMail(`${name}@nadi.example`, 'https://nadi.example', 'token-of-a-test'));
    mailer.forget('leela@nadi.example');
    await mailer.idle();
    mailer.close();
    expect(received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual(['asha@nadi.example']);
  }, 20_000);
});

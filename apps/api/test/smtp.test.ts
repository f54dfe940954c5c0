// areas: platform
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { verificationMail } from '../src/areas/identity/mails/messages';
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

  const mail = (name: string) =>
    verificationMail(`${name}@nadi.example`, 'https://nadi.example', 'token-of-a-test');

  it('sends text and HTML from the configured address, with its id', async () => {
    const mailer = createSmtpMailer(url, 'Nadi <no-reply@nadi.example>');
    await mailer.send(mail('leela'), 'the-id');
    mailer.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: Nadi <no-reply@nadi\.example>/m);
    expect(received[0]).toMatch(/^To: leela@nadi\.example/m);
    expect(received[0]).toMatch(/^Message-ID: <the-id@nadi\.example>/m);
    expect(received[0]).toContain('text/plain');
    expect(received[0]).toContain('text/html');
  }, 20_000);

  it('fails where the server does not take it, and can be tried again', async () => {
    received.length = 0;
    failing.add('leela@nadi.example');
    const mailer = createSmtpMailer(url, 'no-reply@nadi.example');
    await expect(mailer.send(mail('leela'), 'the-id')).rejects.toThrow('try later');
    expect(received).toEqual([]);
    await mailer.send(mail('leela'), 'the-id');
    mailer.close();
    expect(received).toHaveLength(1);
  }, 20_000);
});

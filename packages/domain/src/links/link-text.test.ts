import { describe, expect, it } from '@jest/globals';
import { readLink, writeLink } from './link-text';

const key = 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q';
const link = {
  url: 'https://nadi.example/api/v1/health-links/fKZT0aGzyyVdjRjFCwPKTjpPyQ5fFsXkSjgjMpGsqmc',
  key,
  expiresAt: '2026-11-26T12:50:00.000Z',
  hasPasscode: true,
  label: 'हृदय जाँच के लिए – “clinic”',
};
const viewer = 'https://nadi.example/shl';
const payloadOf = (payload: unknown) =>
  `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;

describe('a link', () => {
  it('says the same when it is read, in any script', () => {
    expect(readLink(writeLink(link, viewer))).toEqual(link);
    const bare = { ...link, expiresAt: null, hasPasscode: false, label: null };
    expect(readLink(writeLink(bare, viewer))).toEqual(bare);
  });

  it('has everything behind the sign that no browser sends', () => {
    const [before, after = ''] = writeLink(link, viewer).split('#');
    expect(before).toBe(viewer);
    expect(after).toMatch(/^shlink:\/[A-Za-z0-9_-]+$/);
  });

  it('is read as in the example of the specification, without a page before it', () => {
    // https://docs.smarthealthit.org/smart-health-links/spec, "Example SHLink Generation"
    const example = {
      url: 'https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m',
      flag: 'LP',
      key,
      label: 'Back-to-school immunizations for Oliver Brown',
    };
    expect(readLink(payloadOf(example))).toEqual({
      url: example.url,
      key,
      expiresAt: null,
      hasPasscode: true,
      label: example.label,
    });
  });

  it.each([
    ['nothing', ''],
    ['another address', 'https://nadi.example/shl#key'],
    ['cut off', writeLink(link, viewer).slice(0, -30)],
    ['no JSON', `shlink:/${Buffer.from('x').toString('base64url')}`],
    ['no object', payloadOf(null)],
    ['no address', payloadOf({ key })],
    ['a long address', payloadOf({ key, url: `https://${'a'.repeat(130)}` })],
    ['a short key', payloadOf({ key: key.slice(1), url: link.url })],
    ['a later version', payloadOf({ key, url: link.url, v: 2 })],
    ['letters that are none', 'shlink:/%%%'],
  ])('is none: %s', (_, text) => {
    expect(readLink(text)).toBeNull();
  });
});

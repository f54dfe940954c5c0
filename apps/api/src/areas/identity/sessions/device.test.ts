import { describe, expect, it } from '@jest/globals';
import { nameDevice } from './device';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('nameDevice', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 14; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Microsoft Edge on Windows',
    ],
    ['', 'Unknown device'],
  ])('%s is %s', (userAgent, words) => {
    expect(nameDevice(userAgent)).toBe(words);
  });

  it.each([
    'Call-0000-evil.example/1.0',
    'Your account is lost, visit http://evil.example/1.0 x',
    'evil.example/1.0 (Windows NT 10.0) like nothing',
    'curl/8.5.0',
    'constructor/1.0 (toString) x',
  ])('%s gives none of its own words', (userAgent) => {
    expect(nameDevice(userAgent)).toBe('Unknown browser');
  });
});

import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config';
import { isDemo, isLocalName } from './is-demo';

const at = (env: Record<string, string>, kind: 'embedded' | 'postgres' = 'embedded') =>
  isDemo({ db: { kind }, config: readConfig(env) });

describe('demo accounts and the mailbox', () => {
  it.each([
    ['by the switch', { NADI_DEMO: '1' }],
    ['under a name of its own', { NADI_DEMO: '1', PUBLIC_URL: 'http://nadi.localhost:8080' }],
    ['on another address of loopback', { NADI_DEMO: '1', HOST: '127.0.0.2' }],
    ['in a container that says so', { NADI_DEMO: 'exposed', HOST: '0.0.0.0' }],
  ])('are there %s', (_when, env) => {
    expect(at(env)).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['without the switch', {}],
    ['because NODE_ENV is missing or says development', { NODE_ENV: 'development' }],
    ['where it is switched off', { NADI_DEMO: '0' }],
    ['where others can connect', { NADI_DEMO: '1', HOST: '0.0.0.0' }],
    ['behind a public address', { NADI_DEMO: '1', PUBLIC_URL: 'https://clinic.example' }],
    ['behind a proxy', { NADI_DEMO: '1', TRUST_PROXY: '1' }],
    ['where a name only looks like ours', { NADI_DEMO: '1', PUBLIC_URL: 'http://localhost.evil.example' }],
    ['under a name of .test, which a network may have', { NADI_DEMO: '1', PUBLIC_URL: 'http://nadi.test' }],
  ])('are not there %s', (_when, env) => {
    expect(at(env)).toBe(false);
  });

  it('are not there on Postgres', () => {
    expect(at({ NADI_DEMO: '1' }, 'postgres')).toBe(false);
  });
});

describe('a name of this machine', () => {
  it.each(['localhost', 'LOCALHOST', 'nadi.localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])(
    'is %s',
    (name) => {
      expect(isLocalName(name)).toBe(true);
    },
  );

  it.each([
    'nadi.test',
    'test',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '127.evil.example',
    '127.0.0.999',
    '128.0.0.1',
    '::ffff:192.0.2.1',
    '',
  ])('is not "%s"', (name) => {
    expect(isLocalName(name)).toBe(false);
  });
});

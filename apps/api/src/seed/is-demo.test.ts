import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config';
import { isDemo } from './is-demo';

const at = (env: Record<string, string>, kind: 'embedded' | 'postgres' = 'embedded') =>
  isDemo({ db: { kind }, config: readConfig(env) });

describe('demo accounts and the mailbox', () => {
  it.each([
    ['by default', {}],
    ['under a name of its own', { PUBLIC_URL: 'http://nadi.localhost:8080' }],
    ['where it is said, such as in a container', { DEMO: 'on', HOST: '0.0.0.0' }],
  ])('are there %s', (_when, env) => {
    expect(at(env)).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['where others can connect', { HOST: '0.0.0.0' }],
    ['behind a public address', { PUBLIC_URL: 'https://clinic.example' }],
    ['where a name only looks like ours', { PUBLIC_URL: 'http://localhost.evil.example' }],
    ['where it is said', { DEMO: 'off' }],
    [
      'in production',
      { NODE_ENV: 'production', NADI_SECRET: 'q7Xw2LkP9sVb4TzR8mNc1YdF6hGj3KaE', DEMO: 'on' },
    ],
  ])('are not there %s', (_when, env) => {
    expect(at(env)).toBe(false);
  });

  it('are not there on Postgres', () => {
    expect(at({}, 'postgres')).toBe(false);
  });
});

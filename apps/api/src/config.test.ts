import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config';

const secret = 'k3J9sLq0VbX7TzP4mWcY8nRfH2dG6aEu';
const production = { NODE_ENV: 'production', NADI_SECRET: secret };

describe('the configuration', () => {
  it('needs nothing on one’s own machine', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'development',
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      databaseUrl: null,
      secret: null,
    });
  });

  it('listens to all in production, where it is behind a proxy or in a container', () => {
    expect(readConfig(production).host).toBe('0.0.0.0');
  });

  it.each<[string, Record<string, string>]>([
    ['NADI_SECRET', { NODE_ENV: 'production' }],
    ['NADI_SECRET', { NODE_ENV: 'production', NADI_SECRET: 'short' }],
    ['NADI_SECRET', { NADI_SECRET: 'a'.repeat(64) }],
    ['NADI_SECRET', { NADI_SECRET: 'changeme'.repeat(8) }],
    ['SMTP_URL', { ...production, DATABASE_URL: 'postgres://nadi@localhost/nadi' }],
    ['SMTP_URL', { SMTP_URL: 'localhost:25' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/nadi' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'nadi.example' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('names %s where it is wrong: %j', (variable, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${variable}: `));
  });

  it('repeats no password in its complaint', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://nadi:hunter2@localhost/nadi' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});

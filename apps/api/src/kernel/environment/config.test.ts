import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config';

const secret = 'k3J9sLq0VbX7TzP4mWcY8nRfH2dG6aEu';
const other = 'Zt5UoN1wKx8CeB4yQ7gMh0DpS6vJ9iAr';
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

  it('asks browsers for https in production once its address is one', () => {
    const atHome = { PUBLIC_URL: 'https://nadi.example' };
    expect(readConfig(atHome).hstsSeconds).toBe(0);
    expect(readConfig(production).hstsSeconds).toBe(0);
    expect(readConfig({ ...production, ...atHome }).hstsSeconds).toBe(31_536_000);
    expect(readConfig({ ...production, ...atHome, HSTS_SECONDS: '0' }).hstsSeconds).toBe(0);
  });

  it('counts requests unless told not to', () => {
    expect(readConfig({}).rateLimits).toBe(true);
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  });

  it('reads servers for calls, of which there are none by default, and asks for the secret of TURN', () => {
    expect(readConfig({}).ice).toEqual({ stunUrls: [], turnUrls: [], turnSecret: null });
    const given = {
      STUN_URLS: 'stun:turn.clinic.example:3478',
      TURN_URLS: 'turn:turn.clinic.example:3478?transport=udp, turns:turn.clinic.example:5349',
      TURN_SECRET: 'north',
    };
    expect(readConfig(given).ice).toEqual({
      stunUrls: ['stun:turn.clinic.example:3478'],
      turnUrls: ['turn:turn.clinic.example:3478?transport=udp', 'turns:turn.clinic.example:5349'],
      turnSecret: 'north',
    });
    expect(() => readConfig({ ...given, TURN_SECRET: '' })).toThrow(/^TURN_SECRET: is missing/);
    expect(() => readConfig({ ...given, STUN_URLS: 'https://turn.clinic.example' })).toThrow(
      /^STUN_URLS: has/,
    );
  });

  it('reads the grievance officer, who has a name and an e-mail address; none by default', () => {
    expect(readConfig({}).grievanceOfficer).toBeNull();
    const given = {
      GRIEVANCE_OFFICER_NAME: 'Kamala Rangan',
      GRIEVANCE_OFFICER_EMAIL: 'grievance@clinic.example',
    };
    const officer = { name: 'Kamala Rangan', email: 'grievance@clinic.example' };
    expect(readConfig(given).grievanceOfficer).toEqual({ ...officer, phone: null });
    const phone = '+91 80 0000 0001';
    expect(readConfig({ ...given, GRIEVANCE_OFFICER_PHONE: phone }).grievanceOfficer).toEqual({
      ...officer,
      phone,
    });
    const wrong = (changes: Record<string, string>) => () => readConfig({ ...given, ...changes });
    expect(wrong({ GRIEVANCE_OFFICER_NAME: ' ' })).toThrow(/^GRIEVANCE_OFFICER_NAME: is missing/);
    expect(wrong({ GRIEVANCE_OFFICER_EMAIL: 'kamala' })).toThrow(/^GRIEVANCE_OFFICER_EMAIL: is no/);
    expect(wrong({ GRIEVANCE_OFFICER_PHONE: 'reception' })).toThrow(/^GRIEVANCE_OFFICER_PHONE: is no/);
  });

  it('reads the origins of partners, of which there are none by default', () => {
    expect(readConfig({}).corsOrigins).toEqual([]);
    const given = { CORS_ORIGINS: 'https://partner.example, http://localhost:3000' };
    expect(readConfig(given).corsOrigins).toEqual(['https://partner.example', 'http://localhost:3000']);
  });

  it('asks administrators for a second step, unless other roles are named', () => {
    expect(readConfig({}).secondStepRoles).toEqual(['ADMIN']);
    expect(readConfig(production).secondStepRoles).toEqual(['ADMIN']);
    const named = { NADI_SECOND_STEP_ROLES: 'doctor, admin' };
    expect(readConfig(named).secondStepRoles).toEqual(['DOCTOR', 'ADMIN']);
    expect(readConfig({ NADI_SECOND_STEP_ROLES: '' }).secondStepRoles).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['NADI_SECRET', { NODE_ENV: 'production' }],
    ['NADI_SECRET', { NODE_ENV: 'production', NADI_SECRET: 'short' }],
    ['NADI_SECRET', { NADI_SECRET: 'a'.repeat(64) }],
    ['NADI_SECRET', { NADI_SECRET: 'changeme'.repeat(8) }],
    ['NADI_SECRET', { NADI_SECRET: `${secret.slice(0, 20)}${secret.slice(0, 16)}` }],
    ['NADI_SECRET', { NADI_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }],
    ['NADI_SECRET', { NADI_SECRET: 'replace-me-by-the-output-of-openssl-rand-base64-48' }],
    ['NADI_SECRET_PREVIOUS', { ...production, NADI_SECRET_PREVIOUS: 'short' }],
    ['NADI_SECRET_PREVIOUS', { ...production, NADI_SECRET_PREVIOUS: secret }],
    ['NADI_SECRET_PREVIOUS', { ...production, NADI_SECRET_PREVIOUS: `${other}, ${other}` }],
    ['SMTP_URL', { ...production, DATABASE_URL: 'postgres://nadi@localhost/nadi' }],
    ['SMTP_URL', { SMTP_URL: 'localhost:25' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/nadi' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'nadi.example' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['HSTS_SECONDS', { HSTS_SECONDS: 'yes' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://partner.example, https://other.example/' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'no' }],
    ['RATE_LIMITS', { ...production, RATE_LIMITS: 'off' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'metrics' }],
    ['NADI_SECOND_STEP_ROLES', { NADI_SECOND_STEP_ROLES: 'nurse' }],
    ['NADI_SECOND_STEP_ROLES', { ...production, NADI_SECOND_STEP_ROLES: 'admin; doctor' }],
    ['NADI_SECOND_STEP_ROLES', { NADI_SECOND_STEP_ROLES: 'ADMIN' }],
    ['MAX_CONNECTIONS', { MAX_CONNECTIONS: '0' }],
  ])('names %s where it is wrong: %j', (variable, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${variable}: `));
  });

  it('reads earlier secrets, newest first', () => {
    expect(readConfig(production).previousSecrets).toEqual([]);
    const older = `${other}older`;
    expect(readConfig({ ...production, NADI_SECRET_PREVIOUS: `${other}, ${older}` }).previousSecrets).toEqual(
      [other, older],
    );
  });

  it.each(['openssl rand -base64 48', 'openssl rand -hex 32'])('takes what it advises: %s', (command) => {
    const [, , form = '', length = ''] = command.split(' ');
    for (let round = 0; round < 500; round += 1) {
      const made = randomBytes(Number(length)).toString(form === '-hex' ? 'hex' : 'base64');
      expect(readConfig({ NADI_SECRET: made }).secret).toBe(made);
    }
  });

  it('repeats no secret in its complaint', () => {
    for (const name of ['NADI_SECRET', 'NADI_SECRET_PREVIOUS'])
      expect(() => readConfig({ ...production, [name]: 'hunter2hunter2' })).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
      );
  });

  it('repeats no password in its complaint', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://nadi:hunter2@localhost/nadi' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});

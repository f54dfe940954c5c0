import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { localTimeZone } from './time-zone';

type WithTemporal = { Temporal?: unknown };
const { Temporal } = globalThis as WithTemporal;

afterEach(() => {
  (globalThis as WithTemporal).Temporal = Temporal;
  jest.restoreAllMocks();
});

describe('where somebody is', () => {
  it('is said by Temporal, without Intl', () => {
    (globalThis as WithTemporal).Temporal = { Now: { timeZoneId: () => 'Asia/Kolkata' } };
    const intl = jest.spyOn(Intl, 'DateTimeFormat');
    expect(localTimeZone()).toBe('Asia/Kolkata');
    expect(intl).not.toHaveBeenCalled();
  });

  it('is said by Intl in a browser without Temporal', () => {
    (globalThis as WithTemporal).Temporal = undefined;
    expect(localTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});

import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { offlinePaths as kept } from '../../../generated/offline-paths';
import { forgetConsent, forgetShared } from './forget-shared';
import { recordsPath, summaryPath } from './shared-queries';

const questionTo = (path: string, id: string) => ['get', path, { params: { path: { id } } }];
const shownBy = (consentId: string, more: object[] = []) => ({
  patient: { authorizations: [{ id: consentId }, ...more] },
});

/** A page of Asha by one consent, with her readings, and one of Ravi by another. */
function start() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(questionTo(summaryPath, 'asha'), { data: shownBy('first') });
  queryClient.setQueryData(questionTo(recordsPath, 'asha'), { pages: [{ data: shownBy('first') }] });
  queryClient.setQueryData(questionTo(summaryPath, 'ravi'), { data: shownBy('second') });
  queryClient.setQueryData(['get', '/doctors/profile'], { data: {} });
  const left = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey: [, path, init] }) => {
        const { id } = (init as { params: { path: { id: string } } } | undefined)?.params.path ?? {};
        return id ? `${id} ${path === summaryPath ? 'summary' : 'records'}` : path;
      });
  return { queryClient, left };
}

describe('what a patient shares', () => {
  it('is out of the cache as soon as its consent changes, and that of others stays', () => {
    const { queryClient, left } = start();
    forgetConsent(queryClient, 'first');
    expect(left()).toEqual(['ravi summary', '/doctors/profile']);
  });

  it('is read again where a consent is new: it may be of this patient', () => {
    const { queryClient, left } = start();
    forgetConsent(queryClient, 'third');
    expect(left()).toHaveLength(4);
    const isStale = (id: string) =>
      queryClient.getQueryState(questionTo(summaryPath, id))?.isInvalidated ?? false;
    expect([isStale('asha'), isStale('ravi')]).toEqual([true, true]);
    expect(queryClient.getQueryState(['get', '/doctors/profile'])?.isInvalidated).toBe(false);
  });

  it('is out where the answer may not name all of its consents', () => {
    const { queryClient, left } = start();
    const many = Array.from({ length: 19 }, (_, index) => ({ id: `of-long-ago-${index}` }));
    queryClient.setQueryData(questionTo(summaryPath, 'ravi'), { data: shownBy('second', many) });
    forgetConsent(queryClient, 'older-than-those');
    expect(left()).not.toContain('ravi summary');
  });

  it('is out when an access ends by the clock', () => {
    const { queryClient, left } = start();
    forgetShared(queryClient, 'asha');
    expect(left()).toEqual(['ravi summary', '/doctors/profile']);
  });

  it('is never kept on this device', () => {
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((path) => /^\/(patient-search|doctors\/patients)/.test(path))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { QueryClient } from '@tanstack/react-query';
import { offlinePaths as kept } from '../../../generated/offline-paths';
import { dashboardPath, forgetAttention, isForgotten } from './forget-attention';

const answer = examples.readDoctorDashboard.answers['200'].day;
const [consentId] = answer.data.critical.patients[0]?.consents ?? [];
const key = ['get', dashboardPath, {}];

function start() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, structuredClone(answer));
  const told = () => queryClient.getQueryData<typeof answer>(key);
  return { queryClient, told, isStale: () => queryClient.getQueryState(key)?.isInvalidated };
}

describe('what a dashboard tells of the records of patients', () => {
  it('is gone at once when a consent by which it is seen changes, and the visits stay', () => {
    const { queryClient, told, isStale } = start();
    forgetAttention(queryClient, consentId);
    expect(told()?.data).toMatchObject({
      ...{ later: answer.data.later, critical: { patients: [], count: 0 }, news: { patients: [], count: 0 } },
    });
    expect(isForgotten(told())).toBe(true);
    expect(isStale()).toBe(true);
  });

  it('stays while it is read again when another consent changes', () => {
    const { queryClient, told, isStale } = start();
    forgetAttention(queryClient, '0198f000-0000-7000-8000-0000000009ff');
    expect(told()).toEqual(answer);
    expect([isForgotten(told()), isStale()]).toEqual([false, true]);
  });

  it('is gone when an access ends by the clock, whichever it is', () => {
    const { queryClient, told } = start();
    forgetAttention(queryClient);
    expect(isForgotten(told())).toBe(true);
  });

  it('is never in the read store of a device', () => {
    expect(JSON.stringify(kept)).not.toContain(dashboardPath);
  });
});

import { describe, expect, it } from '@jest/globals';
import { createMetrics } from './metrics';

describe('metrics that others feed', () => {
  it('show the pool as it is when they are read, refusals, and the process', async () => {
    const { watchPool, refused, watchProcess, toText } = createMetrics();
    const use = { used: 1, waiting: 0 };
    watchPool(() => use);
    Object.assign(use, { used: 7, waiting: 2 });
    refused('signIn');
    watchProcess();
    const text = await toText();
    expect(text).toContain('nadi_database_connections{state="used"} 7');
    expect(text).toContain('nadi_database_connections{state="waiting"} 2');
    expect(text).toContain('nadi_rate_limit_refusals_total{limit="signIn"} 1');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});

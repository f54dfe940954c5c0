import type { Page } from 'playwright-core';
import { inTime } from '../until';

/** A reading of blood pressure as it was meant; its numbers tell it from all others. */
export type ExpectedReading = { systolic: number; diastolic: number };

/**
 * Keeps many readings through the outbox of the app in this page: it is found where React keeps it, since the built app gives
 * nothing of itself to the page. What the form adds to it is a form.
 */
export async function keepMany(
  page: Page,
  readings: readonly ExpectedReading[],
  measuredAt: string,
): Promise<void> {
  const kept = page.evaluate(
    async ({ readings, measuredAt }) => {
      type Fiber = { memoizedProps: { value?: { outbox?: Outbox } } | null; child: Fiber | null };
      type Outbox = { keep(meant: unknown): Promise<unknown> };
      const root = document.getElementById('root') as unknown as Record<
        string,
        { stateNode: { current: Fiber } }
      >;
      const container = Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? '';
      let fiber: Fiber | null = root[container]?.stateNode.current ?? null;
      while (fiber && !fiber.memoizedProps?.value?.outbox) fiber = fiber.child;
      const outbox = fiber?.memoizedProps?.value?.outbox;
      if (!outbox) throw new Error('The app of this page has no outbox.');
      for (const reading of readings) {
        const idempotencyKey = crypto.randomUUID();
        await outbox.keep({
          write: {
            operation: 'recordVitalSign',
            body: { type: 'blood_pressure', unit: 'mm[Hg]', ...reading, measuredAt },
            isNow: false,
          },
          idempotencyKey,
          subject: `vital-sign/new-${idempotencyKey}`,
          baseVersion: null,
        });
      }
    },
    { readings, measuredAt },
  );
  await inTime('readings that are kept', kept, 60_000);
}

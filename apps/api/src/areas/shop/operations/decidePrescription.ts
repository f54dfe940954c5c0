import { versioned } from '@nadi/api-server/answers';
import { conflict, notFound, unprocessable } from '@nadi/api-server/problem';
import { fullName } from '@nadi/domain/kernel/full-name';
import { approvedLines, checkDecision } from '@nadi/domain/shop/prescription';
import { totalsOf } from '@nadi/domain/shop/totals';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { isChecked, isWaiting, presentChecks } from '../checks';
import { prescriptionDecided } from '../notices';
import { changeStock, findOrder, holdOrder, moveTo, saveOrder } from '../orders';
import { expectRight } from '../pharmacist';
import type { ShopOrderRow } from '../tables/shop-orders';

export const decidePrescription = mutation('decidePrescription', async ({ path, headers, body }, given) => {
  const { tx, caller, now, touched, notify } = given;
  const right = await expectRight(caller, tx);
  const seen = await findOrder(path.id, isChecked(), tx);
  touched({ subjectId: seen.userId, recordIds: [seen.id] });
  const [before] = await presentChecks([seen], tx);
  if (!before) throw notFound();
  expectVersion(headers, seen.version, 'PrescriptionCheck', () => before);
  if (seen.prescriptionStatus !== 'WAITING')
    throw conflict(`This prescription is ${seen.prescriptionStatus}. It may become nothing else.`);
  // If two pharmacists decide at once, the second waits here and then gets 404.
  const found = await holdOrder(path.id, isWaiting(), tx);
  const faults = checkDecision(body, found.lines);
  if (faults.length > 0) throw unprocessable(faults);
  const decision = {
    ...{ prescriptionStatus: body.decision, prescriptionReason: body.reason ?? null, prescriptionFiles: [] },
    ...{ prescriptionDecidedAt: now, prescriptionDecidedBy: caller.userId },
    pharmacist: `${fullName(right)}, ${right.registrationNumber}`.slice(0, 160),
  };
  const isApproved = body.decision === 'APPROVED';
  const order = isApproved
    ? await approve(found, { ...decision, ...registered(body) }, body.lines ?? [], given)
    : await moveTo(found, 'CANCELLED', { ...decision, approved: [], reason: 'prescription-refused' }, given);
  notify(found.userId, prescriptionDecided(found.id, isApproved));
  const [check] = await presentChecks([order], tx);
  if (!check) throw notFound();
  return versioned(check);
});

type Body = { prescriber?: { name: string; address: string } | undefined; patientName?: string | undefined };
type Given = Parameters<typeof moveTo>[3];

const registered = ({ prescriber, patientName }: Body) => ({
  prescriber: prescriber && patientName ? { ...prescriber, patient: patientName } : null,
});

/** Fewer packs than ordered cost less, and are for sale again; what was paid for them is paid back. */
async function approve(
  order: ShopOrderRow,
  decision: Partial<ShopOrderRow>,
  approved: readonly { productId: string; quantity: number }[],
  given: Given,
): Promise<ShopOrderRow> {
  const kept = approvedLines(order.lines, approved);
  const { lines, totals } = totalsOf(kept, {
    ...{ isDelivered: order.fulfilment === 'delivery', from: order.seller.state },
    ...{ to: order.totals.placeOfSupply, mostDelivery: order.totals.deliveryPaise },
  });
  const fewer = order.lines.flatMap((line) => {
    const left = kept.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    return left < line.quantity ? [{ ...line, quantity: line.quantity - left }] : [];
  });
  if (fewer.length > 0) await changeStock(fewer, 1, 0, given.tx);
  const back = order.totals.totalPaise - totals.totalPaise;
  const changes = {
    ...{ ...decision, approved: [...approved], lines, totals },
    ...{ updatedAt: given.now, version: order.version + 1 },
    ...(order.paidAt !== null && back > 0 && { refundPaise: back }),
  };
  return saveOrder(order, changes, given);
}

import type { KeptOrder, OrderLine } from './order';
import { approvedOf, prescribedLines } from './order';

export type Decision = {
  decision: 'APPROVED' | 'REFUSED';
  lines?: readonly { productId: string; quantity: number }[] | undefined;
  reason?: string | undefined;
  prescriber?: { name: string; address: string } | undefined;
  patientName?: string | undefined;
};
type Fault = { pointer: string; message: string; code: string };

const required = (pointer: string, message: string): Fault => ({ pointer, message, code: 'required' });

/** The faults of a decision of a pharmacist. */
export function checkDecision(body: Decision, lines: readonly OrderLine[]): Fault[] {
  if (body.decision === 'REFUSED')
    return body.reason === undefined
      ? [required('/body/reason', 'Must say why, so that the patient knows what to do.')]
      : [];
  const prescribed = prescribedLines(lines);
  const approved = body.lines ?? [];
  if (approved.length === 0) return [required('/body/lines', 'Must name what is approved.')];
  const faults: Fault[] = [];
  for (const [index, { productId, quantity }] of approved.entries()) {
    const line = prescribed.find((one) => one.productId === productId);
    const isTwice = approved.findIndex((one) => one.productId === productId) !== index;
    if (!line || isTwice)
      faults.push({
        pointer: `/body/lines/${index}/productId`,
        message: 'Must be an item of this order that needs a prescription, once.',
        code: 'unknown',
      });
    else if (quantity > line.quantity)
      faults.push({
        pointer: `/body/lines/${index}/quantity`,
        message: `Must not be more than the ${line.quantity} that were ordered.`,
        code: 'too-many',
      });
  }
  const isFewer = prescribed.some(
    ({ productId, quantity }) =>
      (approved.find((one) => one.productId === productId)?.quantity ?? 0) < quantity,
  );
  if (isFewer && body.reason === undefined)
    faults.push(required('/body/reason', 'Must say why fewer packs are approved than were ordered.'));
  const isRegistered = prescribed.some(
    ({ schedule, productId }) => schedule === 'H1' && approved.some((one) => one.productId === productId),
  );
  if (isRegistered && body.prescriber === undefined)
    faults.push(required('/body/prescriber', 'Must be given for the register of Schedule H1.'));
  if (isRegistered && body.patientName === undefined)
    faults.push(required('/body/patientName', 'Must be given for the register of Schedule H1.'));
  return faults;
}

/** The items of an order after an approval: those that need none as they were, the others as far as they were approved. */
export const approvedLines = (
  lines: readonly OrderLine[],
  approved: readonly { productId: string; quantity: number }[],
): OrderLine[] => {
  const prescribed = prescribedLines(lines);
  return lines.flatMap((line) => {
    if (!prescribed.includes(line)) return [line];
    const quantity = approved.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
};

export type Described = { id: string; composition: string | null };

/** An order for a pharmacist. @param described compositions of its products */
export function presentCheck(order: KeptOrder, described: readonly Described[]) {
  if (order.prescriptionStatus === null) throw new Error('No item of this order needs a prescription.');
  return {
    ...{ id: order.id, orderNumber: order.number, status: order.prescriptionStatus },
    ...{ patientName: order.patientName ?? '-', patientAge: order.patientAge },
    lines: order.prescribed.map((line) => ({
      ...{ productId: line.productId, name: line.name },
      composition: described.find(({ id }) => id === line.productId)?.composition ?? null,
      ...{ pack: line.pack, schedule: line.schedule },
      quantity: line.quantity,
      approved: approvedOf(order, line.productId),
    })),
    files: order.prescriptionFiles.map(({ id, name, type, previewIds }) => ({
      ...{ id, name, type, pages: Math.min(5, previewIds.length) },
    })),
    reason: order.prescriptionReason,
    createdAt: order.createdAt.toISOString(),
    decidedAt: order.prescriptionDecidedAt?.toISOString() ?? null,
    version: order.version,
  };
}

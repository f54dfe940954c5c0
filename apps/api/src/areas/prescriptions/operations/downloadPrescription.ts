import type { Handler } from '@nadi/api-server/handlers';
import { notFound } from '@nadi/api-server/problem';
import type { PrintedPrescription } from '@nadi/contract/schema';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { query } from '../../../kernel/operation/operation';
import type { RequestContext } from '../../../kernel/operation/request-context';
import { drawPrescription } from '../draw-prescription';
import { findPrescription } from '../queries/find-prescriptions';
import type { PrescriptionRow } from '../tables/prescriptions';
import { touchOfPrescription } from '../touch-of-prescription';

type Signed = PrescriptionRow & { printed: NonNullable<PrintedPrescription>; signedAt: Date };

/** Reads it with its entry in the audit trail, and draws it after that: no transaction waits for a drawing. */
export const downloadPrescription: Handler<'downloadPrescription', RequestContext> = async (
  request,
  context,
) => {
  const read: { signed?: Signed } = {};
  const load = query('downloadPrescription', async ({ path }, given) => {
    const found = await findPrescription(path.id, given);
    given.touched(touchOfPrescription(found, given.caller));
    const { printed, signedAt } = found;
    if (!printed || !signedAt) throw notFound();
    read.signed = { ...found, printed, signedAt };
    const name = `prescription-${dayInIndia(signedAt)}.pdf`;
    return {
      ...{ body: Buffer.alloc(0), contentType: 'application/pdf' },
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    };
  });
  const answer = await load(request, context);
  if (!read.signed) throw notFound();
  const address = `${context.app.config.publicUrl}/public/prescription#${read.signed.token}`;
  return { ...answer, body: await drawPrescription(read.signed, address) };
};

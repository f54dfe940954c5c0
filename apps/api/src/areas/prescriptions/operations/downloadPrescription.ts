import { notFound } from '@nadi/api-server/problem';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { query } from '../../../kernel/operation/operation';
import { drawPrescription } from '../draw-prescription';
import { findPrescription } from '../queries/find-prescriptions';
import { touchOfPrescription } from '../touch-of-prescription';

export const downloadPrescription = query('downloadPrescription', async ({ path }, given) => {
  const found = await findPrescription(path.id, given);
  given.touched(touchOfPrescription(found, given.caller));
  const { printed, signedAt, token } = found;
  if (!printed || !signedAt || !token) throw notFound();
  const address = `${given.publicUrl}/public/prescription#${token}`;
  return {
    body: await drawPrescription({ ...found, printed, signedAt }, address),
    contentType: 'application/pdf',
    headers: {
      'Content-Disposition': `attachment; filename="prescription-${dayInIndia(signedAt)}.pdf"`,
    },
  };
});

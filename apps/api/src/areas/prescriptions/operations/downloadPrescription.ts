import { notFound } from '@nadi/api-server/problem';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { drawnQuery } from '../../../kernel/operation/operation';
import { drawPrescription } from '../draw-prescription';
import { findPrescription } from '../queries/find-prescriptions';
import { touchOfPrescription } from '../touch-of-prescription';

export const downloadPrescription = drawnQuery('downloadPrescription', {
  async load({ path }, given) {
    const found = await findPrescription(path.id, given);
    given.touched(touchOfPrescription(found, given.caller));
    const { printed, signedAt } = found;
    if (!printed || !signedAt) throw notFound();
    return { ...found, printed, signedAt };
  },
  async draw(signed, { publicUrl }) {
    const name = `prescription-${dayInIndia(signed.signedAt)}.pdf`;
    return {
      body: await drawPrescription(signed, `${publicUrl}/public/prescription#${signed.token}`),
      contentType: 'application/pdf',
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    };
  },
});

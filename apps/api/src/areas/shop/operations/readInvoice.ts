import { notFound } from '@nadi/api-server/problem';
import { drawnQuery } from '../../../kernel/operation/operation';
import { drawInvoice } from '../draw-invoice';
import { findOrder, isOwnOrder } from '../orders';

export const readInvoice = drawnQuery('readInvoice', {
  async load({ path, query: { document: kind } }, { tx, caller, touched }) {
    const order = await findOrder(path.id, isOwnOrder(caller), tx);
    touched({ recordIds: [order.id] });
    const isInvoice = kind === 'invoice';
    const number = isInvoice ? order.invoiceNumber : order.creditNoteNumber;
    const issuedAt = isInvoice ? order.invoicedAt : order.creditedAt;
    if (number === null || issuedAt === null) throw notFound();
    return { order, said: { kind, number, issuedAt, of: isInvoice ? null : order.invoiceNumber } };
  },
  async draw({ order, said }) {
    return {
      body: drawInvoice(order, said),
      contentType: 'application/pdf',
      headers: {
        'Content-Disposition': `attachment; filename="${said.kind}-${said.number.replaceAll('/', '-')}.pdf"`,
      },
    };
  },
});

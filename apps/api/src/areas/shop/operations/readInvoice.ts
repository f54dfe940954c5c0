import { notFound } from '@nadi/api-server/problem';
import { query } from '../../../kernel/operation/operation';
import { drawInvoice } from '../draw-invoice';
import { findOrder, isOwnOrder } from '../orders';

export const readInvoice = query('readInvoice', async ({ path, query: { document: kind } }, given) => {
  const { tx, caller, touched } = given;
  const order = await findOrder(path.id, isOwnOrder(caller), tx);
  touched({ recordIds: [order.id] });
  const isInvoice = kind === 'invoice';
  const number = isInvoice ? order.invoiceNumber : order.creditNoteNumber;
  const issuedAt = isInvoice ? order.invoicedAt : order.creditedAt;
  if (number === null || issuedAt === null) throw notFound();
  const of = isInvoice ? null : order.invoiceNumber;
  return {
    body: drawInvoice(order, { kind, number, issuedAt, of }),
    contentType: 'application/pdf',
    headers: {
      'Content-Disposition': `attachment; filename="${kind}-${number.replaceAll('/', '-')}.pdf"`,
    },
  };
});

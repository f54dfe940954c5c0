import { Check, CircleSlash, FileText, TriangleAlert } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { Tag } from '../../../components/Tag/Tag';
import type { ProductRow } from '../types';

/** Shows the stock of a product, and that it needs a prescription. */
export function Stock({ product: { availability, available, needsPrescription } }: { product: ProductRow }) {
  return (
    <Inline space={2}>
      {availability === 'in-stock' && <Tag icon={Check}>{m.shop_in_stock()}</Tag>}
      {availability === 'few-left' && (
        <Tag icon={TriangleAlert} tone="attention">
          {m.shop_few_left({ count: available })}
        </Tag>
      )}
      {availability === 'sold-out' && <Tag icon={CircleSlash}>{m.shop_sold_out()}</Tag>}
      {needsPrescription && <Tag icon={FileText}>{m.shop_prescription()}</Tag>}
    </Inline>
  );
}

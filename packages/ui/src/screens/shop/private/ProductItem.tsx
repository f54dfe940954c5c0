import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { ProductRow } from '../types';
import { iconOf } from './form-icons';
import { Price } from './Price';
import { Quantity, type QuantityProps } from './Quantity';
import { Stock } from './Stock';
import { end, row, sign } from './shop.css';

type ProductItemProps = Partial<Pick<QuantityProps, 'quantity' | 'onChange'>> & {
  product: ProductRow;
  href: string;
  /** A comparison of its price with another product's. */
  note?: string;
};

/** A product in a list, with its price and, where it may be bought from here, the button that puts it into the cart. */
export function ProductItem({ product, href, note, quantity = null, onChange }: ProductItemProps) {
  const { name, maker, composition, pack, form } = product;
  return (
    <DividedItem>
      <div className={row}>
        <span className={sign}>
          <Icon icon={iconOf(form)} />
        </span>
        <Stack space={1}>
          <Heading level={3} size={16}>
            <Link href={href} isAlone>
              {name}
            </Link>
          </Heading>
          <Text size={14} tone="muted">
            {[composition, pack, maker].filter(Boolean).join(' · ')}
          </Text>
          {note && <Text size={14}>{note}</Text>}
          <Stock product={product} />
        </Stack>
        <div className={end}>
          <Price product={product} />
          {onChange && <Quantity product={product} quantity={quantity} onChange={onChange} />}
        </div>
      </div>
    </DividedItem>
  );
}

import { Minus, Plus, ShoppingBag, Trash2 } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useSave } from '../../../patterns/use-save';
import type { ChangeQuantity, ProductRow } from '../types';
import { figure, stepper } from './shop.css';

export type QuantityProps = {
  product: ProductRow;
  /** Packs in the cart; null while that is not known. */
  quantity: number | null;
  onChange: ChangeQuantity;
  /** The words of the button that adds. @default 'Add' */
  label?: string;
  size?: 'medium' | 'small';
};

/** Adds a product to the cart, and changes how many packs of it are there. */
export function Quantity({
  product,
  quantity,
  onChange,
  label = m.shop_add(),
  size = 'small',
}: QuantityProps) {
  const { isPending, save } = useSave<object, never>(() => undefined);
  const { name, availability, available, maxQuantity } = product;
  const change = (next: number) =>
    void save(async () => {
      const done = await onChange(product, next);
      if (!done.ok) showToast({ tone: 'error', message: done.message ?? m.shop_cart_failed() });
      return done;
    });
  if (!quantity)
    return availability === 'sold-out' ? null : (
      <Button
        size={size}
        tone={size === 'medium' ? 'primary' : 'secondary'}
        {...(size === 'medium' && { icon: ShoppingBag })}
        isPending={isPending}
        isDisabled={quantity === null}
        onPress={() => change(1)}
      >
        {label} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    );
  const most = Math.min(maxQuantity, available);
  return (
    <span className={stepper}>
      <IconButton
        icon={quantity === 1 ? Trash2 : Minus}
        label={quantity === 1 ? m.shop_remove({ name }) : m.shop_fewer({ name })}
        isDisabled={isPending}
        onPress={() => change(quantity - 1)}
      />
      <span className={figure} role="status">
        <Text as="span" weight="bold" isTabular>
          {quantity}
        </Text>
        <VisuallyHidden> {m.shop_packs_of({ name })}</VisuallyHidden>
      </span>
      <IconButton
        icon={Plus}
        label={m.shop_more({ name })}
        isDisabled={isPending || quantity >= most}
        onPress={() => change(quantity + 1)}
      />
    </span>
  );
}

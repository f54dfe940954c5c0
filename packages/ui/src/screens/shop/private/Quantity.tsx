import { Minus, Plus, ShoppingBag, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useSave } from '../../../patterns/use-save';
import type { ChangeQuantity, Done, ProductRow } from '../types';
import { figure, group, stepper } from './shop.css';

export type QuantityProps = {
  product: ProductRow;
  /** Packs in the cart; null while that is not known. */
  quantity: number | null;
  onChange: ChangeQuantity;
  /** The words of the button that adds. @default 'Add' */
  label?: string;
  size?: 'medium' | 'small';
};

/** Changes how many packs of a product are in the cart, and tells a failure. */
export function useChangeQuantity(product: QuantityProps['product'], onChange: ChangeQuantity) {
  const { isPending, save } = useSave<object, never>(() => undefined);
  const change = (next: number) =>
    void save(async () => {
      const done: Done = await onChange(product, next).catch(() => ({ ok: false }));
      if (!done.ok) showToast({ tone: 'error', message: done.message ?? m.shop_cart_failed() });
      return done;
    });
  return { isPending, change };
}

/** Keeps the focus among buttons that take the place of each other, once it was there. */
function useKeptFocus(place: RefObject<HTMLElement | null>): () => void {
  const isKept = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    if (!isKept.current || !focused) return;
    if (focused === document.body || focused.matches(':disabled'))
      place.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    else if (!place.current?.contains(focused)) isKept.current = false;
  });
  return () => {
    isKept.current = place.current?.contains(document.activeElement) ?? false;
  };
}

/** Adds a product to the cart, and changes how many packs of it are there. */
export function Quantity(props: QuantityProps) {
  const place = useRef<HTMLSpanElement>(null);
  const keepFocus = useKeptFocus(place);
  const { isPending, change } = useChangeQuantity(props.product, props.onChange);
  const press = (next: number) => {
    keepFocus();
    change(next);
  };
  return (
    <span ref={place} className={group}>
      {props.quantity ? (
        <Steps {...props} quantity={props.quantity} onPress={press} />
      ) : (
        <Add {...props} isPending={isPending} onPress={() => press(1)} />
      )}
    </span>
  );
}

type AddProps = Omit<QuantityProps, 'onChange'> & { isPending: boolean; onPress: () => void };

function Add({ product, quantity, label = m.shop_add(), size = 'small', isPending, onPress }: AddProps) {
  if (product.availability === 'sold-out') return null;
  return (
    <Button
      size={size}
      tone={size === 'medium' ? 'primary' : 'secondary'}
      {...(size === 'medium' && { icon: ShoppingBag })}
      isPending={isPending}
      isDisabled={quantity === null}
      onPress={onPress}
    >
      {label} <VisuallyHidden>{product.name}</VisuallyHidden>
    </Button>
  );
}

type StepsProps = { product: ProductRow; quantity: number; onPress: (next: number) => void };

// Leaves the buttons enabled while a change is under way, in which a press does nothing: disabled ones lose the focus.
function Steps({ product: { name, maxQuantity, available }, quantity, onPress }: StepsProps) {
  const most = Math.min(maxQuantity, available);
  const fewer = most > 0 ? Math.min(quantity - 1, most) : quantity - 1;
  return (
    <span className={stepper}>
      <IconButton
        icon={quantity === 1 ? Trash2 : Minus}
        label={quantity === 1 ? m.shop_remove({ name }) : m.shop_fewer({ name })}
        onPress={() => onPress(fewer)}
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
        isDisabled={quantity >= most}
        onPress={() => onPress(quantity + 1)}
      />
    </span>
  );
}

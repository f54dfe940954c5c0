import { FileText } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { sayMoney } from '../../../words/money';
import { Fact, Facts } from '../../private/Facts';
import { Section } from '../../private/Section';
import { CartBar } from '../private/CartCard';
import { OfflineNote, SampleNote } from '../private/Notes';
import { Price } from '../private/Price';
import { ProductItem } from '../private/ProductItem';
import { Quantity } from '../private/Quantity';
import { Stock } from '../private/Stock';
import type { Cart, ChangeQuantity, ProductDetail, ShopPlaces } from '../types';

export type ProductScreenProps = {
  state: Loaded<{ detail: ProductDetail }> | { phase: 'absent' };
  /** Null while it is not known. */
  cart: Cart | null;
  places: ShopPlaces;
  isGuest: boolean;
  isOffline: boolean;
  onQuantity: ChangeQuantity;
  onRetry: () => void;
};

/** One product: its price, its stock, what it is, and what has the same composition. */
export function ProductScreen(props: ProductScreenProps) {
  const { state, cart, places, isOffline, onRetry } = props;
  const product = state.phase === 'ready' ? state.detail.product : null;
  return (
    <Page
      title={product?.name ?? m.shop_product()}
      {...(product && { description: [product.composition, product.maker].filter(Boolean).join(' · ') })}
      up={{ href: places.shop, label: m.shop_title() }}
      isWide
    >
      <Stack space={5}>
        {isOffline && <OfflineNote />}
        <Phases
          state={state}
          failed={{ title: m.shop_failed_title(), text: m.shop_failed() }}
          onRetry={onRetry}
        >
          {(content) =>
            'detail' in content ? (
              <Ready {...props} detail={content.detail} />
            ) : (
              <EmptyState
                title={m.shop_absent_title()}
                action={<Button href={places.shop}>{m.shop_back()}</Button>}
              >
                {m.shop_absent()}
              </EmptyState>
            )
          }
        </Phases>
        {cart && cart.count > 0 && <CartBar cart={cart} href={places.cart} />}
      </Stack>
    </Page>
  );
}

function Ready({
  detail,
  cart,
  places,
  isGuest,
  onQuantity,
}: ProductScreenProps & { detail: ProductDetail }) {
  const { product, description, use, storage, hsn, taxPercent, countryOfOrigin, substitutes } = detail;
  const mayChange = detail.substitutionAdvice !== 'do-not-change';
  const quantityOf = (id: string) =>
    cart && (cart.items.find((item) => item.product.id === id)?.quantity ?? 0);
  return (
    <Stack space={5}>
      {product.isSample && <SampleNote />}
      <Grid columns={{ narrow: 1, wide: 'main-aside' }} align="start">
        <Section title={m.shop_about_product()}>
          <Text>{description}</Text>
          {(use || product.needsPrescription) && <Text>{use ?? m.shop_use_prescriber()}</Text>}
          <Facts>
            <Fact term={m.shop_pack()}>{product.pack}</Fact>
            {product.composition && <Fact term={m.shop_composition()}>{product.composition}</Fact>}
            <Fact term={m.shop_maker()}>{product.maker}</Fact>
            <Fact term={m.shop_storage()}>{storage ?? m.shop_storage_none()}</Fact>
            <Fact term={m.shop_origin()}>{countryOfOrigin}</Fact>
            {product.schedule !== 'none' && (
              <Fact term={m.shop_schedule()}>{m.shop_schedule_of({ schedule: product.schedule })}</Fact>
            )}
          </Facts>
        </Section>
        <Section title={m.shop_price()}>
          <Price product={product} size={28} />
          <Text size={14} tone="muted">
            {m.shop_gst_in_it({ percent: taxPercent, hsn })}
          </Text>
          <Stock product={product} />
          {product.needsPrescription && (
            <Banner tone="info" icon={FileText} title={m.shop_needs_prescription_title()}>
              {isGuest ? m.shop_needs_prescription_guest() : m.shop_needs_prescription()}
            </Banner>
          )}
          {product.availability === 'sold-out' && !quantityOf(product.id) ? (
            <Text>{mayChange ? m.shop_sold_out_text() : m.shop_sold_out_same()}</Text>
          ) : (
            <Quantity
              product={product}
              quantity={quantityOf(product.id)}
              onChange={onQuantity}
              label={m.shop_add_for({ price: sayMoney(product.pricePaise) })}
              size="medium"
            />
          )}
          <Text size={14} tone="muted">
            {m.shop_most({ count: product.maxQuantity })}
          </Text>
        </Section>
      </Grid>
      {substitutes.length > 0 && (
        <Section title={m.shop_substitutes()}>
          {mayChange ? (
            <Text tone="muted">{m.shop_ask_pharmacist()}</Text>
          ) : (
            <Banner tone="critical" title={m.shop_do_not_change_title()}>
              {m.shop_do_not_change()}
            </Banner>
          )}
          <DividedList label={m.shop_substitutes()}>
            {substitutes.map(({ product: other, savingPaise, savingPercent }) => (
              <ProductItem
                key={other.id}
                product={other}
                href={places.product(other.id)}
                // Leaves out the comparison and the button: both invite a change that could harm.
                {...(mayChange && {
                  quantity: quantityOf(other.id),
                  onChange: onQuantity,
                  note: saySaving(savingPaise, savingPercent, product.pack),
                })}
              />
            ))}
          </DividedList>
        </Section>
      )}
    </Stack>
  );
}

function saySaving(paise: number, percent: number, pack: string): string {
  if (paise === 0) return m.shop_saving_none({ pack });
  const price = sayMoney(Math.abs(paise));
  return paise > 0
    ? m.shop_saving({ price, percent, pack })
    : m.shop_saving_dearer({ price, percent: Math.abs(percent), pack });
}

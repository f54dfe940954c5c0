import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import type { Totals } from '../types';
import { sayMoney } from './money';
import { amount, amounts } from './shop.css';

type AmountProps = { label: string; paise: number; isTotal?: boolean; isSmall?: boolean };

export const Amounts = ({ children }: { children: React.ReactNode }) => (
  <dl className={amounts}>{children}</dl>
);

export function Amount({ label, paise, isTotal, isSmall }: AmountProps) {
  const size = isSmall ? 14 : 16;
  return (
    <div className={amount} data-total={isTotal || undefined}>
      <Text as="dt" size={size} tone={isSmall ? 'muted' : 'ink'} weight={isTotal ? 'bold' : 'regular'}>
        {label}
      </Text>
      <Text as="dd" size={isTotal ? 28 : size} weight={isTotal ? 'bold' : 'regular'} isTabular>
        {sayMoney(paise)}
      </Text>
    </div>
  );
}

/** Shows the price of an order, with the tax in it at each rate. */
export function Bill({ totals, total = m.shop_to_pay() }: { totals: Totals; total?: string }) {
  const { itemsPaise, deliveryPaise, savedPaise, taxes, taxPaise, roundingPaise, totalPaise } = totals;
  return (
    <Amounts>
      <Amount label={m.shop_items_price()} paise={itemsPaise} />
      <Amount label={m.shop_delivery()} paise={deliveryPaise} />
      {roundingPaise !== 0 && <Amount label={m.shop_rounding()} paise={roundingPaise} />}
      <Amount label={total} paise={totalPaise} isTotal />
      {savedPaise > 0 && <Amount label={m.shop_saved()} paise={savedPaise} isSmall />}
      <Amount label={m.shop_tax_in_it()} paise={taxPaise} isSmall />
      {taxes.flatMap(({ taxPercent, taxablePaise, cgstPaise, sgstPaise, igstPaise }) => [
        <Amount
          key={`${taxPercent}-value`}
          label={m.shop_taxable({ percent: taxPercent })}
          paise={taxablePaise}
          isSmall
        />,
        ...(igstPaise > 0
          ? [
              <Amount
                key={`${taxPercent}-i`}
                label={m.shop_igst({ percent: taxPercent })}
                paise={igstPaise}
                isSmall
              />,
            ]
          : []),
        ...(cgstPaise + sgstPaise > 0
          ? [
              <Amount
                key={`${taxPercent}-c`}
                label={m.shop_cgst({ percent: taxPercent / 2 })}
                paise={cgstPaise}
                isSmall
              />,
              <Amount
                key={`${taxPercent}-s`}
                label={m.shop_sgst({ percent: taxPercent / 2 })}
                paise={sgstPaise}
                isSmall
              />,
            ]
          : []),
      ])}
    </Amounts>
  );
}

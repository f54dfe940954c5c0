import * as m from '../../../../generated/messages/messages';
import type { Totals } from '../types';
import { Amount, Amounts } from './Amounts';

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

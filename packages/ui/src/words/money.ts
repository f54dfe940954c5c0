import { formattingLocale } from '../components/private/reading/locale';

/**
 * An amount with its sign, grouped as in India: "₹1,23,456.00".
 *
 * @param paise INR
 * @param options.isShort leaves out decimals that say nothing: "₹800"
 */
export const sayMoney = (paise: number, { isShort = false } = {}): string =>
  new Intl.NumberFormat(formattingLocale(), {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: isShort && paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100);

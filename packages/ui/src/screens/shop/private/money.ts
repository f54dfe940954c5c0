import { formattingLocale } from '../../../components/private/reading/locale';

/** An amount with its sign, grouped as in India: "₹1,23,456.00". @param paise INR */
export const sayMoney = (paise: number): string =>
  new Intl.NumberFormat(formattingLocale(), { style: 'currency', currency: 'INR' }).format(paise / 100);

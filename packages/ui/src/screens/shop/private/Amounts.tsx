import type { ReactNode } from 'react';
import { Text } from '../../../components/Text/Text';
import { sayMoney } from '../../../words/money';
import { amount, amounts } from './shop.css';

type AmountProps = { label: string; paise: number; isTotal?: boolean; isSmall?: boolean };

export const Amounts = ({ children }: { children: ReactNode }) => <dl className={amounts}>{children}</dl>;

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

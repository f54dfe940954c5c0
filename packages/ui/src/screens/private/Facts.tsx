import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text';
import { facts, wide } from './Facts.css';

/** Terms and their values, as many beside each other as there is room for. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={facts}>{children}</dl>;

type FactProps = { term: string; isWide?: boolean; children: ReactNode };

export function Fact({ term, isWide, children }: FactProps) {
  return (
    <div className={isWide ? wide : undefined}>
      <Text as="dt" size={14} tone="muted">
        {term}
      </Text>
      <Text as="dd" isTabular>
        {children}
      </Text>
    </div>
  );
}

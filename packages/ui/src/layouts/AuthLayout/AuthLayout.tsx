import { brand } from '@nadi/brand';
import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { Card } from '../../components/Card/Card';
import { Logo } from '../../components/Logo/Logo';
import { PulseRiver } from '../../components/PulseRiver/PulseRiver';
import { Text } from '../../components/Text/Text';
import { brandLine, card, ground, page } from './AuthLayout.css';

export type AuthLayoutProps = {
  /** The screen, with its own heading of level 1. */
  children: ReactNode;
  /** Below the card: the way to the other screens. */
  footer?: ReactNode;
  /** It is not yet known whether somebody is signed in. @default false */
  isLoading?: boolean;
};

/** Around signing up and signing in: one card, the name and the tagline. */
export function AuthLayout({ children, footer, isLoading = false }: AuthLayoutProps) {
  return (
    <main className={page}>
      <div className={brandLine}>
        <Logo size="large" />
        <Text tone="muted">{brand.tagline}</Text>
      </div>
      <div className={card}>
        <Card isRaised>
          {isLoading ? (
            <div role="status" className={brandLine}>
              <PulseRiver size="small" isMoving isFading />
              <Text tone="muted">{m.loading()}</Text>
            </div>
          ) : (
            children
          )}
        </Card>
      </div>
      {footer}
      <div className={ground}>
        <PulseRiver size="medium" />
      </div>
    </main>
  );
}

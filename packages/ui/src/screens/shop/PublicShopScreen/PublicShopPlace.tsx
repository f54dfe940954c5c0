import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { publicPage } from '../private/shop.css';

/** Holds the public shop, and says what to do where no code runs. */
export const PublicShopPlace = ({ children }: { children: ReactNode }) => (
  <div className={publicPage}>
    <noscript>
      <Banner tone="attention">{m.shop_without_code()}</Banner>
    </noscript>
    <div data-island="shop">{children}</div>
  </div>
);

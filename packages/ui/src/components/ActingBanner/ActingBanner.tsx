import * as m from '../../../generated/messages/messages';
import type { ActingLevel, Pronoun } from '../../acting';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { about, banner, dark, line, name as nameStyle } from './ActingBanner.css';

export type ActingBannerProps = {
  /** The person for whom the page is. */
  firstName: string;
  lastName: string;
  who: Pronoun;
  level: ActingLevel;
  /** A child without an account reads nothing; its guardians do. */
  hasAccount: boolean;
  onBack: () => void;
};

/** Stays above every page while a person acts for another: for whom, who sees it, and the way back. */
export function ActingBanner({ firstName, lastName, who, level, hasAccount, onBack }: ActingBannerProps) {
  return (
    <section aria-label={m.family_banner({ name: firstName })} className={banner} data-print="hide">
      <Avatar name={`${firstName} ${lastName}`} tone="marigold" />
      <div className={about}>
        <div className={nameStyle}>{m.family_banner({ name: firstName })}</div>
        <div className={line}>
          {hasAccount ? m.family_banner_sees({ who }) : m.family_banner_guardians()}
          {level === 'view' && `. ${m.family_banner_view()}`}
        </div>
      </div>
      <div className={dark}>
        <Button tone="quiet" size="small" onPress={onBack}>
          {m.family_back()}
        </Button>
      </div>
    </section>
  );
}

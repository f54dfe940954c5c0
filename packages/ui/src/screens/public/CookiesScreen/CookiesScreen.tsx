import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Sections } from '../private/Sections';

/** Everything that is kept in a browser. */
export function CookiesScreen() {
  return (
    <Sections
      title={m.cookies_title()}
      intro={m.cookies_intro({ product: brand.name })}
      sections={[
        { title: m.cookies_cookie_title(), text: m.cookies_cookie() },
        { title: m.cookies_local_title(), text: m.cookies_local() },
        { title: m.cookies_database_title(), text: m.cookies_database() },
        { title: m.cookies_files_title(), text: m.cookies_files() },
        { title: m.cookies_away_title(), text: m.cookies_away() },
      ]}
    />
  );
}

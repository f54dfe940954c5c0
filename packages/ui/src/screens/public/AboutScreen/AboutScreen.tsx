import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Sections } from '../private/Sections';

/** Says who made this, for whom, and what it can do today. */
export function AboutScreen() {
  const product = brand.name;
  return (
    <Sections
      title={m.about_title({ product })}
      intro={m.about_intro({ product })}
      sections={[
        { title: m.about_today_title(), text: m.about_today() },
        { title: m.about_for_title(), text: m.about_for() },
        { title: m.about_rules_title(), text: m.about_rules() },
        { title: m.about_open_title(), text: m.about_open() },
        { title: m.about_name_title(), text: m.about_name() },
      ]}
    />
  );
}

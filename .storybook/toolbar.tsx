import type { Decorator, Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { baseLocale, locales, pseudoLocale, setLocale, toLocale } from './language';

/** The name of a language in that language; Hindi and Kannada are added here with their catalogues. */
const nameOf = (locale: string) =>
  locale === pseudoLocale
    ? 'Ļöñĝéŕ (40 % more)'
    : (new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale);

export const globalTypes: Preview['globalTypes'] = {
  locale: {
    description: 'Language of the texts',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: locales.map((value) => ({ value, title: nameOf(value) })),
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
};

export const initialGlobals = { locale: baseLocale, direction: 'ltr' };

/** Texts are read as a story is drawn: in another language it is drawn from the beginning. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const locale = toLocale(globals.locale) ?? baseLocale;
  setLocale(locale, { reload: false });
  document.documentElement.lang = locale;
  return <Story key={locale} />;
};

/** Lists and arrow keys take their direction from the language, of which no catalogue is written from the right yet. */
export const withDirection: Decorator = (Story, { globals }) => {
  const isRightToLeft = globals.direction === 'rtl';
  document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
  return isRightToLeft ? (
    <I18nProvider locale="he-IL">
      <Story />
    </I18nProvider>
  ) : (
    <Story />
  );
};

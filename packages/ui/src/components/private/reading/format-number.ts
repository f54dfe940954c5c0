import { formattingLocale } from './locale';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes a hundred times as long as using it, and a page of readings asks for hundreds of numbers. */
export function formatNumber(value: number): string {
  const locale = formattingLocale();
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(value);
}

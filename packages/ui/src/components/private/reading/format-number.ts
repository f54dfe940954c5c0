import { formattingLocale } from './locale';

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(formattingLocale(), { maximumFractionDigits: 1 }).format(value);
}

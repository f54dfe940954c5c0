import { formatNumber } from '../../../components/private/reading/format-number';

/** A number for a message: for its plural, and as it is written. */
export const counted = (count: number) => ({ count, number: formatNumber(count) });

import type { Advised } from './advice-plan';

/**
 * Returns true if even an emergency is measured once more before help is called: a cold finger, a wrong count and a pulse after an effort are more
 * frequent than it. A child's slow pulse and slow breathing are not waited for.
 */
export function isCheckedFirst({
  type,
  side,
  audience,
}: Pick<Advised, 'type' | 'side' | 'audience'>): boolean {
  const isYoung = audience === 'child' || audience === 'baby';
  if (type === 'oxygen_saturation') return side === 'low';
  if (type === 'respiratory_rate') return side === 'high';
  return type === 'pulse' && !isYoung;
}

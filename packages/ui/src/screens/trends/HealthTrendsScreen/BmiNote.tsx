import * as m from '../../../../generated/messages/messages';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Link } from '../../../components/Link/Link';
import { formatNumber } from '../../../components/private/reading/format-number';
import { SourceList } from '../../../components/private/SourceList/SourceList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Bmi } from './types';

const groups: Record<Extract<Bmi, { isKnown: true }>['group'], () => string> = {
  underweight: m.trends_bmi_underweight,
  usual: m.trends_bmi_usual,
  overweight: m.trends_bmi_overweight,
  obesity: m.trends_bmi_obesity,
};

type Reason = Extract<Bmi, { isKnown: false }>['because'];
/** Nothing is said where there is no weight: the row says that already. */
const reasons: Record<Exclude<Reason, 'no-weight'>, () => string> = {
  'no-height': m.trends_bmi_no_height,
  'no-age': m.trends_bmi_no_age,
  young: m.trends_bmi_young,
  pregnant: m.trends_bmi_pregnant,
  'maybe-pregnant': m.trends_bmi_maybe_pregnant,
};
const ways: Partial<Record<Reason, { href: string; label: () => string }>> = {
  'no-height': { href: '/dashboard/vital-signs#add', label: m.trends_bmi_add_height },
  'no-age': { href: '/dashboard/profile', label: m.asks_profile },
  'maybe-pregnant': { href: '/dashboard/profile', label: m.asks_profile },
};

/** The body mass index beside the weight it is made of, with whose cut-offs it is compared; or why there is none. */
export function BmiNote({ bmi }: { bmi: Bmi }) {
  if (!bmi.isKnown) {
    if (bmi.because === 'no-weight') return null;
    const way = ways[bmi.because];
    return (
      <Text size={14} tone="muted">
        {reasons[bmi.because]()} {way && <Link href={way.href}>{way.label()}</Link>}
      </Text>
    );
  }
  const { value, height, group, asianPoint, sources } = bmi;
  return (
    <Stack space={1}>
      <Text size={14}>
        {m.trends_bmi({ value: formatNumber(value), height })} {groups[group]()}
      </Text>
      {asianPoint !== null && (
        <Text size={14} tone="muted">
          {m.trends_bmi_asian({ point: formatNumber(asianPoint) })}
        </Text>
      )}
      <Disclosure label={m.range_sources_of({ count: sources.length })} spokenContext={m.trends_bmi_name()}>
        <SourceList sources={sources} />
      </Disclosure>
    </Stack>
  );
}

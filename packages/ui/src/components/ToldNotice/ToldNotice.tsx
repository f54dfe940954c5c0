import { brand } from '@nadi/brand';
import * as m from '../../../generated/messages/messages';
import { Banner } from '../Banner/Banner';
import { Link } from '../Link/Link';
import { sayIf } from '../private/reading/condition-words';
import { callsAtOnce, type Told } from '../private/reading/told';
import { sayTold } from '../private/reading/told-words';

export type { ReadingMessage, Told } from '../private/reading/told';

export type ToldNoticeProps = {
  /** All that the clinical rules tell of the person's readings; `messagesFor` makes it. */
  told: Told;
  /** The page with the advice: the dashboard. */
  adviceHref: string;
};

const number = brand.emergencyNumber;

function titleOf(told: Told): string | undefined {
  const { together } = told;
  if (together?.advice === 'emergency' && together.condition)
    return `${m.together_title_if({ condition: sayIf(together.condition), number })}.`;
  return callsAtOnce(told) ? `${m.next_call({ number })}.` : undefined;
}

/** Says what asks for action, in the words of the dashboard, beside readings on other pages; the advice is one press away. Nothing if nothing does. */
export function ToldNotice({ told, adviceHref }: ToldNoticeProps) {
  const words = sayTold(told);
  if (words === '') return null;
  const title = titleOf(told);
  const isCritical =
    title !== undefined ||
    told.messages.some(({ reading }) => reading.interpretation.worst.status === 'critical');
  return (
    <Banner
      tone={isCritical ? 'critical' : 'attention'}
      {...(title && { title })}
      action={
        <Link href={adviceHref} tone="ink" isAlone>
          {m.told_what_to_do()}
        </Link>
      }
    >
      {words}
    </Banner>
  );
}

import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { ConditionNote } from '../../../components/private/ConditionNote/ConditionNote';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { sayMark, sayValue, standings } from '../../../words/lab';
import { sayDay } from '../../../words/moment';
import { readingTitle } from '../../../words/reading';
import { recordTypeWords } from '../../../words/record-type';
import { statusLooks } from '../../appointments/private/visit-words';
import { noneWords, sayDetails, sayName } from '../../medical-history/MedicalHistoryScreen/history-words';
import { kindWords } from './ask-words';
import type { AskPassage } from './types';

/** Characters of a visit's words that are shown; its page has the rest. */
const shownOfVisit = 240;

const cut = (text: string): string =>
  text.length > shownOfVisit ? `${text.slice(0, shownOfVisit).replace(/\s+\S*$/, '')} …` : text;

export function titleOf(passage: AskPassage): string {
  switch (passage.kind) {
    case 'reading':
      return readingTitle(passage.reading);
    case 'lab':
      return `${passage.value.name} ${sayValue(passage.value)}`;
    case 'medicine':
      return passage.name;
    case 'history':
      return 'none' in passage ? noneWords[passage.none].none() : sayName(passage.entry);
    case 'visit':
      return passage.doctor;
    default:
      return passage.title;
  }
}

/** The line below the title; empty if nothing more is known. */
function detailOf(passage: AskPassage): string {
  switch (passage.kind) {
    case 'lab': {
      const { rangeText, flag } = passage.value;
      const range = rangeText ? m.lab_range({ range: rangeText }) : m.lab_no_range();
      return [range, sayMark(flag)].filter(Boolean).join('. ');
    }
    case 'medicine':
      return passage.detail;
    case 'history':
      return 'none' in passage
        ? ''
        : [sayDetails(passage.entry), passage.entry.note].filter(Boolean).join(' · ');
    case 'goal':
      return passage.note ?? '';
    case 'visit':
      return cut(passage.text);
    case 'document':
      return recordTypeWords[passage.type]();
    default:
      return passage.asksForAction ? m.ask_see_advice() : '';
  }
}

function Dated({ passage, clock }: { passage: AskPassage; clock: Clock }) {
  switch (passage.kind) {
    case 'reading':
      return <When at={passage.reading.measuredAt} clock={clock} />;
    case 'visit':
      return <When at={passage.at} clock={clock} />;
    case 'lab':
      return sayDay(passage.day);
    case 'document':
      return passage.day === null ? m.ask_no_day() : sayDay(passage.day);
    case 'medicine':
      return sayTaken(passage);
    case 'goal':
      return passage.due === null
        ? m.ask_since({ from: sayDay(passage.start) })
        : m.ask_period({ from: sayDay(passage.start), to: sayDay(passage.due) });
    default:
      // The details of an entry say since when.
      return 'none' in passage || passage.entry.onset !== null ? null : m.ask_no_day();
  }
}

function sayTaken({ startDay, endDay, isStopped }: Extract<AskPassage, { kind: 'medicine' }>): string {
  const from = sayDay(startDay);
  if (endDay !== null) return m.ask_period({ from, to: sayDay(endDay) });
  return isStopped ? m.ask_stopped({ from }) : m.ask_since({ from });
}

/** An item of the record that answers: what it is, its assessment by its own range, its date, and the page that has it. */
export function Passage({ passage, clock }: { passage: AskPassage; clock: Clock }) {
  const detail = detailOf(passage);
  return (
    <Stack space={1}>
      <Inline space={2}>
        <Link href={passage.href} isAlone>
          {titleOf(passage)}
        </Link>
        {passage.kind === 'reading' && <StatusBadge status={passage.reading.interpretation.status} />}
        {passage.kind === 'lab' && <Standing {...passage} />}
        {passage.kind === 'visit' && <Tag>{statusLooks[passage.status].word()}</Tag>}
      </Inline>
      {passage.kind === 'reading' && <ConditionNote interpretation={passage.reading.interpretation} />}
      {detail && <Text size={14}>{detail}</Text>}
      <Text as="div" size={14} tone="muted">
        {kindWords[passage.kind]()} · <Dated passage={passage} clock={clock} />
      </Text>
    </Stack>
  );
}

function Standing({ value: { standing } }: Extract<AskPassage, { kind: 'lab' }>) {
  const { tone, say } = standings[standing ?? 'unknown'];
  return <Tag tone={tone}>{say()}</Tag>;
}

import { brand } from '@nadi/brand';
import * as m from '../../../generated/messages/messages';
import { formattingLocale } from '../../components/private/reading/locale';
import { formatDate, formatExactly } from '../../components/When/format-when';
import type { Clock } from '../../components/When/When';
import { head, paper } from './paper.css';

/** The person whose record is printed. */
export type PrintedPerson = {
  name: string;
  /** 'YYYY-MM-DD'; null where it is not known. */
  birthDate: string | null;
};

export type PrintHeadProps = {
  person: PrintedPerson;
  /** The printed content and its period: "Vital signs, 21 October 2026 to 20 November 2026". */
  title: string;
  clock: Clock;
};

/** On top of what is printed: a sheet of paper is read without the page around it, by others and years later. */
export function PrintHead({ person: { name, birthDate }, title, clock }: PrintHeadProps) {
  const locale = formattingLocale();
  return (
    <div className={paper}>
      <div className={head}>
        <p>
          <strong>{name}</strong>
          {birthDate &&
            `, ${m.print_born({ date: formatDate(`${birthDate}T00:00:00Z`, { locale, timeZone: 'UTC' }) })}`}
        </p>
        <p>{title}</p>
        <p>
          {m.print_when({
            when: formatExactly(clock.now, { locale, timeZone: clock.timeZone }),
            product: brand.name,
          })}
        </p>
      </div>
    </div>
  );
}

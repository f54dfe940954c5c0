import { brand } from '@nadi/brand';
import { Phone } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { StatusMark } from '../../../components/StatusMark/StatusMark';
import { Text } from '../../../components/Text/Text';
import { list, urgency, urgencyTitle } from './ArticleScreen.css';
import type { Article } from './types';

type UrgencyCardProps = NonNullable<Article['urgency']> & { id: string };

/** The signs with which nobody should read on, before everything else. */
export function UrgencyCard({ id, lead, signs, note }: UrgencyCardProps) {
  return (
    <section className={urgency} aria-labelledby={id}>
      <div className={urgencyTitle}>
        <StatusMark status="critical" />
        <Heading level={2} size={22} id={id}>
          {m.article_call_if({ number: brand.emergencyNumber })}
        </Heading>
      </div>
      <Text>{lead}</Text>
      <ul className={list}>
        {signs.map((sign) => (
          <li key={sign}>
            <span>{sign}</span>
          </li>
        ))}
      </ul>
      <Inline space={3}>
        <Button tone="critical" icon={Phone} href={`tel:${brand.emergencyNumber}`}>
          {m.article_call({ number: brand.emergencyNumber })}
        </Button>
        <Text size={14}>{note || m.article_ambulance({ number: brand.ambulanceNumber })}</Text>
      </Inline>
    </section>
  );
}

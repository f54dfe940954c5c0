import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { CriticalAdvice } from '../../../components/CriticalAdvice/CriticalAdvice';
import { type ReadingMessage, type Told, urgentAdviceOf } from '../../../components/private/reading/told';
import { writeReading } from '../../../components/private/reading/words';
import { TogetherAdvice } from '../../../components/TogetherAdvice/TogetherAdvice';

/** Says what to do at once, for all readings together and for each type; placed before everything else. */
export function CriticalNow({ told: { messages, together } }: { told: Told }) {
  return (
    <>
      {together && <TogetherAdvice {...together} />}
      {messages.flatMap((message) =>
        urgentAdviceOf(message).map((advice, index) => (
          <CriticalAdvice
            key={`${advice.type} ${advice.condition}`}
            {...advice}
            {...(index === 0 && message.others.length > 0 && { also: sayAlso(message) })}
          />
        )),
      )}
    </>
  );
}

/** Names the other dangerous readings of the day; one that calls for help in any case still does. */
function sayAlso({ others }: ReadingMessage): string {
  return others
    .map((other) => {
      const inputs = { reading: writeReading(other), number: brand.emergencyNumber };
      return other.interpretation.advice === 'emergency' ? m.also_call(inputs) : m.also_dangerous(inputs);
    })
    .join(' ');
}

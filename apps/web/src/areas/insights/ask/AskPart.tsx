import { understand } from '@nadi/domain/insights/ask/understand';
import { isUrgentAdvice } from '@nadi/domain/vital-signs/range';
import { AskRecord, type AskState } from '@nadi/ui/screens/insights/AskRecord';
import { useRef, useState } from 'react';
import { type Clock, dayOf } from '../../../kernel/browser/clock';
import { selectIsOffline } from '../../../kernel/connectivity/connectivity-slice';
import { selectEntries } from '../../../kernel/outbox/outbox-selectors';
import { useServices } from '../../../kernel/services/use-services';
import { isOfReading, type useTold } from '../../vital-signs/offers';
import { answerQuestion } from './answer-question';

export type AskPartProps = { told: ReturnType<typeof useTold>; clock: Clock };

/** The ids of the readings that ask for action: their advice is at the top of the page. */
function askingOf({ messages, together }: AskPartProps['told']): Set<string> {
  const urgent = messages.filter(
    ({ because, reading }) =>
      because === 'raised-in-pregnancy' || isUrgentAdvice(reading.interpretation.worst.advice),
  );
  return new Set([
    ...urgent.flatMap(({ reading, others }) => [reading, ...others].map(({ id }) => id)),
    ...(together?.readings.map(({ id }) => id) ?? []),
  ]);
}

/** Answers questions about the record on this device, from what the server has of it, or what was kept here. */
export function AskPart({ told, clock }: AskPartProps) {
  const services = useServices();
  const [state, setState] = useState<AskState>({ phase: 'idle' });
  const latest = useRef(0);

  async function ask(question: string) {
    latest.current += 1;
    const turn = latest.current;
    const understood = understand(question, dayOf(clock));
    const asked = { question, emergency: understood.emergency, asks: understood.asks };
    setState({ phase: 'looking', ...asked });
    const unsent = selectEntries(services.store.getState()).filter(isOfReading).length;
    const answer = await answerQuestion(understood, { services, clock, asking: askingOf(told), unsent });
    // A later question has its own answer.
    if (turn === latest.current) {
      const isFromDevice = selectIsOffline(services.store.getState());
      setState({ phase: 'ready', ...asked, answer: { ...answer, isFromDevice } });
    }
  }

  return <AskRecord state={state} clock={clock} onAsk={(question) => void ask(question)} />;
}

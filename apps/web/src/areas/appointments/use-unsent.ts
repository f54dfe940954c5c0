import { randomId } from '@nadi/api-client/random-id';
import * as m from '@nadi/ui/messages';
import type { UnsentMessage } from '@nadi/ui/screens/appointments/VisitChat';
import { useEffect, useRef, useState } from 'react';
import { fittedPhoto } from '../../kernel/browser/square-photo';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { addConsultationMessage, type SentMessage } from './online-writes';

type Unsent = SentMessage & { refusal: string | null };

/**
 * Sends the messages of a visit, one after another, and keeps on the page those that are not sent. Each has one key, so that the server takes it once, however
 * often it is sent.
 *
 * @param onSent resolves once what was sent is among what is shown
 */
export function useUnsent(id: string, onSent: () => Promise<unknown>) {
  const write = useOnlineWrite(addConsultationMessage);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const change = (key: string, to: Unsent | null) =>
    setUnsent((all) => all.flatMap((one) => (one.key === key ? (to ? [to] : []) : [one])));

  async function perform(message: SentMessage): Promise<void> {
    const outcome = await write(message);
    if (outcome.ok) await onSent().catch(() => undefined);
    if (!isHere.current) return;
    const refusal = outcome.ok
      ? null
      : (outcome.errors[0]?.message ?? outcome.failure.message ?? m.not_saved());
    change(message.key, outcome.ok ? null : { ...message, refusal });
  }
  function queue(message: SentMessage): void {
    before.current = before.current.then(() => perform(message));
  }
  function add(text: string | null, photo: File | null): void {
    const message: SentMessage = { id, key: randomId(), text, photo };
    setUnsent((all) => [...all, { ...message, refusal: null }]);
    queue(message);
  }

  return {
    unsent: unsent.map(({ key, text, refusal }): UnsentMessage => ({ id: key, text, refusal })),
    onSend: (text: string) => add(text, null),
    onSendPhoto: async (photo: File) => add(null, await fittedPhoto(photo)),
    onAgain(key: string) {
      const found = unsent.find((one) => one.key === key && one.refusal !== null);
      if (!found) return;
      const { refusal: _, ...message } = found;
      change(key, { ...message, refusal: null });
      queue(message);
    },
    onDrop: (key: string) => change(key, null),
  };
}

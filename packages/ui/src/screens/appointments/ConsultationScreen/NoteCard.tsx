import { useEffect, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Menu } from '../../../components/Menu/Menu';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { type Clock, When } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import type { Visit } from './ConsultationScreen';
import { paragraphs } from './NoteCard.css';
import { addTemplate, noteTemplates } from './note-templates';

export type NoteCardProps = {
  visit: Visit;
  side: 'PATIENT' | 'DOCTOR';
  clock: Clock;
  isOffline: boolean;
  /** @param as `noteVersion` is the version on which the text is based; the answer has that of the text */
  onNote: (
    notes: string,
    as: { isSigned: boolean; noteVersion: number },
  ) => Promise<Saved<{ noteVersion: number }>>;
  onAddendum: (visit: Visit, text: string) => Promise<Saved>;
};

/** The doctor's words: a draft that only they see, or the signed note with what was added to it. */
export function NoteCard(props: NoteCardProps) {
  const { visit, side } = props;
  const isWritable =
    side === 'DOCTOR' && ['confirmed', 'checked_in', 'in_progress', 'completed'].includes(visit.status);
  if (side === 'PATIENT' && visit.noteState !== 'signed' && visit.status !== 'completed') return null;
  if (side === 'DOCTOR' && !isWritable) return null;
  return (
    <Card as="section" aria-labelledby="visit-note">
      <Stack space={4}>
        <Heading level={2} id="visit-note">
          {m.visit_note()}
        </Heading>
        {visit.noteState === 'signed' ? (
          <Signed {...props} />
        ) : side === 'DOCTOR' ? (
          <Draft {...props} />
        ) : (
          <Text>{m.visit_note_none()}</Text>
        )}
      </Stack>
    </Card>
  );
}

function Signed({ visit, side, clock, isOffline, onAddendum }: NoteCardProps) {
  const [text, setText] = useState('');
  const { isPending, refused, save } = useSave<unknown, never>(() => setText(''));
  return (
    <>
      <p className={paragraphs}>{visit.notes}</p>
      {visit.signedAt && (
        <Text size={14} tone="muted">
          {m.visit_signed()} <When at={visit.signedAt} clock={clock} isInSentence />
        </Text>
      )}
      {visit.addenda.map((addendum) => (
        <Stack key={addendum.at} space={1}>
          <Text weight="bold">
            {m.visit_addendum()} <When at={addendum.at} clock={clock} isInSentence />
          </Text>
          <p className={paragraphs}>{addendum.text}</p>
        </Stack>
      ))}
      {side === 'DOCTOR' && (
        <Stack space={3}>
          <TextField
            name="addendum"
            label={m.visit_add()}
            description={m.visit_add_help()}
            value={text}
            onChange={setText}
            rows={3}
          />
          {refused && <Banner tone="critical">{refused.message}</Banner>}
          <div>
            <Button
              tone="secondary"
              isPending={isPending}
              isDisabled={isOffline || text.trim() === ''}
              onPress={() => void save(() => onAddendum(visit, text.trim()))}
            >
              {m.visit_add_yes()}
            </Button>
          </div>
        </Stack>
      )}
    </>
  );
}

/** Milliseconds after the last change until a draft is saved. */
const autosaveMs = 3_000;

function Draft({ visit, isOffline, onNote }: NoteCardProps) {
  const [text, setText] = useState(visit.notes ?? '');
  const [saved, setSaved] = useState(visit.notes ?? '');
  const [base, setBase] = useState(visit.noteVersion);
  const [tried, setTried] = useState<string | null>(null);
  const { isPending, refused, save } = useSave<{ notes: string; noteVersion: number }, never>(
    ({ notes, noteVersion }) => {
      setSaved(notes);
      setBase(noteVersion);
    },
  );
  // Saved on another page meanwhile: the doctor chooses before anything is saved or signed.
  const isOld = !isPending && visit.noteVersion > base;
  const notes = text.trim();
  const send = (isSigned: boolean) => {
    setTried(text);
    void save(async () => {
      const outcome = await onNote(notes, { isSigned, noteVersion: base });
      return outcome.ok ? { ...outcome, notes: text } : outcome;
    });
  };
  // A text that the server refused is not sent again until it changes.
  const isWaiting = !isOffline && !isPending && !isOld && notes !== '' && text !== saved && text !== tried;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the time anew
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => send(false), autosaveMs);
    return () => clearTimeout(timer);
  }, [isWaiting, text]);
  return (
    <>
      <TextField
        name="notes"
        label={m.visit_note_label()}
        description={m.visit_note_help()}
        value={text}
        onChange={setText}
        rows={10}
      />
      <Text size={14} tone="muted">
        {text === saved && !isOld
          ? saved === ''
            ? m.visit_note_empty()
            : m.visit_note_saved()
          : m.visit_note_unsaved()}
      </Text>
      {isOld ? (
        <Banner tone="attention">
          <Stack space={2}>
            <Text>{m.visit_note_newer()}</Text>
            <p className={paragraphs}>{visit.notes}</p>
            <Inline space={2}>
              <Button
                tone="secondary"
                onPress={() => {
                  setText(visit.notes ?? '');
                  setSaved(visit.notes ?? '');
                  setBase(visit.noteVersion);
                }}
              >
                {m.visit_note_newer_take()}
              </Button>
              <Button
                tone="quiet"
                onPress={() => {
                  setTried(null);
                  setSaved(visit.notes ?? '');
                  setBase(visit.noteVersion);
                }}
              >
                {m.visit_note_newer_keep()}
              </Button>
            </Inline>
          </Stack>
        </Banner>
      ) : (
        refused && <Banner tone="critical">{refused.message}</Banner>
      )}
      {isOffline && <Banner tone="info">{m.visit_note_offline()}</Banner>}
      <Inline space={2}>
        <Menu
          trigger={m.visit_note_template()}
          items={noteTemplates.map((template) => ({
            id: template.id,
            label: template.name(),
            onAction: () => setText(addTemplate(text, template)),
          }))}
        />
        <Button
          tone="secondary"
          isPending={isPending}
          isDisabled={isOffline || isOld || notes === '' || text === saved}
          onPress={() => send(false)}
        >
          {m.visit_note_save()}
        </Button>
        {visit.status === 'completed' && (
          <Button
            isPending={isPending}
            isDisabled={isOffline || isOld || notes === ''}
            onPress={() => send(true)}
          >
            {m.visit_note_sign()}
          </Button>
        )}
      </Inline>
      <Text size={14} tone="muted">
        {visit.status === 'completed' ? m.visit_note_sign_help() : m.visit_note_sign_later()}
      </Text>
    </>
  );
}

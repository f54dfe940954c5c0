import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { useMay } from '../../../acting';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { type Clock, When } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { Section } from '../../private/Section';
import { Choices } from '../private/Choices';
import type { NewRating, VisitRating } from '../types';
import { paragraphs } from './NoteCard.css';

export type RatingCardProps = {
  rating: VisitRating;
  side: 'PATIENT' | 'DOCTOR';
  /** The name of the doctor, who reads it. */
  doctor: string;
  clock: Clock;
  isOffline: boolean;
  onRate: (rating: NewRating) => Promise<Saved>;
};

const stars = [
  { id: '1', word: m.rating_1 },
  { id: '2', word: m.rating_2 },
  { id: '3', word: m.rating_3 },
  { id: '4', word: m.rating_4 },
  { id: '5', word: m.rating_5 },
] as const;

const sayStars = (given: number): string =>
  m.rating_said({ stars: given, word: stars[given - 1]?.word() ?? String(given) });

/** How the patient found a visit that is over: to be said by the patient, and to be read by both. */
export function RatingCard(props: RatingCardProps) {
  const { rating, side, clock } = props;
  const [isChanging, setIsChanging] = useState(false);
  const { given } = rating;
  // Asks nothing of a person who acts for the patient and may only look.
  const canRate = useMay('manage') && rating.canRate;
  if (!given && !canRate) return null;
  if (canRate && (!given || isChanging)) return <Rating {...props} onClose={() => setIsChanging(false)} />;
  return (
    given && (
      <Section title={side === 'DOCTOR' ? m.rating_title_doctor() : m.rating_title()}>
        <Text weight="bold">{sayStars(given.stars)}</Text>
        {given.comment && <p className={paragraphs}>{given.comment}</p>}
        <Text size={14} tone="muted">
          {m.rating_given()} <When at={given.changedAt} clock={clock} isInSentence />
        </Text>
        {canRate && (
          <div>
            <Button needs="manage" tone="secondary" onPress={() => setIsChanging(true)}>
              {m.rating_change()}
            </Button>
          </div>
        )}
      </Section>
    )
  );
}

function Rating({ rating, doctor, isOffline, onRate, onClose }: RatingCardProps & { onClose: () => void }) {
  const { given } = rating;
  const [chosen, setChosen] = useState(given ? String(given.stars) : null);
  const [comment, setComment] = useState(given?.comment ?? '');
  const { isPending, refused, save } = useSave<unknown, never>(onClose);
  const isTooLong = comment.trim().length > longest;
  return (
    <Section title={m.rating_title()}>
      <Stack space={4}>
        <Choices
          label={m.rating_title()}
          items={stars.map(({ id, word }) => ({ id, title: id, detail: word() }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextField
          name="rating-comment"
          label={m.rating_comment()}
          value={comment}
          onChange={setComment}
          {...(isTooLong && { errorMessage: m.intake_text_fault({ count: longest }) })}
          rows={3}
        />
        <Text>{m.rating_who({ name: doctor })}</Text>
        {refused && <Banner tone="critical">{refused.message}</Banner>}
        <Inline space={2}>
          <Button
            needs="manage"
            isPending={isPending}
            isDisabled={isOffline || chosen === null || isTooLong}
            onPress={() =>
              void save(() => onRate({ stars: Number(chosen), comment: comment.trim() || null }))
            }
          >
            {m.rating_send()}
          </Button>
          {given && (
            <Button tone="quiet" isDisabled={isPending} onPress={onClose}>
              {m.intake_cancel()}
            </Button>
          )}
        </Inline>
      </Stack>
    </Section>
  );
}

/** Characters of a comment, as the contract has it. */
const longest = 1000;

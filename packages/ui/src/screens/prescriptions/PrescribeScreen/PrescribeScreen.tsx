import { type ReactNode, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { sayWhenWithin } from '../../../words/moment';
import type { PrescriptionSheet } from '../types';
import type { PaperHead } from './Paper';
import { SignedPart, type SignedPartProps } from './SignedPart';
import { sayTitle } from './say-title';
import { type SaveDraft, useDraft } from './use-draft';
import { WriteForm, type WriteFormProps } from './WriteForm';

export type PrescribeScreenProps = Pick<WriteFormProps, 'findMedicines' | 'countQuantity' | 'onSign'> &
  Pick<SignedPartProps, 'onCancel' | 'onDownload'> & {
    state: Loaded<{ sheet: PrescriptionSheet; head: PaperHead }>;
    /** The visit to which it belongs. */
    visitHref: string;
    clock: Clock;
    /** 'YYYY-MM-DD', in India. */
    today: string;
    isOffline: boolean;
    onSave: SaveDraft;
    onRetry: () => void;
  };

/** The prescription of a visit, for its doctor. */
export function PrescribeScreen({ state, ...props }: PrescribeScreenProps) {
  if (state.phase === 'ready') return <Ready sheet={state.sheet} head={state.head} {...props} />;
  return (
    <Page title={m.rx_title()} up={{ href: props.visitHref, label: m.visit_title() }} isWide>
      <Phases
        state={state}
        failed={{ title: m.rx_failed_title(), text: m.rx_failed() }}
        onRetry={props.onRetry}
      />
    </Page>
  );
}

type ReadyProps = Omit<PrescribeScreenProps, 'state' | 'onRetry'> & {
  sheet: PrescriptionSheet;
  head: PaperHead;
};

function Ready(props: ReadyProps) {
  const { prescription, canWrite } = props.sheet;
  const [isReplacing, setIsReplacing] = useState(false);
  const isDraft = prescription?.state === 'draft';
  // Signed or written elsewhere meanwhile, it shows itself.
  if (isReplacing && (isDraft || !canWrite)) setIsReplacing(false);
  if (isDraft || (canWrite && (isReplacing || prescription === null)))
    return <Writing {...props} onGiveUp={isReplacing ? () => setIsReplacing(false) : undefined} />;
  return <Shown {...props} onReplace={canWrite ? () => setIsReplacing(true) : undefined} />;
}

function Writing({ onGiveUp, ...props }: ReadyProps & { onGiveUp?: (() => void) | undefined }) {
  const { sheet, isOffline, onSave } = props;
  const newest = sheet.prescription;
  const kept = newest?.state === 'draft' ? newest : null;
  const written = useDraft({ kept, replaced: kept ? null : newest, isOffline, onSave });
  return (
    <Frame {...props} title={sayTitle(sheet, written, kept)}>
      <WriteForm {...props} {...{ written, kept, onGiveUp }} />
    </Frame>
  );
}

function Shown({ onReplace, ...props }: ReadyProps & { onReplace?: (() => void) | undefined }) {
  const { prescription, patient } = props.sheet;
  const name = patient.firstName;
  const titles = {
    draft: m.rx_title,
    signed: () => m.rx_title_signed({ name }),
    cancelled: m.rx_title_cancelled,
    replaced: m.rx_title_replaced,
  };
  return (
    <Frame {...props} title={prescription ? titles[prescription.state]() : m.rx_title_none()}>
      {prescription && <SignedPart {...props} {...{ prescription, name, onReplace }} title={m.rx_title()} />}
    </Frame>
  );
}

/** The page around it: of whom, at which visit, and what was signed before. */
function Frame({ sheet, title, children, ...props }: ReadyProps & { title: string; children: ReactNode }) {
  const { patient, rules, refusal, earlier } = sheet;
  const { visitHref: href, clock } = props;
  const name = `${patient.firstName} ${patient.lastName}`;
  const when = rules.lastInPersonAt && sayWhenWithin(rules.lastInPersonAt, clock);
  const kinds = {
    first: m.rx_kind_first({ name }),
    'follow-up': m.rx_kind_follow_up({ name, when: when ?? '' }),
    'in-clinic': m.rx_kind_clinic({ name }),
  };
  return (
    <Page title={title} description={kinds[rules.kind]} up={{ href, label: m.visit_with({ name }) }} isWide>
      <Stack space={6}>
        {refusal && <Banner tone="attention">{refusal}</Banner>}
        {children}
        {earlier.map((one) => (
          <SignedPart
            key={one.id}
            {...props}
            prescription={one}
            name={patient.firstName}
            title={one.state === 'signed' ? m.rx_earlier_stands() : m.rx_earlier()}
          />
        ))}
      </Stack>
    </Page>
  );
}

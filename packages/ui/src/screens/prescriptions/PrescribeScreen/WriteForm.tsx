import { Pencil } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Grid } from '../../../components/Grid/Grid';
import { Inline } from '../../../components/Inline/Inline';
import { NumberField } from '../../../components/NumberField/NumberField';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { type Clock, When } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { Section } from '../../private/Section';
import type { ItemDraft, Prescription, PrescriptionSheet } from '../types';
import { ChecksPart } from './ChecksPart';
import { needsDecision } from './draft-form';
import { ItemsPart, type ItemsPartProps } from './ItemsPart';
import { ListsPart } from './ListsPart';
import { Paper, type PaperHead } from './Paper';
import type { WrittenDraft } from './use-draft';

export type WriteFormProps = Pick<ItemsPartProps, 'findMedicines' | 'countQuantity'> & {
  sheet: PrescriptionSheet;
  written: WrittenDraft;
  /** The draft on the server; null if there is none. */
  kept: Prescription | null;
  head: PaperHead;
  clock: Clock;
  isOffline: boolean;
  /** Signs the version that the doctor sees, and sends it to the patient. */
  onSign: (prescription: Prescription) => Promise<Saved>;
  /** Gives up a prescription that was to replace another; left out where there is none. */
  onGiveUp?: (() => void) | undefined;
};

/** Shows a prescription while it is written: its medicines, what speaks against them, the rest of it, and the paper. */
export function WriteForm(props: WriteFormProps) {
  const { sheet, written, kept, head, clock } = props;
  const { rules, patient, checks } = sheet;
  const { draft, faults, change } = written;
  const name = patient.firstName;
  const known = kept?.items ?? [];
  const isUndecided = ({ generic }: ItemDraft) => {
    const key = known.find((one) => one.generic === generic)?.key;
    return checks.warnings.some(
      (warning) => key !== undefined && warning.itemKeys.includes(key) && needsDecision(warning, draft),
    );
  };
  // An adult has none with them; of an unknown age it is asked.
  const asksAdult = patient.age === null || patient.age < 18;
  return (
    <Stack space={6}>
      <ListsPart
        {...{ rules, name, clock }}
        isSameCondition={draft.isSameCondition}
        onSameCondition={(isSameCondition) => change({ isSameCondition })}
      />
      <Grid columns={{ wide: 'main-aside' }} align="start">
        <Stack space={6}>
          <ItemsPart
            {...{ written, known, name }}
            warnings={checks.warnings}
            findMedicines={props.findMedicines}
            countQuantity={props.countQuantity}
          />
          <ChecksPart {...{ checks, patient }} isSettled={written.isSettled} hasItems={known.length > 0} />
          <Section title={m.rx_rest()}>
            <TextField
              name="diagnosis"
              label={m.rx_diagnosis()}
              description={m.rx_diagnosis_help()}
              value={draft.diagnosis}
              onChange={(diagnosis) => change({ diagnosis })}
              errorMessage={faults.diagnosis}
              isRequired
            />
            {asksAdult && (
              <>
                <Text size={14}>{patient.age === null ? m.rx_adult_if() : m.rx_adult_why({ name })}</Text>
                <Grid columns={{ narrow: 1, medium: 2 }} space={4} align="start">
                  <TextField
                    name="adultName"
                    label={m.rx_adult_name()}
                    value={draft.adultName}
                    onChange={(adultName) => change({ adultName })}
                    errorMessage={faults.adultName}
                    isRequired={patient.age !== null}
                  />
                  <TextField
                    name="adultRelation"
                    label={m.rx_adult_relation()}
                    value={draft.adultRelation}
                    onChange={(adultRelation) => change({ adultRelation })}
                    errorMessage={faults.adultRelation}
                    isRequired={patient.age !== null}
                  />
                </Grid>
              </>
            )}
            <TextField
              name="tests"
              label={m.rx_tests()}
              description={m.rx_tests_help()}
              rows={3}
              value={draft.testsText}
              onChange={(testsText) => change({ testsText })}
              errorMessage={faults.tests}
            />
            <TextField
              name="advice"
              label={m.rx_advice()}
              description={m.rx_advice_help({ name })}
              rows={3}
              value={draft.advice}
              onChange={(advice) => change({ advice })}
              errorMessage={faults.advice}
            />
            <NumberField
              name="validDays"
              label={m.rx_valid_days()}
              unit={m.rx_days_unit()}
              isDecimal={false}
              value={draft.validDays}
              onChange={(validDays) => change({ validDays })}
              errorMessage={faults.validDays}
              isRequired
            />
          </Section>
          <SignPart {...props} />
        </Stack>
        <Paper {...{ head, patient, draft, known, isUndecided }} />
      </Grid>
    </Stack>
  );
}

/** How the draft stands on the server, what is missing, and the button that signs it. */
function SignPart({ sheet, written, kept, clock, isOffline, onSign, onGiveUp }: WriteFormProps) {
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined);
  const { missing, patient } = sheet;
  const isReady = kept !== null && written.isSettled && missing.length === 0;
  return (
    <Section title={m.rx_sign_title()}>
      {written.isOld && (
        <Banner
          tone="attention"
          action={
            <Inline space={2}>
              <Button tone="secondary" size="small" onPress={written.takeNewer}>
                {m.visit_note_newer_take()}
              </Button>
              <Button tone="quiet" size="small" onPress={written.keepOwn}>
                {m.visit_note_newer_keep()}
              </Button>
            </Inline>
          }
        >
          {m.rx_newer()}
        </Banner>
      )}
      {written.refused && (
        <Banner tone="critical" title={m.rx_not_saved()}>
          {[written.refused.message, ...Object.values(written.refused.fieldErrors ?? {})]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      )}
      {isOffline && <Banner tone="info">{m.rx_offline()}</Banner>}
      {refused && <Banner tone="critical">{refused.message}</Banner>}
      <div role="status">
        <Stack space={1}>
          {kept && written.isSettled && missing.length > 0 && (
            <>
              <Text weight="bold">{m.rx_missing({ count: missing.length })}</Text>
              {missing.map(({ text }) => (
                <Text key={text} size={14}>
                  {text}
                </Text>
              ))}
            </>
          )}
          <Text size={14} tone="muted">
            {!written.isSettled ? (
              m.rx_saving()
            ) : kept ? (
              <>
                {m.rx_saved()} <When at={kept.updatedAt} clock={clock} isInSentence />
              </>
            ) : (
              m.rx_not_begun()
            )}
          </Text>
        </Stack>
      </div>
      <Text size={14}>{m.rx_sign_means({ name: patient.firstName })}</Text>
      <Inline space={2}>
        <Button
          icon={Pencil}
          isPending={isPending}
          isDisabled={!isReady || isOffline}
          onPress={() => void save(async () => (kept ? onSign(kept) : { ok: false }))}
        >
          {m.rx_sign()}
        </Button>
        {onGiveUp && (
          <Button tone="quiet" isDisabled={isPending} onPress={onGiveUp}>
            {m.rx_give_up()}
          </Button>
        )}
      </Inline>
    </Section>
  );
}

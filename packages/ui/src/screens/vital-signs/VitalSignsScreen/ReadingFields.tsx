import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Grid } from '../../../components/Grid/Grid';
import { Inline } from '../../../components/Inline/Inline';
import { NumberField } from '../../../components/NumberField/NumberField';
import { formatNumber } from '../../../components/private/reading/format-number';
import { unitLabel } from '../../../components/private/reading/words';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import { type Entry, likelierUnit, unitsOf } from './draft';
import type { FieldFault, ReadingKind } from './types';

export type ReadingFieldsProps = {
  entry: Entry;
  kinds: readonly ReadingKind[];
  errors: readonly FieldFault[];
  onChange: (patch: Partial<Entry>) => void;
};

/** The fields of a type of reading. */
export function ReadingFields(props: ReadingFieldsProps) {
  return props.entry.type === 'blood_pressure' ? (
    <BloodPressureFields {...props} />
  ) : (
    <ValueFields {...props} />
  );
}

const messageFor = (errors: readonly FieldFault[], name: FieldFault['field']) =>
  errors.find(({ field }) => field === name)?.message;

function BloodPressureFields({ entry, errors, onChange }: ReadingFieldsProps) {
  const unit = unitLabel(entry.unit);
  return (
    <>
      <Grid columns={{ narrow: 2 }} space={4} align="start">
        <NumberField
          name="systolic"
          label={m.form_systolic()}
          description={m.form_systolic_help()}
          value={entry.systolic}
          onChange={(systolic) => onChange({ systolic })}
          unit={unit}
          isDecimal={false}
          isRequired
          errorMessage={messageFor(errors, 'systolic')}
        />
        <NumberField
          name="diastolic"
          label={m.form_diastolic()}
          description={m.form_diastolic_help()}
          value={entry.diastolic}
          onChange={(diastolic) => onChange({ diastolic })}
          unit={unit}
          isDecimal={false}
          isRequired
          errorMessage={messageFor(errors, 'diastolic')}
        />
      </Grid>
      <Grid columns={{ narrow: 2 }} space={4} align="start">
        <RadioGroup
          name="arm"
          label={m.form_arm()}
          items={[
            { id: 'left', label: m.form_arm_left() },
            { id: 'right', label: m.form_arm_right() },
          ]}
          value={entry.arm}
          onChange={(arm) => onChange({ arm })}
          errorMessage={messageFor(errors, 'arm')}
        />
        <RadioGroup
          name="posture"
          label={m.form_posture()}
          items={[
            { id: 'seated', label: m.form_posture_seated() },
            { id: 'standing', label: m.form_posture_standing() },
            { id: 'lying', label: m.form_posture_lying() },
          ]}
          value={entry.posture}
          onChange={(posture) => onChange({ posture })}
          errorMessage={messageFor(errors, 'posture')}
        />
      </Grid>
    </>
  );
}

function ValueFields({ entry, kinds, errors, onChange }: ReadingFieldsProps) {
  const units = unitsOf(kinds, entry.type);
  const message = messageFor(errors, 'value');
  return (
    <>
      <NumberField
        name="value"
        label={m.form_value()}
        value={entry.value}
        onChange={(value) => onChange({ value })}
        units={units.map(({ id }) => ({ id, label: unitLabel(id) }))}
        unit={entry.unit}
        // The number stays as it was read from the device; only what it means changes.
        onUnitChange={(id) => {
          const chosen = units.find((unit) => unit.id === id);
          if (chosen) onChange({ unit: chosen.id, value: entry.value });
        }}
        isDecimal={units.some(({ decimals }) => decimals > 0)}
        isRequired
        errorMessage={message}
      />
      {message && <UnitSuggestion entry={entry} kinds={kinds} onChange={onChange} />}
      {entry.type === 'glucose' && (
        <RadioGroup
          name="timing"
          label={m.form_timing()}
          description={m.form_timing_help()}
          items={[
            { id: 'fasting', label: m.form_timing_fasting() },
            { id: 'after-meal', label: m.form_timing_after_meal() },
            { id: 'random', label: m.form_timing_random() },
            { id: 'unknown', label: m.form_timing_unknown() },
          ]}
          value={entry.timing}
          onChange={(timing) => onChange({ timing })}
          errorMessage={messageFor(errors, 'timing')}
        />
      )}
      {entry.type === 'temperature' && (
        <Select
          name="site"
          label={m.form_site()}
          items={[
            { id: 'armpit', label: m.site_armpit() },
            { id: 'mouth', label: m.site_mouth() },
            { id: 'ear', label: m.site_ear() },
            { id: 'forehead', label: m.site_forehead() },
            { id: 'rectum', label: m.site_rectum() },
            { id: 'unknown', label: m.site_unknown() },
          ]}
          value={entry.site ?? 'unknown'}
          onChange={(site) => onChange({ site })}
          errorMessage={messageFor(errors, 'site')}
        />
      )}
    </>
  );
}

/** 98.6 °C cannot be, 98.6 °F is a healthy day: most often it is the unit that is wrong. */
function UnitSuggestion({ entry, kinds, onChange }: Omit<ReadingFieldsProps, 'errors'>) {
  const likelier = likelierUnit(entry, kinds);
  if (!likelier || entry.value === null) return null;
  const unit = unitLabel(likelier.id);
  return (
    <Inline space={3}>
      <Text as="span">{m.form_looks_like({ value: formatNumber(entry.value), unit })}</Text>
      <Button
        tone="secondary"
        size="small"
        onPress={() => onChange({ unit: likelier.id, value: entry.value })}
      >
        {m.form_switch_unit({ unit })}
      </Button>
    </Inline>
  );
}

import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Label } from 'react-aria-components/TextField';
import * as m from '../../../../generated/messages/messages';
import { FieldMessage } from '../../../components/private/Field/FieldParts';
import { dot } from '../../../components/RadioGroup/RadioGroup.css';
import { Text } from '../../../components/Text/Text';
import type { ConflictField } from '../types';
import type { Version } from './choices';
import * as styles from './VersionChoice.css';

type VersionChoiceProps = ConflictField & {
  /** Null while nobody has decided. */
  value: Version | null;
  onChange: (version: Version) => void;
  errorMessage?: string;
  isDisabled: boolean;
};

const changes: Record<ConflictField['changedBy'], () => string> = {
  me: m.versions_changed_by_me,
  them: m.versions_changed_by_them,
  both: m.versions_changed_by_both,
};

/** One field in both versions: below each other on a phone, a line of a table where there is room. */
export function VersionChoice({
  field,
  label,
  before,
  mine,
  standing,
  changedBy,
  value,
  onChange,
  errorMessage,
  isDisabled,
}: VersionChoiceProps) {
  const versions = [
    { id: 'mine', name: m.versions_mine(), words: mine },
    { id: 'standing', name: m.versions_standing(), words: standing },
  ] as const;
  return (
    <AriaRadioGroup
      name={field}
      value={value}
      onChange={(chosen) => onChange(chosen === 'mine' ? 'mine' : 'standing')}
      isRequired
      isDisabled={isDisabled}
      isInvalid={errorMessage !== undefined}
      className={styles.row}
      data-field={field}
    >
      <div className={styles.what}>
        <Label className={styles.label} data-field-label>
          {label}
        </Label>
        <Text size={14} tone="muted" weight={changedBy === 'both' ? 'bold' : undefined}>
          {changes[changedBy]()}
        </Text>
      </div>
      <div className={styles.before}>
        <span className={styles.name}>{m.versions_before()} </span>
        {before ?? <Text as="em">{m.versions_nothing()}</Text>}
      </div>
      {versions.map(({ id, name, words }) => (
        <RadioField key={id} value={id} className={styles.version}>
          <RadioButton className={styles.choice}>
            <span className={dot} aria-hidden="true" />
            <span className={styles.words}>
              <span className={styles.name}>{name} </span>
              <span>{words || <em>{m.versions_nothing()}</em>}</span>
            </span>
          </RadioButton>
        </RadioField>
      ))}
      <div className={styles.message}>
        <FieldMessage>{errorMessage}</FieldMessage>
      </div>
    </AriaRadioGroup>
  );
}

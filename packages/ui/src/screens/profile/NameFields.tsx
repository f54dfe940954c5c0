import * as m from '../../../generated/messages/messages';
import type { FieldFault } from '../../components/Form/ErrorSummary';
import { Grid } from '../../components/Grid/Grid';
import { TextField } from '../../components/TextField/TextField';

type Names = { firstName: string; lastName: string };

type NameFieldsProps = {
  answers: Names;
  onChange: (change: Partial<Names>) => void;
  messageFor: (name: string) => string | undefined;
};

/** Returns the errors in the names, in the order of the fields. */
export const checkNames = ({ firstName, lastName }: Names): FieldFault[] => [
  ...(firstName.trim() ? [] : [{ name: 'firstName', message: m.auth_first_name_missing() }]),
  ...(lastName.trim() ? [] : [{ name: 'lastName', message: m.auth_last_name_missing() }]),
];

/** The names of whoever is signed in. */
export function NameFields({ answers, onChange, messageFor }: NameFieldsProps) {
  const field = (name: keyof Names) => ({
    name,
    value: answers[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: messageFor(name),
    isRequired: true,
  });
  return (
    <Grid columns={{ narrow: 1, medium: 2 }} space={4} align="start">
      <TextField {...field('firstName')} label={m.auth_first_name()} autoComplete="given-name" />
      <TextField {...field('lastName')} label={m.auth_last_name()} autoComplete="family-name" />
    </Grid>
  );
}

import { describe, expect, it } from '@jest/globals';
import { cast, examples } from '@nadi/contract/examples';
import type { DoctorProfile, PatientProfile, VitalSign } from '@nadi/contract/schema';
import { clock, entryOf, inConflict } from '../../../test/entries';
import '../../app/unsent';
import { subjectOfReading } from '../../../test/subjects';
import type { Write } from '../offline/write';
import { conflictOf } from './conflict-of';
import type { UnsentConflict } from './unsent-conflict';

const [read] = cast.readings.asha as readonly VitalSign[];
if (!read) throw new Error('Asha has no readings.');
const profile: PatientProfile = cast.profiles.asha;

const change = (body: Extract<Write, { operation: 'updateVitalSign' }>['body']): Write => ({
  operation: 'updateVitalSign',
  id: read.id,
  body,
  read,
});
const deletion: Write = { operation: 'deleteVitalSign', id: read.id, read };
const stands: VitalSign = { ...read, systolic: 119, arm: 'right', version: 2 };

function compared(found: ReturnType<typeof conflictOf>): UnsentConflict {
  if (found === null || found === 'same') throw new Error('There is nothing to compare.');
  return found;
}
/** The fields of a conflict by name, with the rest as shown. */
const fieldsOf = ({ conflict }: UnsentConflict) =>
  Object.fromEntries(conflict.fields.map(({ field, label: _, ...said }) => [field, said]));
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a reading that was changed here and elsewhere', () => {
  const chain = [entryOf(change({ systolic: 125, diastolic: 78, posture: 'lying' }), inConflict(stands))];

  it('is compared by what is chosen as one, and says who changed what', () => {
    const { conflict, ...rest } = compared(conflictOf(chain, null, clock));
    expect(spaced(conflict.title)).toBe('Blood pressure 125 / 78 mmHg');
    const { numbers, ...others } = fieldsOf({ conflict, ...rest });
    expect(others).toEqual({
      arm: { before: 'Left', mine: 'Left', standing: 'Right', changedBy: 'them' },
      posture: { before: 'Seated', mine: 'Lying', standing: 'Seated', changedBy: 'me' },
    });
    expect(numbers).toMatchObject({ changedBy: 'both' });
    expect(conflict.fields.find(({ field }) => field === 'numbers')?.label).toBe('Blood pressure');
  });

  it('is written as chosen, on top of how it stands now', () => {
    const { choose } = compared(conflictOf(chain, null, clock));
    expect(choose({ numbers: 'mine', arm: 'standing', posture: 'standing' })).toEqual({
      write: {
        operation: 'updateVitalSign',
        id: read.id,
        body: { systolic: 125, diastolic: 78, unit: 'mm[Hg]' },
        read: stands,
      },
      subject: subjectOfReading(read.id),
      baseVersion: 2,
    });
  });

  it('is not written where everything stays as it stands', () => {
    const { choose } = compared(conflictOf(chain, null, clock));
    expect(choose({ numbers: 'standing', arm: 'standing', posture: 'standing' })).toBeNull();
  });

  it('is decided with all that waits behind it, so that nothing later writes over the choice', () => {
    const behind = entryOf(change({ systolic: 131, note: 'After the stairs' }), { id: 2, baseVersion: null });
    const found = compared(conflictOf([...chain, behind], null, clock));
    expect(spaced(found.conflict.title)).toBe('Blood pressure 131 / 78 mmHg');
    expect(fieldsOf(found).note).toEqual({
      before: null,
      mine: 'After the stairs',
      standing: '',
      changedBy: 'me',
    });
    expect(found.choose({ numbers: 'mine', note: 'mine' })?.write).toMatchObject({
      body: { systolic: 131, diastolic: 78, note: 'After the stairs' },
    });
  });

  it('has nothing to decide where both say the same', () => {
    // The same time, written by another clock.
    const same = {
      measuredAt: new Date(read.measuredAt).toISOString(),
      systolic: 119,
      arm: 'right' as const,
    };
    expect(conflictOf([entryOf(change(same), inConflict(stands))], null, clock)).toBe('same');
  });
});

describe('a reading that was deleted elsewhere', () => {
  const mine = change({ systolic: 125, note: null });

  it('can be recorded anew as the person had it, without what was not said', () => {
    const found = compared(conflictOf([entryOf(mine, inConflict(null))], null, clock));
    expect(found.conflict.kind).toBe('deleted-elsewhere');
    expect(found.conflict.fields.map(({ field }) => field)).toEqual([
      'numbers',
      'measuredAt',
      'arm',
      'posture',
    ]);
    expect(found.again).toEqual({
      operation: 'recordVitalSign',
      body: {
        type: 'blood_pressure',
        unit: 'mm[Hg]',
        measuredAt: read.measuredAt,
        systolic: 125,
        diastolic: 78,
        arm: 'left',
        posture: 'seated',
      },
      isNow: false,
    });
  });

  it('leaves nothing to decide where it was to be deleted here too', () => {
    const behind = entryOf(deletion, { id: 2, baseVersion: null });
    expect(conflictOf([entryOf(mine, inConflict(null)), behind], null, clock)).toBe('same');
  });
});

describe('a deletion of what was changed elsewhere', () => {
  it('shows what was changed, and deletes how it stands now', () => {
    const found = compared(conflictOf([entryOf(deletion, inConflict(stands))], null, clock));
    expect(found.conflict.kind).toBe('my-deletion');
    expect(Object.keys(fieldsOf(found))).toEqual(['numbers', 'arm']);
    expect(found.deletion).toEqual({
      write: { operation: 'deleteVitalSign', id: read.id, read: stands },
      subject: subjectOfReading(read.id),
      baseVersion: 2,
    });
  });

  it('shows all of it where nothing that is seen was changed', () => {
    const found = compared(conflictOf([entryOf(deletion, inConflict({ ...read, version: 2 }))], null, clock));
    expect(Object.keys(fieldsOf(found))).toEqual(['numbers', 'measuredAt', 'arm', 'posture']);
  });
});

describe('a profile', () => {
  it('is compared in the words of its form', () => {
    const mine: Write = {
      operation: 'updatePatientProfile',
      body: { phone: '+910000000999', dateOfBirth: '1972-03-15' },
      read: profile,
    };
    const current = { ...profile, phone: null, lastName: 'Rao', version: 7 };
    const found = compared(conflictOf([entryOf(mine, inConflict(current))], null, clock));
    expect(found.conflict.title).toBe('Your profile');
    expect(fieldsOf(found)).toEqual({
      lastName: { before: 'Kulkarni', mine: 'Kulkarni', standing: 'Rao', changedBy: 'them' },
      dateOfBirth: {
        before: '14 March 1972',
        mine: '15 March 1972',
        standing: '14 March 1972',
        changedBy: 'me',
      },
      phone: { before: '+910000000101', mine: '+910000000999', standing: 'not given', changedBy: 'both' },
    });
    expect(found.choose({ phone: 'mine', dateOfBirth: 'standing', lastName: 'standing' })).toMatchObject({
      write: { body: { phone: '+910000000999' }, read: current },
      baseVersion: 7,
    });
  });

  it('says of the same languages in another order that they are the same', () => {
    const { data } = examples.readDoctorProfile.answers['200'].meera;
    const doctor: DoctorProfile = { ...data, languages: [...data.languages] };
    const write: Write = {
      operation: 'updateDoctorProfile',
      body: { languages: [...doctor.languages].reverse(), experience: 20 },
      read: doctor,
    };
    const current = { ...doctor, experience: 21, version: doctor.version + 1 };
    const found = compared(conflictOf([entryOf(write, inConflict(current))], null, clock));
    expect(Object.keys(fieldsOf(found))).toEqual(['experience']);
  });
});

describe('first answers that were given elsewhere already', () => {
  const write: Write = {
    operation: 'completeOnboarding',
    answers: { dateOfBirth: '1972-03-14', gender: 'OTHER' },
    photo: null,
  };
  const entry = entryOf(write, inConflict(null));

  it('are compared with the profile, and become a change of it', () => {
    const found = compared(conflictOf([entry], profile, clock));
    expect(fieldsOf(found)).toEqual({
      gender: { before: null, mine: 'Other', standing: 'Female', changedBy: 'both' },
    });
    expect(found.choose({ gender: 'mine' })).toEqual({
      write: { operation: 'updatePatientProfile', body: { gender: 'OTHER' }, read: profile },
      subject: 'profile',
      baseVersion: 3,
    });
  });

  it('wait until the profile is read: what is not known is not the same', () => {
    expect(conflictOf([entry], null, clock)).toBeNull();
  });
});

it('a recording contradicts nothing: it is never taken for settled', () => {
  const write: Write = {
    operation: 'recordVitalSign',
    body: { type: 'pulse', unit: '/min', value: 60, measuredAt: read.measuredAt },
    isNow: false,
  };
  expect(conflictOf([entryOf(write, inConflict(null))], null, clock)).toBeNull();
});

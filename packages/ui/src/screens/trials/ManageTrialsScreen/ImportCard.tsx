import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { FileDrop, type FileDropItem } from '../../../components/FileDrop/FileDrop';
import { Form } from '../../../components/Form/Form';
import { Progress } from '../../../components/Progress/Progress';
import { Text } from '../../../components/Text/Text';
import { Section } from '../../private/Section';

export type ImportTotals = {
  added: number;
  changed: number;
  unchanged: number;
  /** Numbers of studies by why they were refused. */
  refused: Readonly<Partial<Record<Refusal, number>>>;
};
type Refusal = 'not-a-study' | 'too-large' | 'no-identifier' | 'no-title' | 'no-date' | 'twice';

export type ImportState =
  | { phase: 'idle' }
  /** The part of the file that was read, from 0 to 1. */
  | { phase: 'running'; share: number; totals: ImportTotals }
  | { phase: 'done'; totals: ImportTotals }
  | { phase: 'stopped'; message: string; totals: ImportTotals };

const refusals: Record<Refusal, () => string> = {
  'not-a-study': m.trials_refused_not_a_study,
  'too-large': m.trials_refused_too_large,
  'no-identifier': m.trials_refused_no_identifier,
  'no-title': m.trials_refused_no_title,
  'no-date': m.trials_refused_no_date,
  twice: m.trials_refused_twice,
};

/** As much as a browser can be asked to read; it is read piece by piece. */
const maxSize = 2 * 1024 ** 3;

type Chosen = FileDropItem & { file: File };

/** Imports files: how far they are, and what came of them. */
export function ImportCard({ state, onImport }: { state: ImportState; onImport: (files: File[]) => void }) {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [isMissing, setMissing] = useState(false);
  const isRunning = state.phase === 'running';
  return (
    <Section title={m.trials_import()}>
      <Text tone="muted">{m.trials_import_text()}</Text>
      <Form
        onSubmit={() => {
          setMissing(chosen.length === 0);
          if (chosen.length > 0) onImport(chosen.map(({ file }) => file));
        }}
        {...(isMissing && { errors: [{ name: 'file', message: m.trials_import_choose() }] })}
        isPending={isRunning}
      >
        <FileDrop
          name="file"
          label={m.trials_import_file()}
          items={chosen}
          onAdd={(files) =>
            setChosen([...chosen, ...files.map((file) => ({ id: `${file.name} ${file.size}`, file }))])
          }
          onRemove={(id) => setChosen(chosen.filter((one) => one.id !== id))}
          isDisabled={isRunning}
          accept={['application/json', '.json', '.ndjson']}
          kinds={m.trials_import_kinds()}
          maxSize={maxSize}
          limits={m.trials_import_limits()}
          errorMessage={isMissing && chosen.length === 0 ? m.trials_import_choose() : undefined}
        />
        <div>
          <Button type="submit" isPending={isRunning}>
            {m.trials_import_start()}
          </Button>
        </div>
      </Form>
      {isRunning && <Progress label={m.trials_importing()} value={state.share * 100} />}
      {state.phase !== 'idle' && <Totals totals={state.totals} />}
      {state.phase === 'stopped' && (
        <Banner tone="attention">{m.trials_import_stopped({ message: state.message })}</Banner>
      )}
    </Section>
  );
}

function Totals({ totals: { added, changed, unchanged, refused } }: { totals: ImportTotals }) {
  const reasons = (Object.keys(refused) as Refusal[]).filter((one) => (refused[one] ?? 0) > 0);
  const count = reasons.reduce((sum, one) => sum + (refused[one] ?? 0), 0);
  return (
    <div role="status">
      <Text>{m.trials_import_result({ added, changed, unchanged })}</Text>
      {count > 0 && (
        <Text tone="muted">
          {m.trials_import_refused({ count })}:{' '}
          {reasons.map((one) => `${refused[one]} ${refusals[one]()}`).join(', ')}
        </Text>
      )}
    </div>
  );
}

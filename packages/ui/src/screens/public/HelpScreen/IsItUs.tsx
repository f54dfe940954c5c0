import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Text } from '../../../components/Text/Text';

export type ServerState =
  | { phase: 'not-checked' | 'checking' | 'offline' }
  /** `time` as people say it, such as "10:38 am". */
  | { phase: 'running' | 'not-running' | 'unknown'; time: string };

export type IsItUsProps = {
  state: ServerState;
  /** Left out in a page that stands without code. */
  onCheck?: () => void;
};

/** Tells whether the server answers, as far as this page can tell. */
export function IsItUs({ state, onCheck }: IsItUsProps) {
  return (
    <>
      <div role="status">
        <Text>{wordsOf(state)}</Text>
      </div>
      {onCheck && (
        <Button tone="secondary" size="small" isPending={state.phase === 'checking'} onPress={onCheck}>
          {m.help_us_again()}
        </Button>
      )}
    </>
  );
}

function wordsOf(state: ServerState): string {
  switch (state.phase) {
    case 'not-checked':
      return m.help_us_not_checked();
    case 'checking':
      return m.help_us_checking();
    case 'offline':
      return m.help_us_offline();
    case 'running':
      return m.help_us_running({ time: state.time });
    case 'not-running':
      return m.help_us_not_running({ time: state.time });
    case 'unknown':
      return m.help_us_unknown({ time: state.time });
  }
}

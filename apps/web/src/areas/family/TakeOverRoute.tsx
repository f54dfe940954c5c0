import { serverMessageOr, toProblem } from '@nadi/api-client/problems';
import { TakeOver as bounds } from '@nadi/contract/limits';
import { fullName } from '@nadi/domain/kernel/full-name';
import * as m from '@nadi/ui/messages';
import { TakeOverScreen, type TakeOverScreenProps } from '@nadi/ui/screens/family/TakeOverScreen';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { leavingRequested } from '../../kernel/outbox/leaving-slice';
import { fieldErrorsOf } from '../../kernel/requests/field-errors';
import { settle } from '../../kernel/requests/settle';
import { useAppDispatch, useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';

const limits = { passwordMin: bounds.password.minLength, passwordMax: bounds.password.maxLength };

type State = TakeOverScreenProps['state'];

/** The contract reports a link that is over, and an address with an account, at the token. */
function stateAfter(error: unknown): State {
  const { errors, errorMessage } = toProblem(error);
  const ofLink = errors.find(({ pointer }) => pointer === '/body/token');
  if (ofLink) return { phase: ofLink.code === 'address-taken' ? 'taken' : 'expired' };
  const message = errorMessage ?? serverMessageOr(error, m.not_saved());
  return { phase: 'failed', message, fieldErrors: fieldErrorsOf(errors) };
}

/** Reads the token from the link of the e-mail and removes it from the address; another link starts again. */
export function TakeOverRoute() {
  const { api } = useServices();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const token = useRef<string | null>(new URLSearchParams(hash.slice(1)).get('token'));
  const [state, setState] = useState<State>({ phase: token.current ? 'ready' : 'missing' });
  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1)).get('token');
    if (!given) return;
    token.current = given;
    setState({ phase: 'ready' });
    navigate(pathname, { replace: true });
  }, [pathname, hash, navigate]);

  async function submit(answers: Parameters<TakeOverScreenProps['onSubmit']>[0]) {
    if (!token.current || state.phase === 'submitting') return;
    setState({ phase: 'submitting' });
    const done = await settle(api.POST('/auth/take-over', { body: { token: token.current, ...answers } }));
    setState(done.ok ? { phase: 'done' } : stateAfter(done.error));
  }

  return (
    <TakeOverScreen
      state={state}
      clock={useClock()}
      limits={limits}
      onSubmit={(answers) => void submit(answers)}
      signedInAs={user && fullName(user)}
      // Asks first what becomes of entries that are not sent yet.
      onSignOut={() => dispatch(leavingRequested())}
    />
  );
}

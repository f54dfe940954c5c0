/** The advice to a client for each kind of problem, by the last part of its `type`; in Markdown. */
export const whatToDo: Readonly<Record<string, string>> = {
  'bad-request':
    'Fix the client: the body is not valid JSON, or is cut off. Sending it again gives the same answer.',
  unauthorized:
    'Send `Authorization: Bearer <token>`. If you did, the token has expired: call `refreshTokens` once, keep both new tokens, and send the request again. If that is refused too, sign in again.',
  'sign-in-failed':
    'Ask the person for their e-mail address and password again. The answer does not say which one is wrong, and the client should not either. After ten wrong attempts the address is locked for a while (429).',
  'refresh-failed':
    'Discard both tokens and sign in again. A refresh token works once: if two parts of a client refresh at the same time, let them share one call.',
  'passcode-refused':
    'Ask the person who gave you the health link for its passcode, and send it. `remainingAttempts` says how many wrong ones are still allowed: do not guess, since the last one disables the link for good.',
  forbidden:
    'Do not try again: the role, or the state of the session, does not allow this. `detail` says what is missing, such as an e-mail address to confirm. The security section of the operation names the roles that are allowed.',
  'confirm-password':
    'Ask the person for their password, call `confirmPassword`, then send the same request again. The confirmation lasts for ten minutes.',
  'second-step-required':
    'Take the person to turn on two-step sign-in (`startTotp`, `confirmTotp`), then send the request again: the same session can do everything from then on. Until then it can read who is signed in, confirm the password, list and end sessions, and sign out.',
  'another-account':
    'Keep the data and show nothing: another person has signed in since you read the token. Read the token again, and send this request when its owner is back.',
  'not-found':
    'Treat it as gone: remove it from the list, or load the list again. A record of another person gives the same answer as one that never existed.',
  'method-not-allowed': 'Fix the client: the `Allow` header names the methods of this path.',
  'too-slow': 'Send it again over a better connection, with the same `Idempotency-Key`. Nothing was saved.',
  conflict:
    'Read the current version and decide again. `detail` says what prevents the change and, if the state does, which steps are possible.',
  'still-running':
    'Wait one second (`Retry-After`), then send the same request with the same `Idempotency-Key` again: you get the answer to the first one. This is not a conflict, so do not show one to the person.',
  'changed-since':
    'Someone changed it after you read it. Show the person `current`, let them decide, and send the change again with the `ETag` of `current` as `If-Match`.',
  'too-large':
    'Send less: the limit is 100 kB for a JSON body, 256 kB for a batch, 512 kB for a medical history, 720 kB for a health link and 64 kB for log entries (`x-body-limit`) and 5 MB for a file.',
  'address-too-long':
    'Fix the client: nothing in the contract needs an address this long. Use the parameters of the operation for filters.',
  'unsupported-media-type':
    'Set `Content-Type` to a type that the operation accepts, usually `application/json`.',
  unprocessable:
    'Show each of `errors` beside its field: `pointer` names the field (`/body/systolic`), `message` can be shown as it is, and `code` is for the client. An `Idempotency-Key` that was used for another body gives this answer too: use a new key.',
  'too-many-requests':
    'Wait for the number of seconds in `Retry-After`, then send it again with the same `Idempotency-Key`. Nothing was done.',
  'headers-too-large': 'Fix the client: send only the headers that the operation names, and no cookies.',
  'server-error':
    'Nothing was changed. Try again once, later, with the same `Idempotency-Key`. If it happens again, report it with the `requestId`, so that we can find it.',
  'not-implemented': 'Do not use it on this server. The mock already answers it.',
  unavailable:
    'Wait for the number of seconds in `Retry-After`, then send it again with the same `Idempotency-Key`. If the first request did arrive, you get its answer.',
};

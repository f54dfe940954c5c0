/** What a client does about each kind of problem, by the last part of its `type`; in Markdown. */
export const whatToDo: Readonly<Record<string, string>> = {
  'bad-request':
    'Mend the client: the body is no JSON, or is cut off. Sending the same again answers the same.',
  unauthorized:
    'Send `Authorization: Bearer <token>`. Where you did, the token has run out: call `refreshTokens` once, keep both new tokens, and send the request again. Where that is refused too, sign in again.',
  'sign-in-failed':
    'Ask the person for address and password again. The answer does not tell which of them is wrong, nor should the client. After ten wrong tries the address is locked for a while (429).',
  'refresh-failed':
    'Forget both tokens and sign in again. A refresh token is good once: if two parts of a client refresh at the same time, let them share one call.',
  forbidden:
    'Do not try again: the role, or the state of the session, does not allow it. `detail` says what is missing, such as an e-mail address to confirm. The security of the operation names the roles that may.',
  'confirm-password':
    'Ask the person for the password, call `confirmPassword`, then send the same request again. It is good for ten minutes.',
  'second-step-required':
    'Lead the person to where two-step sign-in is turned on (`startTotp`, `confirmTotp`), then send the request again: the same session may do everything from then on. Until then it can see who it is, show the password again, list and end sessions, and sign out.',
  'another-account':
    'Keep what you have and show nothing: another person has signed in since you read the token. Read it again, and send this once its owner is back.',
  'not-found':
    'Take it for gone: leave the list and read it anew. What belongs to another person answers the same as what never was.',
  'method-not-allowed': 'Mend the client: the `Allow` header names the methods of this path.',
  'too-slow': 'Send it again over a better connection, with the same `Idempotency-Key`. Nothing was saved.',
  conflict:
    'Read how it stands now and decide anew. `detail` says what stands in the way; where a state machine does, which steps are open.',
  'still-running':
    'Wait for the second of `Retry-After`, then send the same request with the same `Idempotency-Key` again: you get the answer of the first. Nothing stands in the way of it, so show no conflict to the person.',
  'changed-since':
    'Somebody changed it after you read it. Show the person `current`, let them decide, and send the change again with the `ETag` of `current` as `If-Match`.',
  'too-large':
    'Send less: a JSON body has at most 100 kB, that of a batch 256 kB (`x-body-limit`), a file 5 MB.',
  'address-too-long':
    'Mend the client: nothing in the contract needs so long an address. Filters belong into the parameters named.',
  'unsupported-media-type': 'Set `Content-Type` to what the operation takes, mostly `application/json`.',
  unprocessable:
    'Show each of `errors` beside its field: `pointer` leads to it (`/body/systolic`), `message` can be shown as it is, `code` is for the client. An `Idempotency-Key` that was used for another body is refused so too: take a new key.',
  'too-many-requests':
    'Wait for the seconds of `Retry-After`, then send it again with the same `Idempotency-Key`. Nothing was done.',
  'headers-too-large': 'Mend the client: send the headers that the operation names, and no cookies.',
  'server-error':
    'Nothing was changed. Try again once, later, with the same `Idempotency-Key`; if it stays, report it with `requestId`, by which we find it.',
  'not-implemented': 'Do without it on this server; the mock answers it already.',
  unavailable:
    'Wait for the seconds of `Retry-After`, then send it again with the same `Idempotency-Key`: if the first did come through after all, you get its answer.',
};

-- A new password by mail removes the passkeys of its account: whoever added them may have opened it in the name of another.
GRANT DELETE ON passkeys TO nadi_gate;

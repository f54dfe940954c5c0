-- Who must have a second step and has none turns it on, and may do nothing else: nothing clinical, nothing of the account.
ALTER POLICY standing ON totp_secrets
  USING ((SELECT nadi_role()) IN ('PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN', 'SECOND_STEP', 'SECOND_STEP_MISSING'));
--> statement-breakpoint
ALTER POLICY standing ON recovery_codes
  USING ((SELECT nadi_role()) IN ('PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN', 'SECOND_STEP', 'SECOND_STEP_MISSING'));
--> statement-breakpoint
ALTER POLICY standing ON passkeys
  USING ((SELECT nadi_role()) IN ('PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN', 'SECOND_STEP_MISSING'));
--> statement-breakpoint
CREATE POLICY not_made_without_second_step ON passkeys AS RESTRICTIVE FOR INSERT TO nadi_app
  WITH CHECK ((SELECT nadi_role()) <> 'SECOND_STEP_MISSING');
--> statement-breakpoint
CREATE POLICY not_removed_without_second_step ON passkeys AS RESTRICTIVE FOR DELETE TO nadi_app
  USING ((SELECT nadi_role()) <> 'SECOND_STEP_MISSING');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION own_password_hash() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT password_hash FROM users
    WHERE id = nadi_user() AND nadi_role() IN ('PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN', 'SECOND_STEP_MISSING') $$;

ALTER TABLE "dependants" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dependants" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dependants" ADD COLUMN "take_over_email" text;--> statement-breakpoint
ALTER TABLE "dependants" ADD COLUMN "take_over_hash" text;--> statement-breakpoint
ALTER TABLE "dependants" ADD COLUMN "take_over_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dependants" ADD COLUMN "take_over_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dependants" ADD COLUMN "take_over_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dependants" ADD CONSTRAINT "dependants_take_over_hash_unique" UNIQUE("take_over_hash");
--> statement-breakpoint
-- Tells if a patient is an adult at a time, as `isAdult` of the domain has it (Majority Act 1875, section 3): a test compares the two. Someone of unknown age is not.
CREATE FUNCTION is_adult_patient(p_patient uuid, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT to_char(p_at AT TIME ZONE 'Asia/Kolkata', 'YYYYMMDD')::integer - to_char(p.date_of_birth, 'YYYYMMDD')::integer >= 180000
    FROM patient_profiles p WHERE p.user_id = p_patient), false) $$;
--> statement-breakpoint
-- Lets a guardian act until the child is an adult, whether or not the job that ends it has run; the rest is as before.
CREATE OR REPLACE FUNCTION acting_for(p_patient uuid, p_changes boolean) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.patient_id FROM family_ties t
    WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND nadi_role() = 'PATIENT'
      AND (t.until IS NULL OR t.until >= (nadi_now() AT TIME ZONE 'Asia/Kolkata')::date) AND (NOT p_changes OR t.level <> 'view')
      AND NOT (t.level = 'guardian' AND is_adult_patient(t.patient_id, nadi_now())) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION family_circle() RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT array_agg(DISTINCT who) FROM (
    SELECT user_id AS who FROM family_ties WHERE patient_id = nadi_user() AND nadi_role() = 'PATIENT' AND NOT (level = 'guardian' AND is_adult_patient(patient_id, nadi_now()))
      AND (until IS NULL OR until >= (nadi_now() AT TIME ZONE 'Asia/Kolkata')::date)
    UNION ALL
    SELECT unnest(ARRAY[other.patient_id, other.user_id]) FROM family_ties mine JOIN family_ties other ON other.patient_id = mine.patient_id
      WHERE mine.user_id = nadi_user() AND nadi_role() = 'PATIENT' AND acting_for(mine.patient_id, false) IS NOT NULL
        AND (other.until IS NULL OR other.until >= (nadi_now() AT TIME ZONE 'Asia/Kolkata')::date)
  ) AS circle $$;
--> statement-breakpoint
DROP FUNCTION family_members();
--> statement-breakpoint
-- Returns the members as before, with when the review was confirmed; of whoever has an account, none is due.
CREATE FUNCTION family_members() RETURNS TABLE (tie_id uuid, patient_id uuid, first_name text, last_name text, patient_is text, level text, since timestamptz, until date,
  has_account boolean, date_of_birth date, gender text, version integer, guardians jsonb, reviewed_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.id, t.patient_id, coalesce(u.first_name, d.first_name), coalesce(u.last_name, d.last_name), t.patient_is, t.level, t.since, t.until,
      u.id IS NOT NULL, p.date_of_birth, p.gender, t.version + coalesce(d.version, 0),
      coalesce((SELECT jsonb_agg(jsonb_build_object('firstName', g.first_name, 'lastName', g.last_name, 'isYou', g.id = nadi_user()) ORDER BY gt.since, gt.id)
        FROM family_ties gt JOIN users g ON g.id = gt.user_id WHERE gt.patient_id = t.patient_id AND gt.level = 'guardian'), '[]'), coalesce(d.reviewed_at, CASE WHEN d.patient_id IS NULL THEN t.since END)
    FROM family_ties t LEFT JOIN users u ON u.id = t.patient_id LEFT JOIN dependants d ON d.patient_id = t.patient_id LEFT JOIN patient_profiles p ON p.user_id = t.patient_id
    WHERE t.user_id = nadi_user() AND acting_for(t.patient_id, false) IS NOT NULL
    ORDER BY t.since, t.id $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION accept_family_invitation(p_invitation uuid, p_tie uuid, p_relationship text, p_level text, p_until date, p_declaration text, p_at timestamptz)
  RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  asked family_invitations;
  levels text[] := ARRAY['view', 'manage', 'full', 'guardian'];
BEGIN
  UPDATE family_invitations SET status = 'ACCEPTED'
    WHERE id = p_invitation AND status = 'WAITING' AND expires_at > nadi_now() AND lower(email) = own_address() AND sender_id <> nadi_user() RETURNING * INTO asked;
  IF NOT FOUND THEN RETURN false; END IF;
  IF array_position(levels, p_level) > array_position(levels, asked.level) OR (asked.until IS NOT NULL AND (p_until IS NULL OR p_until > asked.until)) THEN
    RAISE EXCEPTION 'More is allowed than was asked for.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF asked.purpose = 'guardian' THEN
    -- Two who accept at once wait for each other.
    PERFORM FROM patients WHERE id IN (asked.sender_id, nadi_user(), asked.member_id) ORDER BY id FOR UPDATE;
    IF NOT EXISTS (SELECT FROM family_ties WHERE patient_id = asked.member_id AND user_id = asked.sender_id AND level = 'guardian')
      OR is_adult_patient(asked.member_id, p_at)
      OR (SELECT count(*) FROM family_ties WHERE patient_id = asked.member_id AND level = 'guardian' AND user_id <> nadi_user()) >= 2 THEN
      RETURN false;
    END IF;
  END IF;
  -- Two that would pass a limit together wait for each other. Leaves out ties to adults whose record nobody took over, as `family_members` does.
  PERFORM FROM patients WHERE id IN (asked.sender_id, nadi_user(), asked.member_id) ORDER BY id FOR UPDATE;
  IF (SELECT count(*) FROM family_ties WHERE user_id = CASE asked.purpose WHEN 'act-for-you' THEN asked.sender_id ELSE nadi_user() END
      AND NOT (level = 'guardian' AND is_adult_patient(patient_id, p_at))) >= 12
    OR (SELECT count(*) FROM family_ties
      WHERE patient_id = CASE asked.purpose WHEN 'act-for-me' THEN asked.sender_id WHEN 'act-for-you' THEN nadi_user() ELSE asked.member_id END
        AND NOT (level = 'guardian' AND is_adult_patient(patient_id, p_at))) >= 12 THEN
    RETURN false;
  END IF;
  -- A guardian stays one until the job has ended it: no child turns a guardian into less.
  IF asked.purpose <> 'guardian' AND EXISTS (SELECT FROM family_ties WHERE level = 'guardian'
      AND patient_id = CASE asked.purpose WHEN 'act-for-me' THEN asked.sender_id ELSE nadi_user() END
      AND user_id = CASE asked.purpose WHEN 'act-for-you' THEN asked.sender_id ELSE nadi_user() END) THEN
    RETURN false;
  END IF;
  INSERT INTO family_ties AS tie (id, patient_id, user_id, level, patient_is, user_is, since, until, declaration, version)
    SELECT p_tie, patient, who, p_level, patient_is, user_is, p_at, p_until, CASE WHEN asked.purpose = 'guardian' THEN p_declaration END, 1
      FROM (SELECT
        CASE asked.purpose WHEN 'act-for-me' THEN asked.sender_id WHEN 'act-for-you' THEN nadi_user() ELSE asked.member_id END AS patient,
        CASE asked.purpose WHEN 'act-for-you' THEN asked.sender_id ELSE nadi_user() END AS who,
        CASE asked.purpose WHEN 'act-for-you' THEN asked.relationship ELSE p_relationship END AS patient_is,
        CASE asked.purpose WHEN 'act-for-you' THEN p_relationship ELSE asked.relationship END AS user_is) AS made
    ON CONFLICT (patient_id, user_id) DO UPDATE SET level = excluded.level, until = excluded.until, declaration = excluded.declaration,
      patient_is = excluded.patient_is, user_is = excluded.user_is, since = excluded.since, version = tie.version + 1;
  RETURN true;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION update_dependant(p_patient uuid, p_first text, p_last text, p_at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE dependants d SET first_name = p_first, last_name = p_last, version = d.version + 1, updated_at = p_at
    WHERE d.patient_id = p_patient AND EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND t.level = 'guardian')
      AND NOT is_adult_patient(p_patient, nadi_now());
  IF NOT FOUND THEN RAISE EXCEPTION 'A guardian corrects a child.' USING ERRCODE = 'insufficient_privilege'; END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION erase_dependant(p_patient uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- A guardian who is accepted at the same time is waited for.
  PERFORM FROM patients WHERE id = p_patient FOR UPDATE;
  DELETE FROM patients p WHERE p.id = p_patient AND p.user_id IS NULL AND NOT is_adult_patient(p_patient, nadi_now())
    AND EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND t.level = 'guardian')
    AND NOT EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p_patient AND t.user_id <> nadi_user() AND t.level = 'guardian');
  IF NOT FOUND THEN RAISE EXCEPTION 'The only guardian deletes a child.' USING ERRCODE = 'insufficient_privilege'; END IF;
END $$;
--> statement-breakpoint
-- Keeps a guardian for each child, and for no adult.
CREATE OR REPLACE FUNCTION keep_guardian() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.level = 'guardian' AND NOT is_adult_patient(OLD.patient_id, nadi_now()) AND EXISTS (SELECT FROM users WHERE id = OLD.user_id) AND EXISTS (SELECT FROM patients WHERE id = OLD.patient_id) THEN
    -- Two who leave at once wait for each other.
    PERFORM FROM patients WHERE id = OLD.patient_id FOR UPDATE;
    IF NOT EXISTS (SELECT FROM family_ties WHERE patient_id = OLD.patient_id AND level = 'guardian' AND id <> OLD.id) THEN
      RAISE EXCEPTION 'A child has a guardian.' USING ERRCODE = 'insufficient_privilege';
    END IF;
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION end_patient() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Two guardians who are deleted at once wait for each other: the second takes the child along.
  PERFORM FROM patients p WHERE p.user_id IS NULL AND p.id IN (SELECT patient_id FROM family_ties WHERE user_id = OLD.id AND level = 'guardian') ORDER BY p.id FOR UPDATE;
  DELETE FROM patients p WHERE p.user_id IS NULL AND p.id IN (SELECT patient_id FROM family_ties WHERE user_id = OLD.id AND level = 'guardian')
    AND NOT EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p.id AND t.user_id <> OLD.id AND t.level = 'guardian')
    -- The record of an adult is no guardian's to delete.
    AND NOT is_adult_patient(p.id, nadi_now()) AND NOT EXISTS (SELECT FROM dependants d WHERE d.patient_id = p.id AND d.ended_at IS NOT NULL);
  -- Invitations of others name the address of whoever is erased.
  DELETE FROM family_invitations WHERE lower(email) = lower(OLD.email) AND OLD.email_verified_at IS NOT NULL;
  UPDATE dependants SET take_over_email = NULL, take_over_hash = NULL, take_over_sent_at = NULL, take_over_expires_at = NULL, take_over_tries = 0
    WHERE lower(take_over_email) = lower(OLD.email) AND OLD.email_verified_at IS NOT NULL;
  DELETE FROM patients WHERE user_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
-- Tells guardians of children with an account of their own too: of health (`ofHealth` of the domain, and visits), and of nothing else that the account is told. Tells guardians of an adult nothing.
CREATE OR REPLACE FUNCTION add_notification(p_id uuid, p_user uuid, p_type text, p_category text, p_title text, p_body text, p_label text, p_href text,
  p_urgent boolean, p_about text, p_device uuid, p_at timestamptz, p_consultation uuid DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  told record;
BEGIN
  FOR told IN
    SELECT p_id AS id, p_user AS person, NULL::uuid AS member, p_title AS title, p_label AS label, p_href AS href, p_consultation AS consultation WHERE NOT EXISTS (SELECT FROM dependants WHERE patient_id = p_user)
    UNION ALL
    -- The time of the id stays, so that entries lie in the order in which they came.
    SELECT (left(p_id::text, 18) || right(gen_random_uuid()::text, 18))::uuid, t.user_id, t.patient_id, left(left(child.name, 40) || ': ' || p_title, 120),
      'See ' || left(child.name, 40), '/dashboard/family/' || t.patient_id, NULL
      FROM (SELECT d.first_name AS name FROM dependants d WHERE d.patient_id = p_user
        UNION ALL SELECT u.first_name FROM users u WHERE u.id = p_user AND u.role = 'PATIENT'
          AND (p_category IN ('readings', 'goals', 'medicines') OR p_consultation IS NOT NULL)) AS child
      JOIN family_ties t ON t.patient_id = p_user AND t.level = 'guardian' AND NOT is_adult_patient(p_user, p_at)
  LOOP
    INSERT INTO notifications (id, user_id, type, category, title, body, action_label, action_href, is_urgent, about, only_device, created_at, consultation_id, member_id)
      VALUES (told.id, told.person, p_type, p_category, told.title, p_body, told.label, told.href, p_urgent, p_about, p_device, p_at, told.consultation, told.member)
      ON CONFLICT (user_id, type, about, (coalesce(member_id, user_id))) DO NOTHING;
    IF FOUND THEN PERFORM enqueue_job('notifications', jsonb_build_object('notification', told.id), p_at); END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Returns the children whose guardian the caller is or was, and what is known of their hand-over: of an adult who has not taken the record over, nothing else is told.
CREATE FUNCTION hand_overs() RETURNS TABLE (patient_id uuid, first_name text, date_of_birth date, has_account boolean, email text, sent_at timestamptz, expires_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.patient_id, coalesce(u.first_name, d.first_name), p.date_of_birth, u.id IS NOT NULL, d.take_over_email, d.take_over_sent_at, d.take_over_expires_at
    FROM family_ties t LEFT JOIN users u ON u.id = t.patient_id LEFT JOIN dependants d ON d.patient_id = t.patient_id JOIN patient_profiles p ON p.user_id = t.patient_id
    WHERE t.user_id = nadi_user() AND t.level = 'guardian' AND nadi_role() = 'PATIENT' AND NOT (u.id IS NOT NULL AND is_adult_patient(t.patient_id, nadi_now()))
    ORDER BY p.date_of_birth, t.patient_id $$;
--> statement-breakpoint
-- Keeps an invitation to take a record over in place of earlier ones, or none; for who is or was a guardian of a patient without an account.
CREATE FUNCTION send_take_over(p_patient uuid, p_email text, p_hash text, p_expires timestamptz, p_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE dependants d SET take_over_email = p_email, take_over_hash = p_hash, take_over_sent_at = CASE WHEN p_hash IS NULL THEN NULL ELSE p_at END,
      take_over_expires_at = p_expires, take_over_tries = 0
    WHERE d.patient_id = p_patient AND (p_hash IS NULL) = (p_email IS NULL) AND (p_hash IS NULL) = (p_expires IS NULL)
      AND EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND t.level = 'guardian' AND nadi_role() = 'PATIENT');
  -- A record that was taken over has no invitation to withdraw.
  IF NOT FOUND AND (p_hash IS NOT NULL OR acting_for(p_patient, false) IS NULL) THEN RAISE EXCEPTION 'A guardian hands over a record that nobody has taken.' USING ERRCODE = 'insufficient_privilege'; END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION review_dependant(p_patient uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE dependants d SET reviewed_at = coalesce(d.reviewed_at, p_at)
    WHERE d.patient_id = p_patient AND acting_for(p_patient, false) IS NOT NULL
      AND EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND t.level = 'guardian');
  IF NOT FOUND THEN RAISE EXCEPTION 'A guardian reviews the record of a child.' USING ERRCODE = 'insufficient_privilege'; END IF;
END $$;
--> statement-breakpoint
-- Tells to whom a link to take a record over was sent, for the salt of the password and for what it must not be made of.
CREATE FUNCTION invited_to_take_over(p_hash text, p_at timestamptz) RETURNS TABLE (email text, first_name text, last_name text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT take_over_email, d.first_name, d.last_name FROM dependants d WHERE take_over_hash = p_hash AND take_over_expires_at > p_at $$;
--> statement-breakpoint
-- Gives the record of a child an account of its own, for whoever has the link and knows the date of birth. Each outcome but `done` leaves the record as it is.
CREATE FUNCTION take_over(p_hash text, p_born date, p_password text, p_at timestamptz)
  RETURNS TABLE (outcome text, patient uuid, email text, name text, is_adult boolean, guardians uuid[]) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  child dependants;
  told uuid[];
BEGIN
  -- Locks the patient first, as everything does that locks both: two who use the link at once wait for each other.
  PERFORM FROM patients WHERE id = (SELECT d.patient_id FROM dependants d WHERE d.take_over_hash = p_hash) FOR UPDATE;
  SELECT * INTO child FROM dependants d WHERE d.take_over_hash = p_hash AND d.take_over_expires_at > p_at FOR UPDATE;
  IF child.patient_id IS NULL THEN
    RETURN QUERY SELECT 'over', NULL::uuid, NULL::text, NULL::text, NULL::boolean, NULL::uuid[];
    RETURN;
  END IF;
  SELECT array_agg(t.user_id) INTO told FROM family_ties t WHERE t.patient_id = child.patient_id AND t.level = 'guardian';
  IF NOT EXISTS (SELECT FROM patient_profiles p WHERE p.user_id = child.patient_id AND p.date_of_birth = p_born) THEN
    IF child.take_over_tries >= 4 THEN
      UPDATE dependants d SET take_over_email = NULL, take_over_hash = NULL, take_over_sent_at = NULL, take_over_expires_at = NULL, take_over_tries = 0 WHERE d.patient_id = child.patient_id;
      RETURN QUERY SELECT 'locked', child.patient_id, NULL::text, child.first_name, NULL::boolean, told;
    ELSE
      UPDATE dependants d SET take_over_tries = d.take_over_tries + 1 WHERE d.patient_id = child.patient_id;
      RETURN QUERY SELECT 'wrong', NULL::uuid, NULL::text, NULL::text, NULL::boolean, NULL::uuid[];
    END IF;
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM users u WHERE lower(u.email) = lower(child.take_over_email) AND u.email_verified_at IS NOT NULL) THEN
    RETURN QUERY SELECT 'taken', NULL::uuid, NULL::text, NULL::text, NULL::boolean, NULL::uuid[];
    RETURN;
  END IF;
  -- With the id of the patient, so that the record is that of the account; `begin_patient` joins the two.
  INSERT INTO users (id, role, first_name, last_name, email, email_verified_at, password_hash, onboarding_completed_at, terms_accepted_at, created_at, updated_at)
    VALUES (child.patient_id, 'PATIENT', child.first_name, child.last_name, child.take_over_email, p_at, p_password, p_at, p_at, p_at, p_at);
  DELETE FROM dependants d WHERE d.patient_id = child.patient_id;
  -- Ends here what the job ended and told of already.
  IF child.ended_at IS NOT NULL THEN
    PERFORM set_config('nadi.now', p_at::text, true);
    DELETE FROM family_ties t WHERE t.patient_id = child.patient_id AND t.level = 'guardian';
  END IF;
  RETURN QUERY SELECT 'done', child.patient_id, child.take_over_email, child.first_name, is_adult_patient(child.patient_id, p_at), told;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['is_adult_patient', 'family_members', 'hand_overs', 'send_take_over', 'review_dependant', 'invited_to_take_over', 'take_over'] LOOP
    EXECUTE format('ALTER FUNCTION %I OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I FROM PUBLIC', name);
  END LOOP;
  EXECUTE 'GRANT EXECUTE ON FUNCTION is_adult_patient, family_members, hand_overs TO nadi_reader, nadi_app';
  EXECUTE 'GRANT EXECUTE ON FUNCTION send_take_over, review_dependant TO nadi_app';
  EXECUTE 'GRANT EXECUTE ON FUNCTION invited_to_take_over, take_over TO nadi_gate';
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE SELECT ON dependants FROM nadi_reader, nadi_auditor;
--> statement-breakpoint
-- Leaves the address and the hash of an invitation to the functions above.
GRANT SELECT (patient_id, first_name, last_name, version, created_at, updated_at) ON dependants TO nadi_reader;
--> statement-breakpoint
GRANT SELECT (patient_id, first_name, last_name) ON dependants TO nadi_auditor;
--> statement-breakpoint
ALTER POLICY sent ON family_invitations WITH CHECK (sender_id = (SELECT nadi_user()) AND status = 'WAITING'
  AND (member_id IS NULL OR (acting_for(member_id, false) IS NOT NULL
    AND EXISTS (SELECT FROM family_ties t WHERE t.patient_id = member_id AND t.user_id = (SELECT nadi_user()) AND t.level = 'guardian'))));
--> statement-breakpoint
-- Keeps a guardian of someone with an account until the 18th birthday, and from then on the tie with which a former guardian can send the invitation.
ALTER POLICY ended ON family_ties USING ((user_id = (SELECT nadi_user()) AND NOT (level = 'guardian' AND is_adult_patient(patient_id, (SELECT nadi_now()))))
  OR (patient_id = (SELECT nadi_user()) AND (level <> 'guardian' OR is_adult_patient(patient_id, (SELECT nadi_now())))));
--> statement-breakpoint
SELECT pgboss.create_queue('hand-overs', '{"policy": "standard", "retryLimit": 3, "retryDelay": 300, "retryBackoff": true, "expireInSeconds": 900}');

CREATE TABLE "deletion_reminders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deletion_reminders" ADD CONSTRAINT "deletion_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_requested_at") WHERE "users"."deletion_requested_at" is not null;--> statement-breakpoint
-- The platform's own books: nobody else reads or writes them.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['file_removals', 'deletion_reminders'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO nadi_keeper', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- As before, with one question after the other: together they would look at every entry of a long chain.
CREATE OR REPLACE FUNCTION audit_person(p_subject uuid, p_person uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT first_name || ' ' || last_name FROM users
    WHERE id = p_person AND p_subject = nadi_user()
      AND CASE
        WHEN EXISTS (SELECT FROM audit_entries WHERE subject_id = p_subject AND actor_id = p_person) THEN true
        ELSE EXISTS (SELECT FROM audit_entries WHERE subject_id = p_subject AND on_behalf_of = p_person)
      END $$;

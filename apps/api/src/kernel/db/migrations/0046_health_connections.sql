CREATE TABLE "connection_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"account_hash" text,
	"sealed_tokens" text,
	"access_until" timestamp (3) with time zone,
	"fetched_until" timestamp (3) with time zone,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"connected_by" uuid,
	"last_sync_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"next_sync_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"lease" uuid,
	"failures" integer NOT NULL,
	"failure" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_syncs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"connection_id" uuid,
	"added" integer NOT NULL,
	"identities" jsonb NOT NULL,
	"reading_ids" jsonb NOT NULL,
	"already_there" integer NOT NULL,
	"critical" integer NOT NULL,
	"left_out" jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_configurations" (
	"provider" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_revocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"sealed_for" uuid NOT NULL,
	"sealed_tokens" text NOT NULL,
	"account_hash" text,
	"tries" integer NOT NULL,
	"next_try_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "connection_attempts" ADD CONSTRAINT "connection_attempts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_connections" ADD CONSTRAINT "health_connections_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_connections" ADD CONSTRAINT "health_connections_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_syncs" ADD CONSTRAINT "health_syncs_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_syncs" ADD CONSTRAINT "health_syncs_connection_id_health_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."health_connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_attempts_due" ON "connection_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "health_connections_once" ON "health_connections" USING btree ("patient_id","provider");--> statement-breakpoint
CREATE INDEX "health_connections_of_user" ON "health_connections" USING btree ("connected_by");--> statement-breakpoint
CREATE INDEX "health_connections_due" ON "health_connections" USING btree ("next_sync_at") WHERE next_sync_at is not null;--> statement-breakpoint
CREATE INDEX "health_syncs_of_patient" ON "health_syncs" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "health_syncs_newest" ON "health_syncs" USING btree ("connection_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "token_revocations_due" ON "token_revocations" USING btree ("next_try_at");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON health_connections, connection_attempts, health_syncs, provider_configurations, token_revocations TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON health_connections, connection_attempts, health_syncs, provider_configurations TO nadi_reader;
--> statement-breakpoint
GRANT INSERT, DELETE ON health_connections, connection_attempts TO nadi_app;
--> statement-breakpoint
-- With the readings that it brought, a person removes what is known of them: they may come again.
GRANT DELETE ON health_syncs TO nadi_app;
--> statement-breakpoint
-- Only an exchange of tokens and a wish to fetch change a connection for a person; the rest is noted by the job.
GRANT UPDATE (status, sealed_tokens, access_until, fetched_until, leased_until, connected_at, connected_by, account_hash, last_sync_at, tried_at, next_sync_at, lease, failures, failure, version) ON health_connections TO nadi_app;
--> statement-breakpoint
SELECT own_table('health_connections', 'patient_id');
--> statement-breakpoint
SELECT own_table('connection_attempts', 'patient_id');
--> statement-breakpoint
SELECT own_table('health_syncs', 'patient_id');
--> statement-breakpoint
ALTER TABLE provider_configurations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON provider_configurations TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Patients need it to be sent to a provider; its secret is sealed.
CREATE POLICY for_everyone ON provider_configurations FOR SELECT TO nadi_reader USING (true);
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON provider_configurations TO nadi_app;
--> statement-breakpoint
CREATE POLICY by_admin ON provider_configurations TO nadi_app USING ((SELECT nadi_role()) = 'ADMIN') WITH CHECK ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
SELECT pgboss.create_queue('health-syncs-due', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 900}');
--> statement-breakpoint
SELECT pgboss.create_queue('health-syncs', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 900}');
--> statement-breakpoint
SELECT pgboss.create_queue('token-revocations', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 900}');
--> statement-breakpoint
ALTER TABLE token_revocations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON token_revocations TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A person who signs in again leaves the tokens of before. Only the job reads them.
GRANT INSERT ON token_revocations TO nadi_app;
--> statement-breakpoint
CREATE POLICY left_to_be_revoked ON token_revocations FOR INSERT TO nadi_app WITH CHECK (true);
--> statement-breakpoint
-- A connection ends in several ways, with the account too: its tokens are left to be revoked in each.
CREATE FUNCTION leave_tokens() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO token_revocations (id, provider, sealed_for, sealed_tokens, account_hash, tries)
    VALUES (gen_random_uuid(), OLD.provider, OLD.id, OLD.sealed_tokens, OLD.account_hash, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leaves_tokens AFTER DELETE ON health_connections FOR EACH ROW WHEN (OLD.sealed_tokens IS NOT NULL) EXECUTE FUNCTION leave_tokens();
--> statement-breakpoint
-- Keeps of a connection that ends what it added, and nothing else: a reading that was deleted does not come again.
CREATE FUNCTION keep_identities() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM health_syncs WHERE connection_id = OLD.id AND added = 0;
  UPDATE health_syncs SET left_out = '[]' WHERE connection_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER keeps_identities BEFORE DELETE ON health_connections FOR EACH ROW EXECUTE FUNCTION keep_identities();
--> statement-breakpoint
-- Counts how many accounts a change of the registration at a provider concerns: only for administrators, and only a number.
CREATE FUNCTION count_connected_accounts(p_provider text) RETURNS integer LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.'; END IF;
  RETURN (SELECT count(*)::integer FROM health_connections WHERE provider = p_provider AND sealed_tokens IS NOT NULL);
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION keep_identities() OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION leave_tokens() OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION count_connected_accounts(text) OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_identities(), leave_tokens(), count_connected_accounts(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION count_connected_accounts(text) TO nadi_reader, nadi_app;

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
	"sealed_tokens" text,
	"access_until" timestamp (3) with time zone,
	"fetched_until" timestamp (3) with time zone,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"connected_by" uuid,
	"last_sync_at" timestamp (3) with time zone,
	"next_sync_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"failures" integer NOT NULL,
	"failure" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_syncs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"added" integer NOT NULL,
	"identities" jsonb NOT NULL,
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
ALTER TABLE "connection_attempts" ADD CONSTRAINT "connection_attempts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_connections" ADD CONSTRAINT "health_connections_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_connections" ADD CONSTRAINT "health_connections_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_syncs" ADD CONSTRAINT "health_syncs_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_syncs" ADD CONSTRAINT "health_syncs_connection_id_health_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."health_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_attempts_due" ON "connection_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "health_connections_once" ON "health_connections" USING btree ("patient_id","provider");--> statement-breakpoint
CREATE INDEX "health_connections_due" ON "health_connections" USING btree ("next_sync_at") WHERE next_sync_at is not null;--> statement-breakpoint
CREATE INDEX "health_syncs_newest" ON "health_syncs" USING btree ("connection_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON health_connections, connection_attempts, health_syncs, provider_configurations TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON health_connections, connection_attempts, health_syncs, provider_configurations TO nadi_reader;
--> statement-breakpoint
GRANT INSERT, DELETE ON health_connections, connection_attempts TO nadi_app;
--> statement-breakpoint
-- Only an exchange of tokens and a wish to fetch change a connection for a person; the rest is noted by the job.
GRANT UPDATE (status, sealed_tokens, access_until, fetched_until, leased_until, connected_at, connected_by, last_sync_at, next_sync_at, failures, failure, version) ON health_connections TO nadi_app;
--> statement-breakpoint
SELECT own_table('health_connections', 'patient_id');
--> statement-breakpoint
SELECT own_table('connection_attempts', 'patient_id');
--> statement-breakpoint
SELECT own_table('health_syncs', 'patient_id', writes => 'none');
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
SELECT pgboss.create_queue('health-syncs', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 900}');

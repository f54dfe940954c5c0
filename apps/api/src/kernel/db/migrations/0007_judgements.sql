CREATE TABLE "health_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"metres" integer,
	"set_by" text,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earlier_judgements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vital_sign_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"judgement" jsonb NOT NULL,
	"judged_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	"cause" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vital_signs" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "vital_signs" ADD COLUMN "status" text DEFAULT 'not-assessed' NOT NULL;--> statement-breakpoint
ALTER TABLE "vital_signs" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "vital_signs" ADD COLUMN "worst" text DEFAULT 'not-assessed' NOT NULL;--> statement-breakpoint
ALTER TABLE "vital_signs" ADD COLUMN "judgement" jsonb DEFAULT '{"status":"not-assessed","side":null,"advice":null,"reason":"no-range","worst":{"status":"not-assessed","side":null,"condition":null,"advice":null},"ways":[],"asks":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vital_signs" ADD COLUMN "judged_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "vital_signs" ADD COLUMN "ranges_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "health_facts" ADD CONSTRAINT "health_facts_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_judgements" ADD CONSTRAINT "earlier_judgements_vital_sign_id_vital_signs_id_fk" FOREIGN KEY ("vital_sign_id") REFERENCES "public"."vital_signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_judgements" ADD CONSTRAINT "earlier_judgements_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_facts_of" ON "health_facts" USING btree ("patient_id","from_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "earlier_judgements_of" ON "earlier_judgements" USING btree ("vital_sign_id","replaced_at" DESC NULLS LAST);--> statement-breakpoint
-- Rows of before get version 0: the server judges them when it starts. New rows always bring their judgement.
ALTER TABLE "vital_signs" ALTER COLUMN "status" DROP DEFAULT, ALTER COLUMN "worst" DROP DEFAULT,
  ALTER COLUMN "judgement" DROP DEFAULT, ALTER COLUMN "judged_at" DROP DEFAULT, ALTER COLUMN "ranges_version" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "patient_profiles" ADD COLUMN "ranges_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_profiles" ADD COLUMN "rejudge_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patient_profiles" ADD COLUMN "rejudge_before" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "patient_profiles_to_rejudge" ON "patient_profiles" USING btree ("user_id") WHERE "patient_profiles"."rejudge_before" is not null;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON health_facts, earlier_judgements TO nadi_keeper;
--> statement-breakpoint
-- "Pregnant" held from when it was last written. "Not pregnant" is asked for anew: the old question did not ask for a birth in the
-- last six weeks, which the fact excludes too. The owner of the tables sees no row of them: policies bind it too.
SET LOCAL ROLE nadi_keeper;
--> statement-breakpoint
INSERT INTO health_facts (id, patient_id, kind, from_date, version, created_at, updated_at)
  SELECT gen_random_uuid(), user_id, pregnancy, (updated_at AT TIME ZONE 'UTC')::date, 1, updated_at, updated_at
  FROM patient_profiles WHERE pregnancy = 'pregnant';
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
ALTER TABLE "patient_profiles" DROP COLUMN "pregnancy";
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['health_facts', 'earlier_judgements'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT ON %I TO nadi_reader', name);
    EXECUTE format('GRANT INSERT, DELETE ON %I TO nadi_app', name);
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY own ON %I TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ''PATIENT'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- What somebody was told is never told otherwise afterwards: an earlier judgement is added and goes with its reading's numbers.
GRANT UPDATE (kind, from_date, to_date, metres, set_by, version, updated_at) ON health_facts TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (site, status, side, worst, judgement, judged_at, ranges_version) ON vital_signs TO nadi_app;

-- Keeps what the kinds of a consent meant when it began, and opens the medicines that a patient keeps to consents that began since.
-- Servers of before do not know it: stop them first, since their pages do not say that these are shared.
-- What is there is of the first edition, a request that waits too. Generation writes `DEFAULT 2` here, which would widen everything that was allowed before: the two statements must stay two.
ALTER TABLE "consents" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "edition" SET DEFAULT 2;--> statement-breakpoint
-- None is of an edition that is not written yet; the migration of the next one widens this.
ALTER TABLE consents ADD CONSTRAINT known_edition CHECK (edition BETWEEN 1 AND 2);--> statement-breakpoint
UPDATE row_rules.owned_tables SET shared_if = 'NOT medicines.is_only_you', consent_if = '''medicines'' = ANY (c.kinds) AND (c.from_day IS NULL OR coalesce(medicines.start_day >= c.from_day AND coalesce(medicines.end_day, medicines.start_day) <= c.to_day, false)) AND (c.entry_ids IS NULL OR medicines.id = ANY (c.entry_ids)) AND c.edition >= 2'
  WHERE name = 'medicines';--> statement-breakpoint
SELECT apply_row_security('medicines');

CREATE TABLE "delivery_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pin" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_h1_register" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplied_on" date NOT NULL,
	"prescriber_name" text NOT NULL,
	"prescriber_address" text NOT NULL,
	"patient_name" text NOT NULL,
	"medicine" text NOT NULL,
	"packs" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_cart_items" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_cart_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"fulfilment" text NOT NULL,
	"address" jsonb,
	"seller" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"is_sample" boolean NOT NULL,
	"reserved_until" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_invoice_series" (
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "shop_invoice_series_kind_financial_year_pk" PRIMARY KEY("kind","financial_year")
);
--> statement-breakpoint
CREATE TABLE "shop_invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"financial_year" text NOT NULL,
	"place" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"total_paise" integer NOT NULL,
	"place_of_supply" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"return_reason" text,
	"fulfilment" text NOT NULL,
	"address" jsonb,
	"seller" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"payment_id" uuid,
	"pay_until" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"refund_paise" integer NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"prescription_status" text,
	"prescription_record_id" uuid,
	"prescription_files" jsonb NOT NULL,
	"prescription_reason" text,
	"prescription_decided_at" timestamp (3) with time zone,
	"prescription_decided_by" uuid,
	"pharmacist" text,
	"patient_name" text,
	"patient_age" integer,
	"prescribed" jsonb NOT NULL,
	"approved" jsonb,
	"prescriber" jsonb,
	"invoice_number" text,
	"invoiced_at" timestamp (3) with time zone,
	"credit_note_number" text,
	"credited_at" timestamp (3) with time zone,
	"history" jsonb NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"is_sample" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "shop_orders_checked" CHECK (not (status in ('PACKED', 'SENT', 'DELIVERED') and (prescribed <> '[]' or prescription_status is not null) and prescription_status is distinct from 'APPROVED')),
	CONSTRAINT "shop_orders_files_while_waiting" CHECK (prescription_status = 'WAITING' or prescription_files = '[]')
);
--> statement-breakpoint
CREATE TABLE "shop_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_pharmacists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"registration_number" text NOT NULL,
	"council" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"maker" text NOT NULL,
	"category" text NOT NULL,
	"form" text NOT NULL,
	"strength" text,
	"composition" text,
	"pack" text NOT NULL,
	"units" integer NOT NULL,
	"unit" text NOT NULL,
	"schedule" text NOT NULL,
	"hsn" text NOT NULL,
	"mrp_paise" integer NOT NULL,
	"price_paise" integer NOT NULL,
	"stock" integer NOT NULL,
	"reserved" integer NOT NULL,
	"max_quantity" integer NOT NULL,
	"description" text NOT NULL,
	"use" text,
	"storage" text,
	"country_of_origin" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_sample" boolean NOT NULL,
	"words" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_products_not_oversold" CHECK (stock >= 0 and reserved >= 0 and reserved <= stock),
	CONSTRAINT "shop_products_within_mrp" CHECK (price_paise > 0 and price_paise <= mrp_paise),
	CONSTRAINT "shop_products_schedule" CHECK (schedule in ('none', 'H', 'H1'))
);
--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_cart_items" ADD CONSTRAINT "shop_cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_cart_items" ADD CONSTRAINT "shop_cart_items_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_checkouts" ADD CONSTRAINT "shop_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_invoices" ADD CONSTRAINT "shop_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_prescription_decided_by_users_id_fk" FOREIGN KEY ("prescription_decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_payments" ADD CONSTRAINT "shop_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_payments" ADD CONSTRAINT "shop_payments_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pharmacists" ADD CONSTRAINT "shop_pharmacists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_addresses_newest" ON "delivery_addresses" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "shop_checkouts_open" ON "shop_checkouts" USING btree ("user_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "shop_checkouts_due" ON "shop_checkouts" USING btree ("reserved_until") WHERE status = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_invoices_series" ON "shop_invoices" USING btree ("kind","financial_year","place");--> statement-breakpoint
CREATE INDEX "shop_orders_newest" ON "shop_orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shop_orders_all" ON "shop_orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shop_orders_status" ON "shop_orders" USING btree ("status");--> statement-breakpoint
CREATE INDEX "shop_orders_waiting" ON "shop_orders" USING btree ("created_at") WHERE prescription_status = 'WAITING';--> statement-breakpoint
CREATE INDEX "shop_orders_unpaid" ON "shop_orders" USING btree ("pay_until") WHERE pay_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_number" ON "shop_orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_once" ON "shop_orders" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "shop_payments_of" ON "shop_payments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_payments_once" ON "shop_payments" USING btree ("order_id") WHERE status <> 'FAILED';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_pharmacists_once" ON "shop_pharmacists" USING btree ("user_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_products_code" ON "shop_products" USING btree ("code");--> statement-breakpoint
CREATE INDEX "shop_products_category" ON "shop_products" USING btree ("category");--> statement-breakpoint
CREATE INDEX "shop_products_name" ON "shop_products" USING btree ("name","id");
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['shop_products', 'shop_cart_items', 'delivery_addresses', 'shop_checkouts', 'shop_orders', 'shop_payments', 'shop_invoices', 'shop_invoice_series', 'shop_pharmacists', 'schedule_h1_register'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO nadi_keeper', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON shop_products, shop_cart_items, delivery_addresses, shop_checkouts, shop_orders, shop_payments, shop_invoices, shop_invoice_series, shop_pharmacists TO nadi_reader;
--> statement-breakpoint
-- The public part: nobody has to sign in to look at what is for sale.
GRANT SELECT ON shop_products TO nadi_gate;
--> statement-breakpoint
CREATE POLICY for_guests ON shop_products FOR SELECT TO nadi_gate USING (is_listed);
--> statement-breakpoint
CREATE POLICY for_everyone ON shop_products FOR SELECT TO nadi_reader USING (true);
--> statement-breakpoint
GRANT INSERT, UPDATE ON shop_products TO nadi_app;
--> statement-breakpoint
CREATE POLICY by_admin ON shop_products FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY stocked ON shop_products FOR UPDATE TO nadi_app USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Who buys changes how many there are, and nothing else of a product.
CREATE FUNCTION hold_products() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user = 'nadi_app' AND nadi_role() <> 'ADMIN'
    AND (to_jsonb(NEW) - '{stock,reserved,version}'::text[]) IS DISTINCT FROM (to_jsonb(OLD) - '{stock,reserved,version}'::text[]) THEN
    RAISE EXCEPTION 'Only an administrator changes a product.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER held BEFORE UPDATE ON shop_products FOR EACH ROW EXECUTE FUNCTION hold_products();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['shop_cart_items', 'delivery_addresses', 'shop_checkouts'] LOOP
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (user_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY own ON %I TO nadi_app USING (user_id = (SELECT nadi_user())) WITH CHECK (user_id = (SELECT nadi_user()))', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT INSERT, DELETE ON shop_cart_items, delivery_addresses TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (quantity) ON shop_cart_items TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (name, phone, line1, line2, city, state, pin, version, updated_at) ON delivery_addresses TO nadi_app;
--> statement-breakpoint
GRANT INSERT ON shop_checkouts TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (status, order_id) ON shop_checkouts TO nadi_app;
--> statement-breakpoint
ALTER TABLE shop_cart_items ADD CONSTRAINT shop_cart_items_quantity CHECK (quantity BETWEEN 1 AND 50);
--> statement-breakpoint
CREATE POLICY own_read ON shop_pharmacists FOR SELECT TO nadi_reader USING (user_id = (SELECT nadi_user()) OR (SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
GRANT INSERT ON shop_pharmacists TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (withdrawn_at) ON shop_pharmacists TO nadi_app;
--> statement-breakpoint
CREATE POLICY given ON shop_pharmacists FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) = 'ADMIN' AND user_id <> (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY withdrawn ON shop_pharmacists FOR UPDATE TO nadi_app USING ((SELECT nadi_role()) = 'ADMIN') WITH CHECK ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
-- A pharmacist sees the orders of others that wait for one, and those that they decided just now.
CREATE POLICY seen ON shop_orders FOR SELECT TO nadi_reader USING (
  user_id = (SELECT nadi_user()) OR (SELECT nadi_role()) = 'ADMIN' OR (
    (prescription_status = 'WAITING' OR prescription_decided_by = (SELECT nadi_user()))
    AND (SELECT EXISTS (SELECT FROM shop_pharmacists p WHERE p.user_id = nadi_user() AND p.withdrawn_at IS NULL))));
--> statement-breakpoint
GRANT INSERT ON shop_orders TO nadi_app;
--> statement-breakpoint
CREATE POLICY placed ON shop_orders FOR INSERT TO nadi_app
  WITH CHECK (user_id = (SELECT nadi_user()) AND status = 'PLACED' AND paid_at IS NULL AND invoice_number IS NULL AND coalesce(prescription_status, 'WAITING') = 'WAITING');
--> statement-breakpoint
GRANT UPDATE (status, reason, return_reason, lines, totals, payment_id, pay_until, paid_at, refund_paise, refunded_at, prescription_status, prescription_files, prescription_reason,
  prescription_decided_at, prescription_decided_by, pharmacist, approved, prescriber, invoice_number, invoiced_at, credit_note_number, credited_at, history, delivered_at, updated_at, version)
  ON shop_orders TO nadi_app;
--> statement-breakpoint
CREATE POLICY moved ON shop_orders FOR UPDATE TO nadi_app USING (
  user_id = (SELECT nadi_user()) OR (SELECT nadi_role()) = 'ADMIN' OR (
    prescription_status = 'WAITING' AND (SELECT EXISTS (SELECT FROM shop_pharmacists p WHERE p.user_id = nadi_user() AND p.withdrawn_at IS NULL))))
  WITH CHECK (user_id = (SELECT nadi_user()) OR (SELECT nadi_role()) = 'ADMIN' OR prescription_decided_by = (SELECT nadi_user()));
--> statement-breakpoint
-- A prescription is decided by a pharmacist, and never by who ordered it; packing, sending and all after it, by an administrator.
CREATE FUNCTION hold_orders() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user <> 'nadi_app' THEN RETURN NEW; END IF;
  IF NEW.prescription_status IS DISTINCT FROM OLD.prescription_status
    AND NOT (OLD.prescription_status IS NOT DISTINCT FROM 'WAITING' AND NEW.prescription_status IS NOT DISTINCT FROM 'CANCELLED' AND NEW.status = 'CANCELLED')
    AND (OLD.user_id = nadi_user() OR OLD.prescription_status IS DISTINCT FROM 'WAITING' OR NEW.prescription_decided_by IS DISTINCT FROM nadi_user()
    OR NOT EXISTS (SELECT FROM shop_pharmacists p WHERE p.user_id = nadi_user() AND p.withdrawn_at IS NULL)) THEN
    RAISE EXCEPTION 'Only a pharmacist decides a prescription.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF nadi_role() <> 'ADMIN' AND (NEW.invoice_number IS DISTINCT FROM OLD.invoice_number OR NEW.refunded_at IS DISTINCT FROM OLD.refunded_at
    OR (NEW.status <> OLD.status AND NEW.status NOT IN ('PAID', 'CANCELLED', 'RETURN_REQUESTED'))) THEN
    RAISE EXCEPTION 'Only an administrator handles an order.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER held BEFORE UPDATE ON shop_orders FOR EACH ROW EXECUTE FUNCTION hold_orders();
--> statement-breakpoint
CREATE POLICY seen ON shop_payments FOR SELECT TO nadi_reader USING (user_id = (SELECT nadi_user()) OR (SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
GRANT INSERT ON shop_payments TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (status, paid_at) ON shop_payments TO nadi_app;
--> statement-breakpoint
CREATE POLICY begun ON shop_payments FOR INSERT TO nadi_app WITH CHECK (user_id = (SELECT nadi_user()) AND status = 'CREATED'
  AND EXISTS (SELECT FROM shop_orders o WHERE o.id = shop_payments.order_id AND o.user_id = (SELECT nadi_user())));
--> statement-breakpoint
CREATE POLICY moved ON shop_payments FOR UPDATE TO nadi_app USING (user_id = (SELECT nadi_user()) OR (SELECT nadi_role()) = 'ADMIN')
  WITH CHECK (user_id = (SELECT nadi_user()) OR (SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY seen ON shop_invoices FOR SELECT TO nadi_reader USING (user_id = (SELECT nadi_user()) OR (SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY seen ON shop_invoice_series FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
GRANT INSERT ON shop_invoices, shop_invoice_series, schedule_h1_register TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (last) ON shop_invoice_series TO nadi_app;
--> statement-breakpoint
CREATE POLICY issued ON shop_invoices FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY counted ON shop_invoice_series TO nadi_app USING ((SELECT nadi_role()) = 'ADMIN') WITH CHECK ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY entered ON schedule_h1_register FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
-- Changes stock and reservations by the items of checkouts or orders. Rows are taken in the order of their ids, as everywhere, so that no two wait for each other.
CREATE FUNCTION change_stock(p_lines jsonb, p_stock integer, p_reserved integer) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE item record;
BEGIN
  FOR item IN SELECT (line ->> 'productId')::uuid AS id, sum((line ->> 'quantity')::integer)::integer AS packs
      FROM jsonb_array_elements(p_lines) AS line GROUP BY 1 ORDER BY 1 LOOP
    UPDATE shop_products SET stock = stock + p_stock * item.packs, reserved = greatest(0, reserved + p_reserved * item.packs), version = version + abs(p_stock) WHERE id = item.id;
  END LOOP;
END $$;
--> statement-breakpoint
-- Gives back what checkouts reserved whose time is over, of anyone.
CREATE FUNCTION release_checkouts(p_now timestamp with time zone) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  given jsonb;
  many integer;
BEGIN
  WITH ended AS (
    UPDATE shop_checkouts SET status = 'EXPIRED' WHERE id IN (
      SELECT id FROM shop_checkouts WHERE status = 'OPEN' AND reserved_until <= p_now ORDER BY id LIMIT 200 FOR UPDATE SKIP LOCKED) RETURNING lines)
  SELECT coalesce(jsonb_agg(line), '[]'), count(DISTINCT ended.lines) INTO given, many FROM ended, jsonb_array_elements(ended.lines) AS line;
  PERFORM change_stock(given, 0, -1);
  RETURN many;
END $$;
--> statement-breakpoint
-- What an erased person reserved or ordered, and did not get, is for sale again.
CREATE FUNCTION return_stock() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'shop_checkouts' AND OLD.status = 'OPEN' THEN PERFORM change_stock(OLD.lines, 0, -1); END IF;
  IF TG_TABLE_NAME = 'shop_orders' THEN
    IF OLD.status IN ('PLACED', 'PAID', 'PACKED') THEN PERFORM change_stock(OLD.lines, 1, 0); END IF;
    -- The answers to administrators and pharmacists, which are kept for a second try, say who ordered what.
    DELETE FROM idempotency_keys k WHERE k.operation IN ('moveOrder', 'confirmShopRefund', 'decidePrescription') AND k.answer -> 'data' ->> 'id' = OLD.id::text;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER returns_stock AFTER DELETE ON shop_checkouts FOR EACH ROW EXECUTE FUNCTION return_stock();
--> statement-breakpoint
CREATE TRIGGER returns_stock AFTER DELETE ON shop_orders FOR EACH ROW EXECUTE FUNCTION return_stock();
--> statement-breakpoint
-- Forgets the answer about the right of an erased pharmacist, which was kept for a second try.
CREATE FUNCTION forget_pharmacist() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM idempotency_keys k WHERE k.operation = 'addPharmacist' AND k.answer -> 'data' ->> 'id' = OLD.id::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forgotten AFTER DELETE ON shop_pharmacists FOR EACH ROW EXECUTE FUNCTION forget_pharmacist();
--> statement-breakpoint
-- Whom an administrator may give the right of a pharmacist: somebody with a confirmed address, by that address alone.
CREATE FUNCTION pharmacist_by_email(p_email text) RETURNS TABLE (id uuid, first_name text, last_name text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.id, u.first_name, u.last_name FROM users u
    WHERE nadi_role() = 'ADMIN' AND lower(u.email) = lower(p_email) AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION release_checkouts(timestamp with time zone) OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION return_stock() OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION forget_pharmacist() OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION pharmacist_by_email(text) OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION release_checkouts(timestamp with time zone), return_stock(), forget_pharmacist(), pharmacist_by_email(text), change_stock(jsonb, integer, integer), hold_products(), hold_orders() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION release_checkouts(timestamp with time zone), pharmacist_by_email(text) TO nadi_app;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION change_stock(jsonb, integer, integer) TO nadi_app, nadi_keeper;
--> statement-breakpoint
SELECT pgboss.create_queue('shop-orders', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 300}');

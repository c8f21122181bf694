CREATE TABLE "ask_holds" (
	"ask_id" integer PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "condition_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"moment" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "condition_pictures_moment" CHECK ("condition_pictures"."moment" in ('receipt', 'dispatch'))
);
--> statement-breakpoint
CREATE TABLE "edition_checks" (
	"edition_id" integer NOT NULL,
	"point" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "edition_checks_edition_id_point_pk" PRIMARY KEY("edition_id","point"),
	CONSTRAINT "edition_checks_point" CHECK ("edition_checks"."point" in ('signature', 'number', 'certificate', 'condition'))
);
--> statement-breakpoint
CREATE TABLE "failed_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"runs" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"actor" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operation" text NOT NULL,
	"order_id" integer NOT NULL,
	"input" jsonb NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"waits_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "proposals_operation" CHECK ("proposals"."operation" in ('orders record-payment', 'orders record-refund')),
	CONSTRAINT "proposals_outcome" CHECK ("proposals"."outcome" in ('approved', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "standard_reasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standard_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "standard_reasons_kind" CHECK ("standard_reasons"."kind" in ('more', 'reject', 'submission'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "request_id" text DEFAULT nullif(current_setting('deckle.request_id', true), '');--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "request_id" text DEFAULT nullif(current_setting('deckle.request_id', true), '');--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_under_way" boolean GENERATED ALWAYS AS (status in ('AwaitingPayment', 'AwaitingShipment', 'NotShipped', 'Shipped', 'Received', 'Authenticating', 'Authenticated', 'AuthenticationFailed', 'ShippedToBuyer', 'Delivered', 'PayoutPending')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "passkey_challenge" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "passkey_challenge_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "ask_holds" ADD CONSTRAINT "ask_holds_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_pictures" ADD CONSTRAINT "condition_pictures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_checks" ADD CONSTRAINT "edition_checks_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condition_pictures_order" ON "condition_pictures" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_once" ON "proposals" USING btree ("order_id","operation") WHERE "proposals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "proposals_order" ON "proposals" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "proposals_waiting" ON "proposals" USING btree ("expires_at") WHERE "proposals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("id") WHERE "orders"."is_under_way";--> statement-breakpoint
CREATE INDEX "payment_tasks_stuck" ON "payment_tasks" USING btree ("id") WHERE "payment_tasks"."status" in ('disputed', 'failed');--> statement-breakpoint
CREATE INDEX "emails_order" ON "emails" USING btree ("order_id") WHERE "emails"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "emails_recipient" ON "emails" USING btree (lower("recipient"),"id");--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("id") WHERE "users"."blocked_at" is not null;--> statement-breakpoint
-- A closed account gets no passkey; see 0002.
CREATE TRIGGER passkeys_account_open BEFORE INSERT ON passkeys
  FOR EACH ROW EXECUTE FUNCTION require_open_account();
--> statement-breakpoint
INSERT INTO "standard_reasons" ("kind", "text") VALUES
  ('more', 'We cannot read the signature. Please send a sharper picture of it.'),
  ('more', 'Please send a picture of the number of your copy.'),
  ('more', 'Please send a picture of the whole work, front and back.'),
  ('more', 'Please send the certificate or the invoice.'),
  ('reject', 'The signature does not match those that we know of this edition.'),
  ('reject', 'The documents belong to another edition.'),
  ('reject', 'This copy is damaged in a way that your description does not say.'),
  ('submission', 'We could not verify this work.'),
  ('submission', 'This edition is in our catalogue already.'),
  ('submission', 'We do not carry works of this kind.');
--> statement-breakpoint
UPDATE "emails" SET "order_id" = substring("dedupe_key" from '^[a-z.-]+:([0-9]{1,9})')::int
WHERE "dedupe_key" ~ '^(bought|sold|paid|card-needed|payouts-needed|confirm-payment|card-declined|payment-failed|payment-reminder|card-reminder|shipment-reminder|not-shipped|not-received|order-cancelled|shipped|received|authenticated|shipped-to-buyer|delivered|refunded|paid-out|orders\.[a-z-]+):[0-9]{1,9}(:|$)';

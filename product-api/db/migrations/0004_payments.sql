CREATE TABLE "payment_accounts" (
	"user_id" integer NOT NULL,
	"processor" text NOT NULL,
	"customer_id" text,
	"setup_id" text,
	"setup_started_at" timestamp with time zone,
	"payment_method_id" text,
	"card" jsonb,
	"payout_account_id" text,
	"details_submitted" boolean DEFAULT false NOT NULL,
	"payouts_enabled" boolean DEFAULT false NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "payment_accounts_user_id_processor_pk" PRIMARY KEY("user_id","processor")
);
--> statement-breakpoint
CREATE TABLE "payment_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"payment_method_id" text,
	"processor_id" text,
	"failure" text,
	CONSTRAINT "payment_tasks_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_customer" ON "payment_accounts" USING btree ("processor","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_payout" ON "payment_accounts" USING btree ("processor","payout_account_id");--> statement-breakpoint
CREATE INDEX "payment_accounts_setups" ON "payment_accounts" USING btree ("setup_started_at") WHERE "payment_accounts"."setup_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_tasks_once" ON "payment_tasks" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "payment_tasks_open" ON "payment_tasks" USING btree ("next_attempt_at") WHERE "payment_tasks"."status" = 'open';--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("deadline") WHERE "orders"."deadline" is not null;
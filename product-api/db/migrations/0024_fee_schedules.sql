CREATE TABLE "fee_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"starts_at" timestamp with time zone NOT NULL,
	"fees" jsonb NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "fees_id" integer;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "fees_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_schedules_start" ON "fee_schedules" USING btree ("starts_at") WHERE "fee_schedules"."taken_back_at" is null;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_fees_id_fee_schedules_id_fk" FOREIGN KEY ("fees_id") REFERENCES "public"."fee_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_fees_id_fee_schedules_id_fk" FOREIGN KEY ("fees_id") REFERENCES "public"."fee_schedules"("id") ON DELETE no action ON UPDATE no action;
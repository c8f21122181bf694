CREATE TABLE "held_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"value" double precision NOT NULL,
	"as_of" date NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_rates_currency" CHECK ("held_rates"."currency" in ('GBP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "as_of" date;
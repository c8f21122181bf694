CREATE TABLE "market_reports" (
	"id" integer PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "market_reports_one" CHECK ("market_reports"."id" = 1)
);

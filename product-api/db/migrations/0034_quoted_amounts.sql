ALTER TABLE "asks" RENAME COLUMN "promised_payout" TO "quoted_payout";--> statement-breakpoint
ALTER TABLE "bids" RENAME COLUMN "promised_total" TO "quoted_total";
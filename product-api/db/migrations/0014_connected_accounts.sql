ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "own_currency" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('confirm-email', 'reset-password', 'change-email', 'keep-email', 'link-provider'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_own_currency" CHECK ("profiles"."own_currency" in ('GBP', 'USD', 'EUR'));
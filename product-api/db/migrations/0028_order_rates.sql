ALTER TABLE "orders" ADD COLUMN "buyer_rate" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seller_rate" double precision;
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "extended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_carrier" CHECK ("orders"."carrier" in ('DHL', 'UPS', 'FedEx', 'Royal Mail', 'Parcelforce', 'DPD', 'USPS', 'Other'));
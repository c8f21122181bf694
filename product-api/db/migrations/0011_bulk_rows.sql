CREATE TABLE "bulk_rows" (
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"position" integer NOT NULL,
	"values" jsonb NOT NULL,
	"artwork_id" integer,
	"edition_id" integer,
	"ask_id" integer,
	"refusal" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulk_rows_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_rows_ask" ON "bulk_rows" USING btree ("ask_id");--> statement-breakpoint
CREATE INDEX "bulk_rows_updated" ON "bulk_rows" USING btree ("updated_at");--> statement-breakpoint
-- A closed account gets no new rows; see 0002.
CREATE TRIGGER bulk_rows_account_open BEFORE INSERT ON bulk_rows
  FOR EACH ROW EXECUTE FUNCTION require_open_account();

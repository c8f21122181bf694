ALTER TABLE "bulk_rows" ADD COLUMN "documents_ask_id" integer;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_documents_ask_id_asks_id_fk" FOREIGN KEY ("documents_ask_id") REFERENCES "public"."asks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_rows_documents" ON "bulk_rows" USING btree ("documents_ask_id");
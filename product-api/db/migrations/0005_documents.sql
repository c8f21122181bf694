CREATE TABLE "ask_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ask_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "comments" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ask_documents" ADD CONSTRAINT "ask_documents_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ask_documents_ask" ON "ask_documents" USING btree ("ask_id");
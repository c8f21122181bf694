CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"record_id" integer,
	"picture_id" uuid,
	"version" text,
	"applied_at" timestamp with time zone,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "import_rows_outcome" CHECK ("import_rows"."outcome" in ('create', 'update', 'same', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"actor" text NOT NULL,
	"ignored" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('artists', 'artworks', 'editions', 'sales', 'pictures')),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('checking', 'ready', 'applying', 'applied', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "past_sales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"edition_id" integer NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"price_gbp" bigint NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "past_sales_reference" UNIQUE("reference"),
	CONSTRAINT "past_sales_currency" CHECK ("past_sales"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "past_sales_price" CHECK ("past_sales"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_sales" ADD CONSTRAINT "past_sales_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_under_way" ON "imports" USING btree ("id") WHERE "imports"."state" in ('checking', 'applying');--> statement-breakpoint
CREATE INDEX "past_sales_edition" ON "past_sales" USING btree ("edition_id","sold_at");--> statement-breakpoint
CREATE UNIQUE INDEX "artists_reference" ON "artists" USING btree ("reference") WHERE "artists"."reference" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "artworks_reference" ON "artworks" USING btree ("reference") WHERE "artworks"."reference" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "editions_reference" ON "editions" USING btree ("reference") WHERE "editions"."reference" is not null;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_reference" UNIQUE("reference");